// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "FloatingLabel",
  products: [
    .library(name: "FloatingLabel", targets: ["FloatingLabel"]),
    .executable(name: "FloatingLabelDemo", targets: ["FloatingLabelDemo"]),
  ],
  targets: [
    .target(name: "FloatingLabel"),
    .executableTarget(name: "FloatingLabelDemo", dependencies: ["FloatingLabel"]),

    .testTarget(
      name: "FloatingLabelTests",
      dependencies: ["FloatingLabel"],
      resources: [.copy("Resources")]
    ),
    .testTarget(
      name: "FloatingLabelDemoTests",
      dependencies: ["FloatingLabel", "FloatingLabelDemo"],
      resources: [.copy("Resources")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
