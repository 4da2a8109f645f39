"""Puts module, scripts and styles into the page: assemble.py MODULE PAGE

Fails if the module is larger than it should be, or imports anything.
"""

import base64
import gzip
import pathlib
import sys

LIMIT = 8_000  # bytes, compressed
IMPORTS = 2  # the number of that section


def sections(module):
    """The number and the content of each section."""
    if module[:8] != b"\0asm\1\0\0\0":
        sys.exit("Error: this is no WebAssembly module")
    at = 8
    while at < len(module):
        number, at = module[at], at + 1
        size, at = unsigned(module, at)
        yield number, module[at : at + size]
        at += size


def unsigned(module, at):
    """A number in LEB128, and where it ends."""
    value = shift = 0
    while True:
        byte, at = module[at], at + 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def main(module_path, page_path):
    here = pathlib.Path(__file__).parent
    module = pathlib.Path(module_path).read_bytes()
    if any(number == IMPORTS and unsigned(content, 0)[0] for number, content in sections(module)):
        sys.exit("Error: the module imports something, which a page would have to provide")
    compressed = len(gzip.compress(module, 9))
    print(f"module: {len(module)} bytes, {compressed} gzipped")
    if compressed > LIMIT:
        sys.exit(f"Error: that is more than {LIMIT}")

    page = (here / "page.html").read_text(encoding="utf-8")
    parts = {name: (here / name).read_text(encoding="utf-8")
             for name in ("page.css", "floating-label.js", "page.js")}
    parts["web.wasm"] = base64.b64encode(module).decode()
    for name, text in parts.items():
        if page.count(f"{{{{{name}}}}}") != 1 or "</script" in text or "</style" in text:
            sys.exit(f"Error: {name} has no place in the page, or would end it")
        page = page.replace(f"{{{{{name}}}}}", text.strip())
    pathlib.Path(page_path).write_text(page, encoding="utf-8")
    print(f"page: {page_path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
