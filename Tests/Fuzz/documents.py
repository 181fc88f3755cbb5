"""Mutated documents, rows and jobs, from the examples and fixtures of the project."""
import base64
import re
import struct
import zlib

# Numbers that are special for readers, layout or painting.
NUMBERS = [
    "0", "-0.0", "1", "-1", "0.5", "1e-9", "1e-300", "1e9", "1e10", "1e300", "1e308", "-1e308", "1e309", "nan", "inf",
    "2147483647", "2147483648", "-2147483649", "9223372036854775807", "9223372036854775808", "18446744073709551616",
    "4294967296", "65535", "65536", "16777217", "0x10", "1_000", "٣", "1,5", "١٢", "", " ", "0.1e", "--1", "1e", "21.47%",
]
WORDS = [
    "", " ", "null", "true", "NO", "YES", "~", "Superview", "superview", "|", "H:|-[a]-|", "V:|[a][b(==a)]|", "fit",
    "320xfit", "fitx100", "iPhone17", "#fff", "#ffffff80", "systemRed", "${x}", "${x | upper}", "${", "{row.name}",
    "👩‍👩‍👧‍👦", "שלום", "مرحبا", "\u202e", "\u0000", "\ufeff", "\u2028", "a\u0301" * 50, "A" * 5000, "ﷺ" * 300, "\U000e0041",
    "../../etc/passwd", "/dev/zero", "data:image/png;base64,iVBORw0KGgo=", "a.width = 2 * a.width", "a.width == b.height",
    "UIView", "UILabel", "UIStackView", "UITableView", "UICollectionView", "UIScrollView", "UIButton", "UITextView",
    "UISegmentedControl", "UINavigationController", "NSObject", "self", "*base", "&a", "<<", "!!binary", "|-", "? ",
]


# Properties that every view has.
ANY_VIEW = [
    "alpha", "isHidden", "backgroundColor", "frame", "transform", "layoutMargins", "contentMode", "clipsToBounds",
    "tintColor", "directionalLayoutMargins", "semanticContentAttribute", "cornerRadius", "contentHuggingPriority",
]

# A key of a layout document with a plain value, quoted text or short list.
PAIR = r"""\b([A-Za-z]+): *('[^'\n]*'|"[^"\n]*"|\[[^\[\]\n]*\]|[^\s{}\[\],'"][^\n{}\[\],]*)"""


class Sources:
    """The documents that mutations start from, and words that occur in them."""

    def __init__(self, root, corpus):
        self.yaml, self.xml, self.places = [], [], []
        folders = [root / "Examples", root / "Tests/Fixtures"] + corpus
        for folder in folders:
            for path in sorted(folder.rglob("*")):
                # Most regressions are rejected, and so would be their mutations.
                skipped = {".build", "Regressions"}
                if not path.is_file() or path.stat().st_size > 60_000 or skipped.intersection(path.parts):
                    continue
                kind = path.suffix
                if kind not in (".yaml", ".yml", ".xib", ".storyboard"):
                    continue
                text = path.read_bytes().decode("utf8", "replace")
                if kind in (".yaml", ".yml") and "view" in text:
                    self.yaml.append((text, str(path.parent)))
                elif kind in (".xib", ".storyboard"):
                    self.xml.append((text, kind))
        self.fonts = [path.read_bytes() for path in sorted((root / "Fonts").rglob("*.ttf")) if path.stat().st_size < 400_000]
        # The values of keys and attributes in other documents, which readers accept.
        self.values_of_key, self.values_of_attribute = {}, {}
        for text, _ in self.yaml:
            for key, value in re.findall(PAIR, text):
                self.values_of_key.setdefault(key, []).append(value.strip())
        for text, _ in self.xml:
            for name, value in re.findall(r' ([A-Za-z]+)="([^"]*)"', text):
                self.values_of_attribute.setdefault(name, []).append(value)
        self.keys = sorted({key for text, _ in self.yaml for key in re.findall(r"([A-Za-z]+):", text)})
        self.names = sorted({name for text, _ in self.xml for name in re.findall(r"<([A-Za-z]+)", text)})
        self.attributes = sorted({name for text, _ in self.xml for name in re.findall(r' ([A-Za-z]+)="', text)})
        self.values = sorted({value for text, _ in self.xml for value in re.findall(r'="([A-Za-z][A-Za-z.]{2,40})"', text)})

    @property
    def count(self):
        return len(self.yaml) + len(self.xml)

    def lay_out(self, folder):
        """Writes a few files next to the jobs, for jobs that name files."""
        (folder / "rows.csv").write_text("name,n\na,1\n")
        (folder / "plain.yaml").write_text("size: 20x10\nview: {backgroundColor: red}\n")


