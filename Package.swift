// swift-tools-version: 6.2

import PackageDescription

let swift: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let testing: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility")
]

let package = Package(
  name: "zoomfit",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "zoomfit", targets: ["zoomfit"]),
    .library(name: "FitGeometry", targets: ["FitGeometry"]),
    .library(name: "AppleDisplays", targets: ["AppleDisplays"]),
  ],
  targets: [
    // C
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .target(
      name: "CImageHeader", dependencies: ["CLibPNG", "CLibJPEG"],
      linkerSettings: [.linkedLibrary("z")]),

    // Swift
    .target(name: "SystemCalls", swiftSettings: swift),
    .target(
      name: "ImageProbe", dependencies: ["CImageHeader", "SystemCalls"], swiftSettings: swift),
    // On Linux the square root and the roundings of doubles are calls into libm.
    .target(
      name: "FitGeometry", swiftSettings: swift,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "AppleDisplays", dependencies: ["FitGeometry"], swiftSettings: swift),
    .target(
      name: "ImageChecks",
      dependencies: ["ImageProbe", "FitGeometry", "AppleDisplays", "SystemCalls"],
      swiftSettings: swift),
    .target(
      name: "Reports",
      dependencies: ["ImageProbe", "FitGeometry", "ImageChecks", "SystemCalls"],
      swiftSettings: swift),
    .target(
      name: "ZoomFitCLI",
      dependencies: [
        "ImageProbe", "FitGeometry", "AppleDisplays", "ImageChecks", "Reports", "SystemCalls",
      ],
      swiftSettings: swift),
    .executableTarget(name: "zoomfit", dependencies: ["ZoomFitCLI"], swiftSettings: swift),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["SystemCalls"], path: "Tests/Support",
      swiftSettings: testing),
    .testTarget(
      name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "FitGeometryTests", dependencies: ["FitGeometry", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "ImageProbeTests",
      dependencies: ["ImageProbe", "CImageHeader", "SystemCalls", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "AppleDisplaysTests", dependencies: ["AppleDisplays", "FitGeometry", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "ImageChecksTests",
      dependencies: ["ImageChecks", "ImageProbe", "AppleDisplays", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Reports", "ImageProbe", "FitGeometry", "ImageChecks", "TestSupport"],
      exclude: ["Drawings/Golden", "Golden", "Schemas"],
      swiftSettings: testing),
    .testTarget(
      name: "ZoomFitCLITests", dependencies: ["ZoomFitCLI", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "IntegrationTests",
      dependencies: ["zoomfit", "ZoomFitCLI", "ImageChecks", "TestSupport"],
      exclude: ["Check/Golden", "Shells"],
      swiftSettings: testing),
  ],
  swiftLanguageModes: [.v6]
)
