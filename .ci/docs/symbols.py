#!/usr/bin/env python3
"""Checks the built documentation: nothing to remark, each symbol documented and placed, all images there.

usage: symbols.py BUILD_DIR

BUILD_DIR is that of .ci/documentation. A symbol is placed if a page links to it from a topic group that
somebody wrote, and not only from one that DocC made for what was left over.
"""
import json
import sys
from pathlib import Path


def remarks(build):
    for diagnostic in json.loads((build / "diagnostics.json").read_text())["diagnostics"]:
        file = diagnostic.get("source", "").rpartition("/FloatingLabel.docc/")[2]
        # The summary of a symbol is in its source; its file in the catalog has the topics alone.
        if not (file.startswith("Symbols/") and "a summary" in diagnostic["summary"]):
            yield f"{file}: {diagnostic['summary']}"


def missing_images(archive, page):
    for reference in page.get("references", {}).values():
        if reference["type"] == "image":
            files = [archive / variant["url"].lstrip("/") for variant in reference["variants"]]
            if not files or not all(file.is_file() for file in files):
                yield f"no such image: {reference['identifier']}"


def main():
    build = Path(sys.argv[1])
    archive = build / "FloatingLabel.doccarchive"
    graph = json.loads((build / "symbols/FloatingLabel.symbols.json").read_text())
    failures = list(remarks(build))
    placed, addresses = set(), {}
    for path in (archive / "data/documentation").rglob("*.json"):
        page = json.loads(path.read_text())
        failures += missing_images(archive, page)
        addresses[page["metadata"].get("externalID")] = page["identifier"]["url"]
        for group in page.get("topicSections", []):
            if not group.get("generated", False):
                placed.update(group["identifiers"])
    for symbol in graph["symbols"]:
        name = ".".join(symbol["pathComponents"])
        if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
            failures.append(f"not documented: {name}")
        if addresses.get(symbol["identifier"]["precise"]) not in placed:
            failures.append(f"under no topic: {name}")
    print(f"{len(graph['symbols'])} symbols, {len(failures)} failures", *failures, sep="\n")
    sys.exit(len(failures) > 0)


main()
