// swift-tools-version: 6.2
import PackageDescription

/// Values and drawing know no actor; what touches layers, views and windows lives on the main actor.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "NavKit",
    products: [
        .library(name: "NavKit", targets: ["NavKit"]),
        .library(name: "NavSDL", targets: ["NavSDL"]),
        .library(name: "NavTesting", targets: ["NavTesting", "NavCommand", "NavIssues", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "NavXCTest", targets: ["NavXCTest"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .executable(name: "navkit", targets: ["NavKitTool"]),
        .executable(name: "navkit-demo", targets: ["NavKitDemo"]),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo harfbuzz", providers: [.apt(["libcairo2-dev", "libharfbuzz-dev"])]),
        .target(name: "CWait"),
        .target(name: "CPango", dependencies: ["CCairo"]),
        .target(name: "CPixbuf", dependencies: ["CCairo"]),

        .target(name: "NavCore", swiftSettings: strict),
        .target(name: "NavRaster", dependencies: ["NavCore", "CCairo", "CPango", "CPixbuf"], swiftSettings: strict),
        .target(name: "NavLayers", dependencies: ["NavCore", "NavRaster"], swiftSettings: onMainActor),
        .target(name: "NavKit", dependencies: ["NavCore", "NavRaster", "NavLayers"], swiftSettings: onMainActor),
        .target(name: "NavSDL", dependencies: ["NavKit", "NavCore", "NavRaster", "CSDL2", "CWait"], swiftSettings: onMainActor),
        .target(name: "NavTesting", dependencies: ["NavKit", "NavCore", "NavLayers", "NavRaster"], swiftSettings: onMainActor),

        .target(name: "NavCommand", dependencies: ["NavKit", "NavTesting", "NavRaster"], swiftSettings: onMainActor),
        .target(name: "NavIssues", dependencies: ["NavTesting"], swiftSettings: strict),
        .target(name: "NavXCTest", dependencies: ["NavTesting"], swiftSettings: strict),
        .target(
            name: "GoldenScenes", dependencies: ["NavKit", "NavTesting", "NavCore", "NavLayers", "NavRaster"],
            swiftSettings: onMainActor),
        .target(name: "FaultyTransitions", dependencies: ["NavKit", "NavTesting"], swiftSettings: onMainActor),

        .executableTarget(
            name: "NavKitTool", dependencies: ["NavKit", "NavTesting", "NavCommand", "FaultyTransitions"], swiftSettings: onMainActor),

        .target(name: "UIKit", dependencies: ["NavKit", "NavSDL"], swiftSettings: onMainActor),
        .target(name: "QuartzCore", dependencies: ["NavKit"], swiftSettings: onMainActor),
        .target(name: "CoreGraphics", dependencies: ["NavKit"], swiftSettings: onMainActor),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit", swiftSettings: strict),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics", swiftSettings: strict),

        .executableTarget(
            name: "NavKitDemo", dependencies: ["NavKit", "NavSDL", "NavCore", "NavRaster", "GoldenScenes"], path: "Demo",
            exclude: ["run.sh", "tour.script"], swiftSettings: onMainActor),

        .executableTarget(
            name: "ClientSwift5", dependencies: ["UIKit"], path: "Tests/ClientSwift5", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ClientSwift6", dependencies: ["UIKit"], path: "Tests/ClientSwift6", swiftSettings: [.swiftLanguageMode(.v6)]),

        .executableTarget(
            name: "navkit-floor", dependencies: ["CSDL2", "CCairo", "CPango"], path: "Benchmarks/Floor",
            linkerSettings: ["SDL2", "cairo", "pangocairo-1.0", "pango-1.0", "gobject-2.0", "m"].map { .linkedLibrary($0) }),
        .target(name: "CAllocations", path: "Benchmarks/Allocations"),
        .executableTarget(
            name: "navkit-bench",
            dependencies: ["NavKit", "NavSDL", "NavTesting", "NavCore", "NavLayers", "NavRaster", "CAllocations", "navkit-floor"],
            path: "Benchmarks/Bench", swiftSettings: onMainActor),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .target(name: "PictureSupport", dependencies: ["NavCore", "NavRaster"], path: "Tests/PictureSupport", swiftSettings: strict),
        .testTarget(
            name: "DemoTests", dependencies: ["NavKitDemo", "NavKit", "NavCore", "NavTesting", "TestSupport"], path: "Tests/DemoTests",
            swiftSettings: strict),
        .testTarget(
            name: "ReadmeTests", dependencies: ["UIKit", "NavTesting", "NavCommand", "NavIssues", "_Testing_UIKit"], swiftSettings: strict),
        .testTarget(
            name: "NavCoreTests", dependencies: ["NavCore", "TestSupport"],
            resources: [.copy("Resources/timing-vectors.json")], swiftSettings: strict),
        .testTarget(
            name: "NavKitTests",
            dependencies: [
                "NavKit", "NavTesting", "NavCommand", "NavIssues", "NavXCTest", "NavKitTool", "FaultyTransitions", "NavCore", "NavRaster", "NavLayers",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "NavRasterTests", dependencies: ["NavRaster", "NavCore", "TestSupport", "PictureSupport"], swiftSettings: strict),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["GoldenScenes", "NavKit", "NavCore", "NavRaster", "NavTesting", "TestSupport", "PictureSupport"],
            exclude: ["Pictures"], swiftSettings: strict),
        .testTarget(
            name: "NavSDLTests", dependencies: ["NavSDL", "NavCore", "CSDL2", "TestSupport"], swiftSettings: strict),
        .executableTarget(
            name: "WindowProbe", dependencies: ["NavKit", "NavSDL", "CSDL2"], path: "Tests/WindowProbe",
            swiftSettings: onMainActor),
        .testTarget(name: "WindowTests", dependencies: ["WindowProbe", "TestSupport"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
