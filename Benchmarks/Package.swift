// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("26.0")],
  dependencies: [.package(name: "FloatingLabel", path: "..")],
  targets: [
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCount", .product(name: "FloatingLabel", package: "FloatingLabel"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
