"""The mutants of the core: one small change to one file each."""

import dataclasses
import hashlib
import pathlib

import changes
import swift_text

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORE = ROOT / "Sources/FloatingLabel"
EQUIVALENT = pathlib.Path(__file__).with_name("equivalent")


def core_files():
    return sorted(path for path in CORE.rglob("*.swift") if "Adapters" not in path.parts)


def digest():
    """Returns a name for the text of the core: the same for the same text."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in core_files())).hexdigest()


@dataclasses.dataclass(frozen=True, order=True)
class Mutant:
    path: pathlib.Path
    start: int
    end: int
    replacement: str

    @property
    def file(self):
        return str(self.path.relative_to(CORE))

    @property
    def text(self):
        original = self.path.read_text()
        return original[:self.start] + self.replacement + original[self.end:]

    def __str__(self):
        before = self.path.read_text()[:self.start]
        column = self.start - before.rfind("\n")
        original = " ".join(self.path.read_text()[self.start:self.end].split())
        return f"{self.file}:{before.count(chr(10)) + 1}:{column} {original} → {self.replacement or 'nothing'}"

    @property
    def difference(self):
        """The file, and the changed lines before and after: it says which mutant this is wherever it moves."""
        original = self.path.read_text()
        begin = original.rfind("\n", 0, self.start) + 1
        stop = original.find("\n", self.end)
        after = original[begin:self.start] + self.replacement + original[self.end:stop]
        lines = [f"- {line.strip()}" for line in original[begin:stop].splitlines()]
        lines += [f"+ {line.strip()}" for line in after.splitlines()]
        return "\n".join([self.file, *lines])


def all_mutants():
    """Returns all mutants, in the order of the files and of the places in them."""
    codes = {path: swift_text.mask(path.read_text()) for path in core_files()}
    siblings = changes.siblings(codes.values())
    found = set()
    for path, code in codes.items():
        original = path.read_text()
        for change in changes.ALL:
            for start, end, replacement in change(code, siblings):
                if original[start:end] != replacement:
                    found.add(Mutant(path, start, end, replacement))
    return sorted(found)


def equivalents():
    """Returns the differences that no test can see, as the file beside this one lists them."""
    records = []
    for paragraph in EQUIVALENT.read_text().split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
        count = sum(line.startswith(("- ", "+ ")) for line in lines[1:])
        if lines and len(lines) <= count + 1:
            raise ValueError(f"{EQUIVALENT.name}: there is no reason for\n{paragraph}")
        if lines:
            records.append("\n".join(lines[:count + 1]))
    return records
