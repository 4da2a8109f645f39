// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Outside",
  dependencies: [.package(name: "FloatingLabel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Outside",
      dependencies: [.product(name: "FloatingLabel", package: "FloatingLabel")]
    )
  ],
  swiftLanguageModes: [.v6]
)
