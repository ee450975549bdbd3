"""How an answer is compared with what a scenario expects: paths into the body, and matchers."""

import datetime
import re

ABSENT = type("Absent", (), {"__repr__": lambda self: "<absent>"})()

_SEGMENT = re.compile(r'\.?([^.\[\]"]+)|\[(\d+)\]|(\[\*\])|\[("(?:[^"\\]|\\.)*")\]')
_EACH = object()


def value_at(value, path):
    """What is at a path such as data[*].attributes.slug; ABSENT when nothing is there."""
    return _descend(value, _segments(path))


def _segments(path):
    import json

    rest = path[1:] if path == "$" or path.startswith(("$.", "$[")) else path
    segments = []
    for name, index, each, quoted in _SEGMENT.findall(rest):
        segments.append(_EACH if each else int(index) if index else json.loads(quoted) if quoted else name)
    return segments


def _descend(value, segments):
    for position, segment in enumerate(segments):
        if segment is _EACH:
            if not isinstance(value, list):
                return ABSENT
            return [_descend(item, segments[position + 1 :]) for item in value]
        value = _child(value, segment)
        if value is ABSENT:
            return ABSENT
    return value


def _child(value, segment):
    if isinstance(value, list):
        return value[segment] if isinstance(segment, int) and segment < len(value) else ABSENT
    if isinstance(value, dict):
        return value.get(str(segment), ABSENT)
    return ABSENT


def differences(expected, actual, path):
    """Every place where an actual value is not what was expected: (path, expected, actual)."""
    matcher, operand = _matcher_in(expected)
    if matcher:
        return [] if matcher(operand, actual) else [(path, expected, actual)]
    if isinstance(expected, list) and isinstance(actual, list):
        return _list_differences(expected, actual, path)
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _object_differences(expected, actual, path)
    return [] if _same(expected, actual) else [(path, expected, actual)]


def fits(expected, actual):
    return not differences(expected, actual, "")


def _list_differences(expected, actual, path):
    found = []
    for index in range(max(len(expected), len(actual))):
        wanted = expected[index] if index < len(expected) else ABSENT
        given = actual[index] if index < len(actual) else ABSENT
        if wanted is ABSENT:
            found.append((f"{path}[{index}]", ABSENT, given))
        else:
            found.extend(differences(wanted, given, f"{path}[{index}]"))
    return found


def _object_differences(expected, actual, path):
    found = []
    for key, wanted in expected.items():
        found.extend(differences(wanted, actual.get(key, ABSENT), f"{path}.{key}"))
    extra = [key for key in actual if key not in expected]
    return found + [(f"{path}.{key}", ABSENT, actual[key]) for key in extra]


def _same(expected, actual):
    """In JSON true is not 1, and 1 is 1.0."""
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if _is_number(expected) and _is_number(actual):
        return float(expected) == float(actual)
    return type(expected) is type(actual) and expected == actual


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_integer(value):
    return _is_number(value) and float(value).is_integer()


def _is_text(pattern, value):
    return isinstance(value, str) and re.search(pattern, value, re.ASCII) is not None


def _is_id(_, value):
    if isinstance(value, str):
        return _is_text(r"\A([1-9]\d*|[0-9a-f]{24})\Z", value)
    return _is_integer(value) and value > 0


def _is_time(_, value):
    return _is_text(r"(Z|[+-]00(:?00)?)\Z", value) and _instant_of(value) is not None


_MOMENT = re.compile(
    r"(\d{4})(-?)(\d\d)\2(\d\d)T(\d\d)(:?)(\d\d)(?:\6(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)",
    re.ASCII,
)


def _instant_of(value):
    """The moment that a text in ISO 8601 tells, to the millisecond, or None."""
    parts = _MOMENT.fullmatch(value) if isinstance(value, str) else None
    if parts is None or (parts[2] == "") != (parts[6] == ""):
        return None
    year, month, day, hour, minute, second = (int(parts[it] or 0) for it in (1, 3, 4, 5, 7, 8))
    zone = parts[10] if parts[10] != "Z" else "+0000"
    offset = datetime.timedelta(hours=int(zone[1:3]), minutes=int(zone[3:].replace(":", "") or 0))
    milliseconds = int((parts[9] or "0").ljust(3, "0")[:3])
    try:
        local = datetime.datetime(year, month, day, hour, minute, second, milliseconds * 1000)
    except ValueError:
        return None
    return local + offset if zone[0] == "-" else local - offset


def _is_instant(operand, value):
    return _instant_of(value) is not None and _instant_of(value) == _instant_of(operand)


def _is_absent(_, value):
    return value is ABSENT or (isinstance(value, list) and len(value) > 0 and all(_is_absent(_, it) for it in value))


def _length(value):
    """Texts count in UTF-16 units."""
    return len(value.encode("utf-16-le", "surrogatepass")) // 2 if isinstance(value, str) else len(value)


def _assigned(expected, actual):
    """For each expected item the position of an actual one, each used once, so that as many as possible fit."""
    holder = {}

    def place(wanted, tried):
        for offered, item in enumerate(actual):
            if offered in tried or not fits(expected[wanted], item):
                continue
            tried.add(offered)
            if offered not in holder or place(holder[offered], tried):
                holder[offered] = wanted
                return True
        return False

    return sum(place(wanted, set()) for wanted in range(len(expected)))


def _includes(operand, value):
    if isinstance(operand, dict) and isinstance(value, dict):
        return all(fits(wanted, value.get(key, ABSENT)) for key, wanted in operand.items())
    if isinstance(operand, list) and isinstance(value, list):
        return _assigned(operand, value) == len(operand)
    return False


def _unordered(operand, value):
    return isinstance(value, list) and len(value) == len(operand) and _assigned(operand, value) == len(operand)


_MATCHERS = {
    "<any>": lambda _, value: not _is_absent(_, value),
    "<null>": lambda _, value: value is None,
    "<absent>": _is_absent,
    "<id>": _is_id,
    "<time>": _is_time,
    "<uuid>": lambda _, value: _is_text(r"(?i)\A[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\Z", value),
    "<jwt>": lambda _, value: _is_text(r"\A[\w-]+\.[\w-]+\.[\w-]+\Z", value),
    "<string>": lambda _, value: isinstance(value, str),
    "<integer>": lambda _, value: _is_integer(value),
    "<number>": lambda _, value: _is_number(value),
    "<boolean>": lambda _, value: isinstance(value, bool),
    "<object>": lambda _, value: isinstance(value, dict),
    "<array>": lambda _, value: isinstance(value, list),
    "$unordered": _unordered,
    "$includes": _includes,
    "$matches": _is_text,
    "$instant": _is_instant,
    "$oneOf": lambda operand, value: any(fits(option, value) for option in operand),
    "$keys": lambda operand, value: isinstance(value, dict) and sorted(value) == sorted(operand),
    "$length": lambda operand, value: isinstance(value, (list, str)) and _length(value) == operand,
    "$not": lambda operand, value: not fits(operand, value),
    "$every": lambda operand, value: isinstance(value, list)
    and len(value) > 0
    and all(fits(operand, item) for item in value),
}


def _matcher_in(expected):
    if isinstance(expected, str):
        return (_MATCHERS.get(expected) if expected.startswith("<") else None), None
    if isinstance(expected, dict) and len(expected) == 1:
        ((key, operand),) = expected.items()
        return (_MATCHERS.get(key) if key.startswith("$") else None), operand
    return None, None
