extension GoldenScene {
    /// Every scene, in the order of the contact sheet.
    package static let all = [
        // Text
        lines, truncation, scripts, growingText,
        // Pictures
        contentModes, capInsets, templateTint, symbols, turnedPicture,
        // Corners and edges
        corners, continuousCorners, borders, groupOpacity,
        // Shadows
        shadow, shadowPath,
        // Masks
        layerMask, softMask, circleReveal,
        // Paint
        gradient, roundGradients, stroke, dashes, morph,
        // Depth
        flip, cube, depthOrder, oneSided, transformLayer, perspectiveText,
        // Blur
        lightMaterials, darkMaterials, growingBlur, stackedBlur,
        // Pictures of views
        snapshots, rasterized,
        // Transitions
        push, pushWithBar, pushRightToLeft, sheet, stackedSheet, cardZoom, layerTransition,
        // Appearance
        appearance,
    ]
}
