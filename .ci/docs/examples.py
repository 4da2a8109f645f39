#!/usr/bin/env python3
"""Compiles and runs the examples of the articles, and compares what they print with what is shown.

usage: examples.py TOOL DIRECTORY SWIFTC_ARGUMENT...

Every fenced block has to be one of these:
- `swift`: a whole program, which goes to DIRECTORY/ARTICLE-NUMBER/main.swift. The arguments are what
  swiftc needs to find and link the library. Programs for UIKit and SwiftUI are left to
  Tests/AppleDoubles/run, and modules for Embedded Swift, which export functions, to .ci/documentation.
- `text`: what the program before it prints.
- `console`: a session with the tool, which prints what follows the command; any other is not run.
- `js`: lines of Examples/Web/floating-label.js.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOG = ROOT / "Sources/FloatingLabel/FloatingLabel.docc"
BLOCK = re.compile(r"^```(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = "$ swift run FloatingLabelDemo"


class Examples:
    def __init__(self, tool, directory, compiler_arguments):
        self.tool, self.directory, self.arguments = tool, Path(directory), compiler_arguments
        self.counts = dict.fromkeys(["swift", "text", "console", "js"], 0)

    def check(self, article):
        program = None
        for number, block in enumerate(BLOCK.finditer(article.read_text()), 1):
            language, text = block.groups()
            place = f"{article.name}, block {number}"
            if language not in self.counts:
                sys.exit(f"{place}: nothing checks a block of '{language}'")
            self.counts[language] += 1
            if language == "swift":
                program = self.compile(text, self.directory / f"{article.stem}-{number}", place)
            elif language == "text":
                self.compare(subprocess.run([program], capture_output=True, text=True).stdout, text, place)
            elif language == "console" and text.startswith(PROMPT):
                command, _, shown = text.removeprefix(PROMPT).partition("\n")
                call = ["bash", "-c", f'"$0" {command} 2>&1', self.tool]
                self.compare(subprocess.run(call, capture_output=True, text=True).stdout, shown, place)
            elif language == "js":
                source = (ROOT / "Examples/Web/floating-label.js").read_text()
                for line in text.splitlines():
                    if line not in source:
                        sys.exit(f"{place}: floating-label.js doesn't have the line: {line}")

    def compile(self, text, directory, place):
        if not text.startswith("import FloatingLabel\n"):
            sys.exit(f"{place}: not a whole program, for it doesn't begin with the import")
        directory.mkdir(parents=True)
        (directory / "main.swift").write_text(text)
        if re.search(r"^import (UIKit|SwiftUI)$|^@_cdecl", text, re.MULTILINE):
            return None
        program = directory / "program"
        command = ["swiftc", directory / "main.swift", "-o", program, *self.arguments]
        if subprocess.run(command).returncode != 0:
            sys.exit(f"{place}: doesn't compile")
        return program

    def compare(self, printed, shown, place):
        if printed != shown:
            sys.exit(f"{place}: printed is\n{printed}\nbut shown is\n{shown}")


def main():
    tool, directory, *arguments = sys.argv[1:]
    examples = Examples(tool, directory, arguments)
    for article in sorted(CATALOG.glob("*.md")):
        examples.check(article)
    print(", ".join(f"{count} {language}" for language, count in examples.counts.items()))


main()
