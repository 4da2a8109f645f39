/// An option that takes a value, as the command line and the help know it.
struct Option: Hashable {
  /// The name with its dashes.
  let name: String

  /// What stands for the value in the help.
  let placeholder: String

  /// What it means, and what it is when it isn't given.
  let meaning: String

  init(_ name: String, _ placeholder: String, _ meaning: String) {
    self.name = name
    self.placeholder = placeholder
    self.meaning = meaning
  }
}