def job(chance, sources):
    """Returns one input: a job, or bytes that may be invalid."""
    kind = chance.random()
    if kind < 0.45 and sources.yaml:
        text, folder = chance.choice(sources.yaml)
        for _ in range(chance.choice([1, 1, 1, 2, 2, 4])):
            text = mutate_yaml(chance, sources, text)
        result = {"document": {"text": text, "folder": folder}}
    elif kind < 0.9 and sources.xml:
        text, ending = chance.choice(sources.xml)
        for _ in range(chance.choice([1, 1, 2, 3, 5])):
            text = mutate_xml(chance, sources, text)
        result = {"document": {"text": text, "name": "fuzz" + ending}}
        scenes = re.findall(r'<\w*[cC]ontroller[^>]* id="([^"]+)"', text)
        if ending == ".storyboard" and scenes and chance.random() < 0.95:
            result["scene"] = chance.choice(scenes)
    elif kind < 0.93:
        result = {"document": {"text": small_layout(chance)}}
    elif kind < 0.95:
        data = base64.b64encode(png(chance)).decode()
        result = {"document": {"text": f"view: {{class: UIImageView, image: 'data:image/png;base64,{data}'}}\n"}}
    else:
        result = {"document": "plain.yaml"}
        result[chance.choice(["n", "scale", "size", "padding", "row", "only", "device", "format", "callouts"])] = value(chance)
    result["format"] = chance.choice(["png", "png", "svg", "pdf", "json", "txt"]) if "format" not in result else result["format"]
    if chance.random() < 0.7:
        result.setdefault("scale", 1)
    if chance.random() < 0.1:
        result["annotate"] = chance.choice(["frames", "constraints", "guides", "baselines", "problems"])
    if chance.random() < 0.1:
        result["row"] = {chance.choice(["name", "title", "x", "n"]): value(chance) for _ in range(3)}
    if chance.random() < 0.05:
        result["locale"] = chance.choice(["ar", "de", "zh-Hant-TW", "he", "ar", "x" * 300])
    if chance.random() < 0.05:
        result["strict"] = True
    if chance.random() < 0.03:
        import json
        line = bytearray(json.dumps(result).encode())
        for _ in range(chance.randint(1, 4)):
            line[chance.randrange(len(line))] = chance.randrange(256)
        return bytes(line)
    return result


