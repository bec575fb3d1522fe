// swift-tools-version: 6.0

import PackageDescription

// A package that uses the geometry alone: it needs no image library.
let package = Package(
  name: "example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "zoomfit", path: "../..")],
  targets: [
    .executableTarget(
      name: "example", dependencies: [.product(name: "FitGeometry", package: "zoomfit")])
  ]
)
