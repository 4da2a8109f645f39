/// Where in its room a resting label stands, and which of its edges a raised one keeps to.
public enum LabelAlignment: Hashable, Sendable, CaseIterable {
  /// At the leading edge: left in left-to-right writing.
  case leading

  /// In the middle.
  case center

  /// At the trailing edge: right in left-to-right writing.
  case trailing

  /// The way towards the edge that the label keeps to, along x: −1 to the left, 1 to the right.
  func side(in direction: WritingDirection) -> Double {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): -1
    case (.center, .leftToRight), (.center, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}
