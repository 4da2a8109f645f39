"""Lists the regions of the library that no test reaches and that don't say why: coverage.py EXPORT.json

A region is counted once, however many times the compiler has written it into the binary. What the
compiler makes by itself, such as the members of Codable, has none.
"""

import json
import pathlib
import sys

REASON = "// Not covered: "
CODE = 0  # the kind of a region, beside those that are skipped or expanded


def executions(export):
    """Returns how often each region ran, by its file, first line and column, last line and column."""
    counts = {}
    for function in export["data"][0]["functions"]:
        for *place, count, file, _, kind in function["regions"]:
            key = (function["filenames"][file], *place)
            if kind == CODE and "/Sources/FloatingLabel/" in key[0]:
                counts[key] = max(counts.get(key, 0), count)
    return counts


def main(path):
    counts = executions(json.loads(pathlib.Path(path).read_text()))
    explained, wrong = set(), []
    for file, line, column, *_ in sorted(key for key, count in counts.items() if count == 0):
        lines = pathlib.Path(file).read_text().split("\n")
        places = [number for number in (line, line - 1) if REASON in lines[number - 1]]
        explained.update((file, number) for number in places)
        if not places:
            wrong.append(f"{file}:{line}:{column}: no test reaches this\n{lines[line - 1]}")
    for file in {key[0] for key in counts}:
        for number, text in enumerate(pathlib.Path(file).read_text().split("\n"), start=1):
            if REASON in text and (file, number) not in explained:
                wrong.append(f"{file}:{number}: tests do reach this\n{text}")
    reached = sum(count > 0 for count in counts.values())
    print(*wrong, f"{reached} of {len(counts)} regions reached, {len(explained)} explained", sep="\n")
    return 1 if wrong or not counts else 0


sys.exit(main(sys.argv[1]))
