public import Foundation
import NavCore
import NavRaster
import Synchronization

nonisolated extension UIImage {
    /// The picture of that name in the main bundle; nil if there is none. It is read once.
    ///
    /// A name without an extension is a PNG's. Of `name.png`, `name@2x.png` and `name@3x.png` the one for the present display's scale is taken, else the
    /// nearest finer one, else the finest.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// - `bundle`: Nil: the main one.
    /// - `traitCollection`: Whose display scale decides between files; nil: the current one's.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let scale = (traitCollection ?? .current).displayScale
        guard let url = NamedFile(name, in: bundle ?? .main).url(forScale: scale),
            let image = NamedImages.shared.image(at: url)
        else { return nil }
        self.init(image.values)
    }

    /// The pictures `name0`, `name1` … of the main bundle, as far as there are any, at most 1,024; nil if there are none.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let frames = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
        return animatedImage(with: frames.compactMap(\.self), duration: duration)
    }
}

/// The files that a name may stand for.
nonisolated private struct NamedFile {
    let folder: URL?
    let stem: String
    let ending: String

    init(_ name: String, in bundle: Bundle) {
        let url = URL(fileURLWithPath: name, relativeTo: nil)
        folder = bundle.resourceURL
        ending = url.pathExtension.isEmpty ? "png" : url.pathExtension
        stem = url.pathExtension.isEmpty ? name : String(name.dropLast(url.pathExtension.count + 1))
    }

    func url(forScale scale: CGFloat) -> URL? {
        let finer = (1...3).filter { CGFloat($0) >= scale }, coarser = (1...3).filter { CGFloat($0) < scale }
        let urls = (finer + coarser.reversed()).compactMap { url(atScale: $0) }
        return urls.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func url(atScale scale: Int) -> URL? {
        folder?.appendingPathComponent("\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)")
    }
}

/// Pictures that were read by name.
nonisolated private final class NamedImages: Sendable {
    static let shared = NamedImages()

    private let images = Mutex<[URL: UIImage]>([:])

    func image(at url: URL) -> UIImage? {
        images.withLock { images in
            if let known = images[url] { return known }
            let image = UIImage(contentsOfFile: url.path)
            images[url] = image
            return image
        }
    }
}
