"""The small changes: each function finds the places for one kind, as (start, end, replacement)."""

import re

import swift_text

_BINARY = {
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=",
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
}
_WORDS = {
    "min": "max", "max": "min", "true": "false", "false": "true",
    "union": "subtracting", "subtracting": "union",
}


def operators(code, _):
    """Another operator, with the same operands."""
    for match in re.finditer(r"(?<=\s)[-+*/<>=!&|]+(?=\s)", code):
        if match[0] in _BINARY:
            yield *match.span(), _BINARY[match[0]]
    for match in re.finditer(r"\.\.[.<]", code):
        yield *match.span(), "..<" if match[0] == "..." else "..."


def signs(code, _):
    """No sign, or no negation."""
    for match in re.finditer(r"(?<=[\s(\[])[-!](?=[\w.(])", code):
        yield *match.span(), ""


def words(code, _):
    """The smaller for the larger, true for false, and the like."""
    for match in re.finditer(rf"(?<!\w)(?:{'|'.join(_WORDS)})(?!\w|:)", code):
        yield *match.span(), _WORDS[match[0]]


def numbers(code, _):
    """Another number: one more in the last digit, or in the exponent, or another first digit."""
    pattern = r"(?<![\w$])(?<![\w)\]]\.)(?:0x[\dA-F_]+(?:p-?\d+)?|0b[01_]+|[\d_]+(?:\.\d+)?(?:e-?\d+)?)(?!\w)"
    for match in re.finditer(pattern, code):
        if not match[0].startswith("_"):
            yield *match.span(), _other_number(match[0])


def _other_number(number):
    if power := re.fullmatch(r"(0x\w+p)(-?\d+)", number):
        return f"{power[1]}{int(power[2]) + 1}"
    if number.startswith("0b"):
        return f"0b{'10'[int(number[2])]}{number[3:]}"
    if number.startswith("0x"):
        return f"0x{(int(number[2], 16) + 1) % 16:X}{number[3:]}"
    mantissa, exponent = re.fullmatch(r"([\d_.]+)(e-?\d+)?", number).groups()
    digits = mantissa.replace("_", "")
    places = len(digits.partition(".")[2])
    whole = str(int(digits.replace(".", "")) + 1).rjust(places + 1, "0")
    changed = f"{whole[:-places]}.{whole[-places:]}" if places else whole
    return changed + (exponent or "")


def orders(code, _):
    """The operands of a difference, a quotient or a product of matrices the other way round."""
    for operator, left, right in [("-", "[-+*/]", "[*/]"), ("/", "[*/]", "(?!)")]:
        for match in re.finditer(rf"\s+\{operator}\s+", code):
            start = swift_text.chain_start(code, match.start(), left)
            end = swift_text.chain_end(code, match.end(), right)
            if code[:start].endswith("abs(") and code[end] == ")":
                continue  # the size of a difference is that of the other
            yield _exchanged(code, (start, match.start()), (match.end(), end), f" {operator} ")
    for match in re.finditer(r"\.concatenating\(", code):
        start = swift_text.operand_start(code, match.start())
        end = swift_text.matching(code, match.end() - 1)
        yield _exchanged(code, (start, match.start()), (match.end(), end), match[0], ")")


def _exchanged(code, first, second, between, after=""):
    left, right = code[slice(*first)], code[slice(*second)]
    return first[0], second[1] + len(after), f"({right}){between}({left}){after}"


def arguments(code, _):
    """The first two arguments without a label the other way round."""
    for match in re.finditer(r"(?<=\w)\(", code):
        if re.search(r"\b(?:func \w+|init|min|max)$", code[:match.start()]):
            continue  # a declaration, or an order that doesn't matter
        spans = swift_text.parts(code, match.end(), swift_text.matching(code, match.start()))[:2]
        texts = [code[slice(*span)] for span in spans]
        if len(texts) == 2 and not any(re.match(r"\w+:|$", text) for text in texts):
            yield spans[0][0], spans[1][1], f"{texts[1]}, {texts[0]}"


def conditions(code, _):
    """A condition that always holds or never does; of a guard, one that always holds."""
    for match in re.finditer(r"\b(if|guard|where)\s", code):
        ending = re.compile(r"\s+else\s*\{" if match[1] == "guard" else r"\s*\{")
        end = match.end()
        while not ending.match(code, end):
            end = swift_text.matching(code, end) + 1 if code[end] in "([{" else end + 1
        for start, stop in swift_text.parts(code, match.end(), end):
            if not re.match(r"(?:let|var|case)\b", code[start:stop]):
                yield start, stop, "true"
                if match[1] != "guard":
                    yield start, stop, "false"
    for match in re.finditer(r"\s+\?\s", code):
        start = swift_text.condition_start(code, match.start())
        yield start, match.start(), "true"
        yield start, match.start(), "false"


def fallbacks(code, _):
    """The fallback where there is a value."""
    for match in re.finditer(r"\s+\?\?\s+", code):
        yield swift_text.operand_start(code, match.start()), match.end(), ""


def conversions(code, _):
    """A number as it comes, not as it counts."""
    for match in re.finditer(r"\??\.as[A-Z]\w*", code):
        yield *match.span(), ""
    for match in re.finditer(r"\.limited\(", code):
        yield match.start(), swift_text.matching(code, match.end() - 1) + 1, ""


def statements(code, _):
    """A statement that is missing: an assignment, or a call for its effect."""
    pattern = r"(?:(?<=\{)|(?<=\n)) +(?:try )?(?=[\w.]+(?: [-+]?= |\())"
    for match in re.finditer(pattern, code):
        if re.match(r"(?:return|switch|case|guard|if|let|var|init|func)\b", code[match.end():]):
            continue
        end = swift_text.operand_end(code, match.end())
        if assignment := re.compile(r" [-+]?= ").match(code, end):
            end = assignment.end()
            while code[end] not in "\n}":
                end = swift_text.matching(code, end) + 1 if code[end] in "([{" else end + 1
        if re.match(r"\s*[\n}]", code[end:]):
            start = match.start() + 1 if code[match.start() - 1] == "{" else match.start() + _indent(match)
            yield start, end, "_ = ()"


def _indent(match):
    return len(match[0]) - len(match[0].lstrip(" "))


def names(code, siblings):
    """The next case of the enumeration, or the next constant of the type."""
    for match in re.finditer(r"(?<![\w)\]?>])(?P<type>[A-Z]\w*)?\.(?P<name>[a-z]\w*)\b", code):
        line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        if not re.match(r"\s*case\b[^:]*$", line):
            for other in siblings.get(match["name"], ()):
                yield *match.span("name"), other


ALL = [operators, signs, words, numbers, orders, arguments, conditions, fallbacks, conversions, statements,
       names]


def siblings(codes):
    """Returns, for the name of each case and constant, the names that follow it in their types."""
    following = {}
    for code in codes:
        groups = [re.findall(r"\bstatic (?:let|var) (\w+)", code)]
        for match in re.finditer(r"\benum \w+[^{]*\{", code):
            body = code[match.end():swift_text.matching(code, match.end() - 1)]
            body = re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", body))
            groups.append(re.findall(r"^ *case (\w+)", body, re.M))
        for group in groups:
            for name, other in zip(group, group[1:] + group[:1]):
                if name != other and other not in following.setdefault(name, []):
                    following[name].append(other)
    return following
