// A stand-in for the part of UIKit that the adapter uses, so that it can be checked and run where that
// framework doesn't exist. The declarations have Apple's signatures, isolation and availability; what
// is only for the driver, such as turning on Reduce Motion, is `@_spi(Driver)` and so out of the
// adapter's sight.

@_exported import CoreGraphics
@_exported import Foundation
