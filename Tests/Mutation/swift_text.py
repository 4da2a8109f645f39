"""Swift source text: what of it is code, and where an expression begins and ends."""

import re

# What can't be code to change: comments, and attributes, imports and conditions of compilation.
_COMMENT = r"//[^\n]*|/\*.*?\*/"
_NO_CODE = r"@\w+(?:\([^)]*\))?|^[ ]*(?:#\w+|import\b)[^\n]*"
_STRING = r'(?P<hash>#*)"""(?:.*?)"""(?P=hash)|#"[^\n]*?"#|"(?:\\\([^\n]*?\)|\\.|[^"\\\n])*"'
_HIDDEN = re.compile(f"(?P<string>{_STRING})|(?P<other>{_COMMENT}|{_NO_CODE})", re.S | re.M)

_OPENING = {")": "(", "]": "[", "}": "{"}
_CLOSING = {opening: closing for closing, opening in _OPENING.items()}

# A line that goes on with the expression of the line before.
_CONTINUATION = re.compile(r"\s*(?:&&|\|\||\?\?|[?:+*/<>=-]|==|!=)\s")


def mask(text):
    """Returns the text with all that isn't code as blanks, and each string as one long name."""
    def blank(match):
        filler = "_" if match["string"] else " "
        return re.sub(r"[^\n]", filler, match[0])
    return _HIDDEN.sub(blank, text)


def matching(code, position):
    """Returns the position of the bracket that closes the one at a position."""
    depth = 0
    for index in range(position, len(code)):
        if code[index] in _CLOSING:
            depth += 1
        elif code[index] in _OPENING:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"'{code[position]}' isn't closed")


def opening(code, position):
    """Returns the position of the bracket that opens the one at a position."""
    depth = 0
    for index in range(position, -1, -1):
        if code[index] in _OPENING:
            depth += 1
        elif code[index] in _CLOSING:
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"'{code[position]}' isn't opened")


def operand_end(code, start):
    """Returns the end of the operand that begins at a position: a name or number and what hangs on it."""
    index = start
    while code[index] in "-!":
        index += 1
    while index < len(code):
        if code[index] in "([":
            index = matching(code, index) + 1
        elif code[index].isalnum() or code[index] in "_$.":
            index += 1
        elif code[index] == "?" and code[index + 1] == ".":
            index += 1
        else:
            break
    return index


def operand_start(code, end):
    """Returns the start of the operand that ends at a position."""
    index = end
    while index > 0:
        before = code[index - 1]
        if before in ")]":
            index = opening(code, index - 1)
        elif before.isalnum() or before in "_$.":
            index -= 1
        elif before == "?" and code[index] == ".":
            index -= 1
        else:
            break
    while code[index - 1] in "-!":
        index -= 1
    return index


def chain_start(code, end, operators):
    """Returns the start of the longest run of operands joined by the operators that ends at a position."""
    start = operand_start(code, end)
    while match := re.search(rf"\s(?:{operators})\s+$", code[:start]):
        start = operand_start(code, match.start())
    return start


def chain_end(code, start, operators):
    """Returns the end of the longest run of operands joined by the operators that begins at a position."""
    end = operand_end(code, start)
    while match := re.compile(rf"\s+(?:{operators})\s").match(code, end):
        end = operand_end(code, match.end())
    return end


def condition_start(code, end):
    """Returns the start of the condition that ends at a position, before `?`."""
    index = end
    while True:
        before = code[index - 1]
        if before in ")]}":
            index = opening(code, index - 1)
        elif before in "([{," or re.search(r"(?:\s=|:|\breturn|\bin|\?)\s$", code[:index]):
            break
        elif before == "\n" and not _CONTINUATION.match(code, index):
            break
        else:
            index -= 1
    return index + re.compile(r"\s*").match(code, index).end() - index


def parts(code, start, end):
    """Returns the spans between the commas of a list, outside of brackets."""
    spans = []
    begin = index = start
    while index < end:
        if code[index] in _CLOSING:
            index = matching(code, index)
        elif code[index] == ",":
            spans.append((begin, index))
            begin = index + 1
        index += 1
    spans.append((begin, end))
    return [_trimmed(code, *span) for span in spans]


def _trimmed(code, start, end):
    piece = code[start:end]
    return start + len(piece) - len(piece.lstrip()), end - (len(piece) - len(piece.rstrip()))