def png(chance):
    """Returns a small PNG whose chunks are damaged, but have correct checksums."""
    width, height = chance.choice([(1, 1), (3, 5), (16, 16), (0, 4), (1 << 20, 1 << 20), (65535, 1)])
    depth, color = chance.choice([(8, 6), (8, 2), (1, 0), (8, 3), (16, 6), (2, 3), (8, 4), (4, 6)])
    rows = bytes(chance.randrange(5) if i % 7 == 0 else chance.randrange(256) for i in range(chance.randint(0, 2000)))
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, chance.choice([0, 0, 1, 2]))),
        (b"PLTE", bytes(chance.randrange(256) for _ in range(chance.choice([0, 3, 6, 7, 768])))),
        (b"tRNS", bytes(chance.randrange(256) for _ in range(chance.choice([0, 1, 2, 6, 256])))),
        (b"pHYs", struct.pack(">IIB", chance.getrandbits(32), 1, 1)), (b"tEXt", b"Comment\0" + rows[:40]),
        (b"iCCP", b"x\0\0" + zlib.compress(rows)), (b"eXIf", b"MM\0*" + rows[:30]), (b"acTL", b"\0\0\0\2\0\0\0\0"),
        (b"IDAT", zlib.compress(rows) if chance.random() < 0.8 else rows), (b"IEND", b""),
    ]
    for _ in range(chance.randint(0, 3)):
        place = chance.randrange(len(chunks))
        kind = chance.randrange(4)
        if kind == 0:
            chunks.insert(chance.randrange(len(chunks) + 1), chunks[place])
        elif kind == 1:
            del chunks[place]
        elif kind == 2:
            chunks[place] = (chunks[place][0], damaged(chance, chunks[place][1]))
        else:
            chunks[place] = (chance.choice([b"IDAT", b"gAMA", b"cHRM", b"sBIT", b"bKGD", b"zTXt", b"iTXt"]), chunks[place][1])
        if not chunks:
            break
    data = b"\x89PNG\r\n\x1a\n"
    for name, body in chunks:
        data += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return data[:chance.randrange(len(data))] if chance.random() < 0.1 else data


def damaged(chance, data):
    """Returns the bytes with a few of them changed, removed or repeated."""
    data = bytearray(data)
    for _ in range(chance.choice([1, 2, 5, 20])):
        if not data:
            break
        # Fonts and chunks begin with their directories.
        place = chance.randrange(min(len(data), 300) if chance.random() < 0.5 else len(data))
        kind = chance.randrange(4)
        if kind < 2:
            data[place] = chance.choice([0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)])
        elif kind == 2:
            del data[place:place + chance.choice([1, 4, 100, 10_000])]
        else:
            data[place:place] = data[place:place + chance.choice([1, 4, 100])]
    return bytes(data)


def table(chance):
    """Returns rows as CSV, JSON, NDJSON, or a mixture."""
    import json
    kind = chance.randrange(3)
    rows = [{chance.choice(["name", "n", "", "x y"]): value(chance) for _ in range(3)} for _ in range(chance.randint(0, 5))]
    if kind == 0:
        text = "\n".join(",".join(chance.choice(WORDS + NUMBERS + ['"a""b"', '"', '"a\nb"']) for _ in range(3)) for _ in range(5))
    elif kind == 1:
        text = json.dumps(rows)
    else:
        text = "\n".join(json.dumps(row) for row in rows)
    data = ("\ufeff" * (chance.random() < 0.2) + text).encode("utf8", "surrogatepass")
    return damaged(chance, data) if chance.random() < 0.6 and data else data


