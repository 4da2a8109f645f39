"""Makes a module interface readable: without what the compiler adds, and in the order of the types."""

import re
import sys

# How a conformance is met that is declared where the type is.
SYNTHESIZED = re.compile(
    r"func == \(|func hash\(into|var hashValue|var rawValue|static var allCases|@_implements|deinit"
    r"|typealias (AllCases|RawValue|ArrayLiteralElement|Element|Body) =")
ADDED = re.compile(
    r"@(inline\(__always\)|_hasInitialValue|_hasStorage|_inheritsConvenienceInitializers"
    r"|preconcurrency|objc) ")
MODULES = re.compile(r"\b(Swift|FloatingLabel|_Concurrency)\.(?=[A-Z_])")
DECLARATION = re.compile(r"\b(struct|enum|class|extension|func) ([\w.]+)")


def cleaned(lines):
    """Yields the lines without what the compiler adds, each attribute on the line of its declaration."""
    attributes = ""
    for line in lines:
        indent = line[:len(line) - len(line.lstrip())]
        line = MODULES.sub("", ADDED.sub("", indent + attributes + line.strip()))
        attributes = ""
        if re.fullmatch(r"\s*(@\w+(\([^)]*\))? ?)+", line):
            attributes = line.strip() + " "
        elif line.strip() and not line.startswith(("import ", "//")):
            yield line


def joined(lines):
    """Yields the lines with the accessors of a property on its own."""
    lines = iter(lines)
    for line in lines:
        if line.endswith("{") and re.search(r"\b(var|subscript)\b", line):
            accessors = [accessor.strip() for accessor in iter(lambda: next(lines).strip(), "}")]
            line = f"{line} {' '.join(accessors)} }}"
        if not SYNTHESIZED.search(line):
            yield line


def declarations(lines):
    """Yields what stands at the top level, each as a list of lines."""
    block, depth = [], 0
    for line in lines:
        block.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0:
            yield block
            block = []


def place(block):
    """A type before its extensions, and all of them by name."""
    kind, name = DECLARATION.search(block[0]).groups()
    return name, kind == "extension", block


def main():
    # An extension may be empty now; that views are Sendable follows from their being on the main actor.
    blocks = [block for block in declarations(joined(cleaned(sys.stdin)))
              if len(block) > 2 or " : " in block[0] and "Sendable {" not in block[0]]
    print("\n\n".join("\n".join(block) for block in sorted(blocks, key=place)))


main()
