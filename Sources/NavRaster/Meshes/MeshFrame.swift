/// A frame as a GPU draws it: meshes from back to front, and groups of them that are drawn apart.
package struct MeshFrame {
    package indirect enum Step {
        /// Nothing outside `within` changes.
        case draw(Mesh, within: PixelRect)
        /// `steps` are drawn onto an empty picture that lies on `bounds`, and that is laid down as `lay` says.
        case group(bounds: PixelRect, steps: [Step], lay: Lay)
    }

    /// How a group's picture is laid down.
    package struct Lay {
        /// Its paint is the group's picture.
        package var mesh: Mesh
        package var within: PixelRect
    }

    package var background: Mesh.Color
    package var steps: [Step]
}