def value(chance):
    """Returns any JSON value."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice([0, -1, 1e20, 1e308, 2**31, 0.1, -0.0])
    if kind == 1:
        return chance.choice(WORDS)
    if kind == 2:
        return chance.choice(NUMBERS)
    if kind == 3:
        return [value(chance) for _ in range(chance.randint(0, 3))]
    if kind == 4:
        return {chance.choice(["a", "", "x.y"]): value(chance)}
    return chance.choice([None, True, False])


def number_like(chance, text):
    """Returns a number to replace the given one: a special number, or the given one changed."""
    # Most inputs must be accepted by the readers, whose errors are soon tested.
    if chance.random() < 0.15:
        return chance.choice(NUMBERS)
    try:
        changed = float(text) * chance.choice([-1, 0.5, 2, 2, 100, 1e6, 1e-6]) + chance.choice([0, 0.1, 1])
        return str(int(changed)) if "." not in text else repr(changed)
    except ValueError:
        return chance.choice(NUMBERS)


def splice(chance, text, start, end, new):
    return text[:start] + new + text[end:]


def mutate_bytes(chance, text):
    """Damages a text anywhere, without regard to its structure."""
    if not text:
        return text
    place = chance.randrange(len(text))
    length = chance.choice([1, 1, 2, 10, 100])
    kind = chance.randrange(4)
    if kind == 0:
        return text[:place] + text[place + length:]
    if kind == 1:
        return text[:place] + text[place:place + length] * chance.choice([2, 3, 20]) + text[place + length:]
    if kind == 2:
        return text[:place] + chance.choice(WORDS + ["<", ">", "&", "{", "}", "[", "]", ":", "\"", "'", "\n", "\t", "-"]) + text[place:]
    other = chance.randrange(len(text))
    return text[:place] + text[other:other + length] + text[place + length:]


def mutate_yaml(chance, sources, text):
    kind = chance.random()
    if kind < 0.04:
        return mutate_bytes(chance, text)
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    if kind < 0.3:
        found = list(re.finditer(PAIR, text))
        if found:
            match = chance.choice(found)
            values = sources.values_of_key[match.group(1)] if match.group(1) in sources.values_of_key else WORDS
            return splice(chance, text, match.start(2), match.end(2), chance.choice(values))
    if kind < 0.38:
        # Another property for a view in braces, with a value from another document.
        found = list(re.finditer(r"\{(?=[A-Za-z]+: )", text))
        if found:
            match, key = chance.choice(found), chance.choice(ANY_VIEW + sources.keys)
            new = f"{key}: {chance.choice(sources.values_of_key.get(key) or WORDS)}, "
            return splice(chance, text, match.end(), match.end(), new)
    if kind < 0.6:
        found = list(re.finditer(r"-?\d+(\.\d+)?", text))
        if found:
            match = chance.choice(found)
            return splice(chance, text, match.start(), match.end(), number_like(chance, match.group()))
    if kind < 0.65:
        found = list(re.finditer(r"([A-Za-z]+):", text))
        if found and sources.keys:
            match = chance.choice(found)
            return splice(chance, text, match.start(1), match.end(1), chance.choice(sources.keys))
    if kind < 0.75:
        found = list(re.finditer(r": *([^\s{}\[\],][^\n{}\[\],]*)", text))
        if found:
            match = chance.choice(found)
            new = chance.choice(WORDS)
            if chance.random() < 0.5:
                new = "'" + new.replace("'", "''") + "'"
            return splice(chance, text, match.start(1), match.end(1), new)
    if kind < 0.85:
        return "\n".join(lines[:place] + lines[place + 1:])
    if kind < 0.96:
        # Moves a block, with the indentation of its new position.
        other, size = chance.randrange(len(lines)), chance.randint(1, 6)
        shift = len(lines[place]) - len(lines[place].lstrip()) - (len(lines[other]) - len(lines[other].lstrip()))
        block = [(" " * shift + line) if shift >= 0 else line[min(-shift, len(line) - len(line.lstrip())):] for line in lines[other:other + size]]
        return "\n".join(lines[:place] + block * chance.choice([1, 1, 2, 30]) + lines[place:])
    indent = len(lines[place]) - len(lines[place].lstrip())
    key = chance.choice(sources.keys) if sources.keys else "id"
    return "\n".join(lines[:place] + [" " * indent + key + ": " + chance.choice(WORDS + NUMBERS)] + lines[place:])


def mutate_xml(chance, sources, text):
    kind = chance.random()
    if kind < 0.04:
        return mutate_bytes(chance, text)
    attributes = list(re.finditer(r' ([A-Za-z]+)="([^"]*)"', text))
    if not attributes:
        return mutate_bytes(chance, text)
    match = chance.choice(attributes)
    if kind < 0.35:
        numbers = [m for m in attributes if re.fullmatch(r"-?\d+(\.\d+)?", m.group(2))]
        if numbers:
            match = chance.choice(numbers)
            return splice(chance, text, match.start(2), match.end(2), number_like(chance, match.group(2)))
    if kind < 0.45:
        return splice(chance, text, match.start(2), match.end(2), chance.choice(sources.values_of_attribute[match.group(1)])
                      if match.group(1) in sources.values_of_attribute else "")
    if kind < 0.5:
        new = chance.choice(WORDS + sources.values + NUMBERS)
        new = new.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("\x00", "")
        return splice(chance, text, match.start(2), match.end(2), new)
    if kind < 0.58:
        return splice(chance, text, match.start(1), match.end(1), chance.choice(sources.attributes))
    if kind < 0.64:
        return splice(chance, text, match.start(), match.end(), "")
    if kind < 0.7:
        # Exchanges ids and references, which gives cycles and references to other scenes and to objects other than views.
        ids = [m for m in attributes if re.fullmatch(r"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}", m.group(2))]
        if len(ids) > 1:
            one, other = chance.choice(ids), chance.choice(ids)
            return splice(chance, text, one.start(2), one.end(2), other.group(2))
    elements = list(re.finditer(r"<(\w+)\b[^<>]*/>|<(\w+)\b[^<>]*>[^<>]*</\2>", text))
    tags = list(re.finditer(r"<(/?)(\w+)", text))
    if kind < 0.8 and elements:
        element = chance.choice(elements)
        return splice(chance, text, element.start(), element.end(), "")
    if kind < 0.9 and len(elements) > 1:
        element, other = chance.choice(elements), chance.choice(elements)
        copies = [re.sub(r' id="[^"]*"', lambda _: f' id="{chance.getrandbits(40):010x}"', element.group())
                  for _ in range(chance.choice([1, 1, 2, 20]))]
        return text[:other.start()] + "".join(copies) + text[other.start():]
    if tags:
        # Replaces a class in the start and end tag.
        name = chance.choice(tags).group(2)
        new = chance.choice(sources.names)
        first = chance.choice([m for m in tags if m.group(2) == name])
        if chance.random() < 0.3:
            return re.sub(r"(</?)" + name + r"\b", r"\g<1>" + new, text)
        return splice(chance, text, first.start(2), first.end(2), new)
    return mutate_bytes(chance, text)


def number(chance):
    """Returns a positive number of any magnitude for an equation."""
    if chance.random() < 0.03:
        return chance.choice(NUMBERS)
    return repr(round(10 ** chance.uniform(-9, 9), 10)) if chance.random() < 0.3 else repr(round(chance.uniform(0, 300), 2))


def small_layout(chance):
    """Returns views with absurd constraints."""
    names = [chr(97 + i) for i in range(chance.randint(1, 6))]
    attributes = ["left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline"]
    lines = []
    for _ in range(chance.randint(1, 14)):
        kind = chance.random()
        if kind < 0.7:
            first, second = chance.choice(names), chance.choice(names + ["Superview"])
            factor = "" if chance.random() < 0.6 else f"{number(chance)} * "
            attribute = chance.choice(attributes)
            other = attribute if chance.random() < 0.7 else chance.choice(attributes)
            line = f"{first}.{attribute} {chance.choice(['=', '>=', '<='])} {factor}{second}.{other}"
            if chance.random() < 0.5:
                line += f" {chance.choice('+-')} {number(chance)}"
            if chance.random() < 0.4:
                line += f" @{chance.choice(['1', '250', '999', '1000', '0.5', '1001', 'high'])}"
        else:
            inner = "".join(f"[{chance.choice(names)}{chance.choice(['', '(==20)', '(>=a)', '(0.5)', '(1e9)'])}]{chance.choice(['', '-', '-8-', '-(>=3)-', '-(-5)-'])}" for _ in names)
            line = f"{chance.choice('HV')}:{chance.choice(['|', '|-', '|-5-', ''])}{inner}{chance.choice(['|', '-|', ''])}"
        lines.append("    - '" + line + "'")
    classes = ["UIView", "UILabel", "UIStackView", "UIScrollView", "UIButton", "UITextView", "UIImageView", "UISwitch", "UISlider"]
    views = "\n".join(f"    - {{id: {name}, class: {chance.choice(classes)}}}" for name in names)
    return f"size: {chance.choice(['200x200', '320xfit', 'fitxfit', '1x1', '3000x10'])}\nview:\n  subviews:\n{views}\n  constraints:\n" + "\n".join(lines) + "\n"
