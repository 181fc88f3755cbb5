"""Mutated documents, rows and jobs, from the examples and fixtures of the project."""
import base64
import re
import struct
import zlib

import generated
import pictures

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
        self.yaml, self.xml = [], []
        folders = [root / "Examples", root / "Tests/Fixtures"] + corpus
        for folder in folders:
            for path in sorted(folder.rglob("*")):
                # Most regressions are rejected documents, whose mutations would be rejected, too.
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

    def write_files(self, folder):
        """Writes a few files next to the jobs, for jobs that name files."""
        (folder / "rows.csv").write_text("name,n\na,1\n")
        (folder / "plain.yaml").write_text("size: 20x10\nview: {backgroundColor: red}\n")
        (folder / "dot.png").write_bytes(base64.b64decode(generated.DOT))


def job(rng, sources):
    """Returns one input: a job, or bytes that may be invalid."""
    kind = rng.random()
    if kind < 0.45 and sources.yaml:
        text, folder = rng.choice(sources.yaml)
        for _ in range(rng.choice([1, 1, 1, 2, 2, 4])):
            text = mutate_yaml(rng, sources, text)
        result = {"document": {"text": text, "folder": folder}}
    elif kind < 0.9 and sources.xml:
        text, extension = rng.choice(sources.xml)
        for _ in range(rng.choice([1, 1, 2, 3, 5])):
            text = mutate_xml(rng, sources, text)
        result = {"document": {"text": text, "name": "fuzz" + extension}}
        scenes = re.findall(r'<\w*[cC]ontroller[^>]* id="([^"]+)"', text)
        if extension == ".storyboard" and scenes and rng.random() < 0.95:
            result["scene"] = rng.choice(scenes)
    elif kind < 0.93:
        result = {"document": {"text": small_layout(rng)}}
    elif kind < 0.95:
        data = base64.b64encode(png(rng) if rng.random() < 0.4 else picture(rng)).decode()
        result = {"document": {"text": f"view: {{class: UIImageView, image: 'data:image/png;base64,{data}'}}\n"}}
    else:
        result = {"document": "plain.yaml"}
        result[rng.choice(["n", "scale", "size", "padding", "row", "only", "device", "format", "callouts"])] = value(rng)
    result["format"] = rng.choice(["png", "png", "svg", "pdf", "json", "txt"]) if "format" not in result else result["format"]
    if rng.random() < 0.7:
        result.setdefault("scale", 1)
    if rng.random() < 0.1:
        result["annotate"] = rng.choice(["frames", "constraints", "guides", "baselines", "problems"])
    if rng.random() < 0.1:
        result["row"] = {rng.choice(["name", "title", "x", "n"]): value(rng) for _ in range(3)}
    if rng.random() < 0.05:
        result["locale"] = rng.choice(["ar", "de", "zh-Hant-TW", "he", "ar", "x" * 300])
    if rng.random() < 0.05:
        result["strict"] = True
    if rng.random() < 0.03:
        import json
        line = bytearray(json.dumps(result).encode())
        for _ in range(rng.randint(1, 4)):
            line[rng.randrange(len(line))] = rng.randrange(256)
        return bytes(line)
    return result


def picture(rng):
    """Returns a damaged picture of any format, such as a GIF, an SVG or a JPEG with a color profile."""
    data = bytearray(pictures.FILES[rng.choice(list(pictures.FILES))])
    for _ in range(rng.randint(1, 6)):
        kind = rng.random()
        if kind < 0.1 and len(data) > 40:
            del data[rng.randrange(len(data) * 3 // 4, len(data)):]
        elif kind < 0.3:
            start, place, length = rng.randrange(len(data)), rng.randrange(len(data)), rng.randint(1, 40)
            data[place:place] = data[start:start + length]
        else:
            data[rng.randrange(len(data))] = rng.choice([0, 1, 127, 128, 255, rng.randrange(256)])
    return bytes(data)


def png(rng):
    """Returns a small PNG whose chunks are damaged, but have correct checksums."""
    width, height = rng.choice([(1, 1), (3, 5), (16, 16), (0, 4), (1 << 20, 1 << 20), (65535, 1)])
    depth, color = rng.choice([(8, 6), (8, 2), (1, 0), (8, 3), (16, 6), (2, 3), (8, 4), (4, 6)])
    rows = bytes(rng.randrange(5) if i % 7 == 0 else rng.randrange(256) for i in range(rng.randint(0, 2000)))
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, rng.choice([0, 0, 1, 2]))),
        (b"PLTE", bytes(rng.randrange(256) for _ in range(rng.choice([0, 3, 6, 7, 768])))),
        (b"tRNS", bytes(rng.randrange(256) for _ in range(rng.choice([0, 1, 2, 6, 256])))),
        (b"pHYs", struct.pack(">IIB", rng.getrandbits(32), 1, 1)), (b"tEXt", b"Comment\0" + rows[:40]),
        (b"iCCP", b"x\0\0" + zlib.compress(rows)), (b"eXIf", b"MM\0*" + rows[:30]), (b"acTL", b"\0\0\0\2\0\0\0\0"),
        (b"IDAT", zlib.compress(rows) if rng.random() < 0.8 else rows), (b"IEND", b""),
    ]
    for _ in range(rng.randint(0, 3)):
        place = rng.randrange(len(chunks))
        kind = rng.randrange(4)
        if kind == 0:
            chunks.insert(rng.randrange(len(chunks) + 1), chunks[place])
        elif kind == 1:
            del chunks[place]
        elif kind == 2:
            chunks[place] = (chunks[place][0], damaged(rng, chunks[place][1]))
        else:
            chunks[place] = (rng.choice([b"IDAT", b"gAMA", b"cHRM", b"sBIT", b"bKGD", b"zTXt", b"iTXt"]), chunks[place][1])
        if not chunks:
            break
    data = b"\x89PNG\r\n\x1a\n"
    for name, body in chunks:
        data += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return data[:rng.randrange(len(data))] if rng.random() < 0.1 else data


def damaged(rng, data):
    """Returns the bytes with a few of them changed, removed or repeated."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 2, 5, 20])):
        if not data:
            break
        # Fonts and chunks begin with their directories.
        place = rng.randrange(min(len(data), 300) if rng.random() < 0.5 else len(data))
        kind = rng.randrange(4)
        if kind < 2:
            data[place] = rng.choice([0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)])
        elif kind == 2:
            del data[place:place + rng.choice([1, 4, 100, 10_000])]
        else:
            data[place:place] = data[place:place + rng.choice([1, 4, 100])]
    return bytes(data)


def table(rng):
    """Returns rows as CSV, JSON or NDJSON, often damaged."""
    import json
    kind = rng.randrange(3)
    rows = [{rng.choice(["name", "n", "", "x y"]): value(rng) for _ in range(3)} for _ in range(rng.randint(0, 5))]
    if kind == 0:
        text = "\n".join(",".join(rng.choice(WORDS + NUMBERS + ['"a""b"', '"', '"a\nb"']) for _ in range(3)) for _ in range(5))
    elif kind == 1:
        text = json.dumps(rows)
    else:
        text = "\n".join(json.dumps(row) for row in rows)
    data = ("\ufeff" * (rng.random() < 0.2) + text).encode("utf8", "surrogatepass")
    return damaged(rng, data) if rng.random() < 0.6 and data else data


def value(rng):
    """Returns a random JSON value."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice([0, -1, 1e20, 1e308, 2**31, 0.1, -0.0])
    if kind == 1:
        return rng.choice(WORDS)
    if kind == 2:
        return rng.choice(NUMBERS)
    if kind == 3:
        return [value(rng) for _ in range(rng.randint(0, 3))]
    if kind == 4:
        return {rng.choice(["a", "", "x.y"]): value(rng)}
    return rng.choice([None, True, False])


def number_like(rng, text):
    """Returns a number to replace the given one: a special number, or the given one changed."""
    # Most numbers are valid, since a few inputs suffice to test the readers' errors.
    if rng.random() < 0.15:
        return rng.choice(NUMBERS)
    try:
        changed = float(text) * rng.choice([-1, 0.5, 2, 2, 100, 1e6, 1e-6]) + rng.choice([0, 0.1, 1])
        return str(int(changed)) if "." not in text else repr(changed)
    except ValueError:
        return rng.choice(NUMBERS)


def splice(rng, text, start, end, new):
    return text[:start] + new + text[end:]


def mutate_bytes(rng, text):
    """Damages a text anywhere, without regard to its structure."""
    if not text:
        return text
    place = rng.randrange(len(text))
    length = rng.choice([1, 1, 2, 10, 100])
    kind = rng.randrange(4)
    if kind == 0:
        return text[:place] + text[place + length:]
    if kind == 1:
        return text[:place] + text[place:place + length] * rng.choice([2, 3, 20]) + text[place + length:]
    if kind == 2:
        return text[:place] + rng.choice(WORDS + ["<", ">", "&", "{", "}", "[", "]", ":", "\"", "'", "\n", "\t", "-"]) + text[place:]
    other = rng.randrange(len(text))
    return text[:place] + text[other:other + length] + text[place + length:]


def mutate_yaml(rng, sources, text):
    kind = rng.random()
    if kind < 0.04:
        return mutate_bytes(rng, text)
    lines = text.split("\n")
    place = rng.randrange(len(lines))
    if kind < 0.3:
        found = list(re.finditer(PAIR, text))
        if found:
            match = rng.choice(found)
            values = sources.values_of_key[match.group(1)] if match.group(1) in sources.values_of_key else WORDS
            return splice(rng, text, match.start(2), match.end(2), rng.choice(values))
    if kind < 0.38:
        # Another property for a view in braces, with a value from another document.
        found = list(re.finditer(r"\{(?=[A-Za-z]+: )", text))
        if found:
            match, key = rng.choice(found), rng.choice(ANY_VIEW + sources.keys)
            new = f"{key}: {rng.choice(sources.values_of_key.get(key) or WORDS)}, "
            return splice(rng, text, match.end(), match.end(), new)
    if kind < 0.6:
        found = list(re.finditer(r"-?\d+(\.\d+)?", text))
        if found:
            match = rng.choice(found)
            return splice(rng, text, match.start(), match.end(), number_like(rng, match.group()))
    if kind < 0.65:
        found = list(re.finditer(r"([A-Za-z]+):", text))
        if found and sources.keys:
            match = rng.choice(found)
            return splice(rng, text, match.start(1), match.end(1), rng.choice(sources.keys))
    if kind < 0.75:
        found = list(re.finditer(r": *([^\s{}\[\],][^\n{}\[\],]*)", text))
        if found:
            match = rng.choice(found)
            new = rng.choice(WORDS)
            if rng.random() < 0.5:
                new = "'" + new.replace("'", "''") + "'"
            return splice(rng, text, match.start(1), match.end(1), new)
    if kind < 0.85:
        return "\n".join(lines[:place] + lines[place + 1:])
    if kind < 0.96:
        # Copies a block, with the indentation of its new position.
        other, size = rng.randrange(len(lines)), rng.randint(1, 6)
        shift = len(lines[place]) - len(lines[place].lstrip()) - (len(lines[other]) - len(lines[other].lstrip()))
        block = [(" " * shift + line) if shift >= 0 else line[min(-shift, len(line) - len(line.lstrip())):] for line in lines[other:other + size]]
        return "\n".join(lines[:place] + block * rng.choice([1, 1, 2, 30]) + lines[place:])
    indent = len(lines[place]) - len(lines[place].lstrip())
    key = rng.choice(sources.keys) if sources.keys else "id"
    return "\n".join(lines[:place] + [" " * indent + key + ": " + rng.choice(WORDS + NUMBERS)] + lines[place:])


def mutate_xml(rng, sources, text):
    kind = rng.random()
    if kind < 0.04:
        return mutate_bytes(rng, text)
    attributes = list(re.finditer(r' ([A-Za-z]+)="([^"]*)"', text))
    if not attributes:
        return mutate_bytes(rng, text)
    match = rng.choice(attributes)
    if kind < 0.35:
        numbers = [m for m in attributes if re.fullmatch(r"-?\d+(\.\d+)?", m.group(2))]
        if numbers:
            match = rng.choice(numbers)
            return splice(rng, text, match.start(2), match.end(2), number_like(rng, match.group(2)))
    if kind < 0.45:
        return splice(rng, text, match.start(2), match.end(2), rng.choice(sources.values_of_attribute[match.group(1)])
                      if match.group(1) in sources.values_of_attribute else "")
    if kind < 0.5:
        new = rng.choice(WORDS + sources.values + NUMBERS)
        new = new.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("\x00", "")
        return splice(rng, text, match.start(2), match.end(2), new)
    if kind < 0.58:
        return splice(rng, text, match.start(1), match.end(1), rng.choice(sources.attributes))
    if kind < 0.64:
        return splice(rng, text, match.start(), match.end(), "")
    if kind < 0.7:
        # Replaces an id or a reference by another one. The result has cycles and references to other scenes or objects.
        ids = [m for m in attributes if re.fullmatch(r"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}", m.group(2))]
        if len(ids) > 1:
            one, other = rng.choice(ids), rng.choice(ids)
            return splice(rng, text, one.start(2), one.end(2), other.group(2))
    elements = list(re.finditer(r"<(\w+)\b[^<>]*/>|<(\w+)\b[^<>]*>[^<>]*</\2>", text))
    tags = list(re.finditer(r"<(/?)(\w+)", text))
    if kind < 0.8 and elements:
        element = rng.choice(elements)
        return splice(rng, text, element.start(), element.end(), "")
    if kind < 0.9 and len(elements) > 1:
        element, other = rng.choice(elements), rng.choice(elements)
        copies = [re.sub(r' id="[^"]*"', lambda _: f' id="{rng.getrandbits(40):010x}"', element.group())
                  for _ in range(rng.choice([1, 1, 2, 20]))]
        return text[:other.start()] + "".join(copies) + text[other.start():]
    if tags:
        # Replaces an element's name in all of its tags, or in one of them.
        name = rng.choice(tags).group(2)
        new = rng.choice(sources.names)
        first = rng.choice([m for m in tags if m.group(2) == name])
        if rng.random() < 0.3:
            return re.sub(r"(</?)" + name + r"\b", r"\g<1>" + new, text)
        return splice(rng, text, first.start(2), first.end(2), new)
    return mutate_bytes(rng, text)


def number(rng):
    """Returns a positive number of any magnitude for an equation."""
    if rng.random() < 0.03:
        return rng.choice(NUMBERS)
    return repr(round(10 ** rng.uniform(-9, 9), 10)) if rng.random() < 0.3 else repr(round(rng.uniform(0, 300), 2))


def small_layout(rng):
    """Returns a document of views with random constraints."""
    names = [chr(97 + i) for i in range(rng.randint(1, 6))]
    attributes = ["left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline"]
    lines = []
    for _ in range(rng.randint(1, 14)):
        kind = rng.random()
        if kind < 0.7:
            first, second = rng.choice(names), rng.choice(names + ["Superview"])
            factor = "" if rng.random() < 0.6 else f"{number(rng)} * "
            attribute = rng.choice(attributes)
            other = attribute if rng.random() < 0.7 else rng.choice(attributes)
            line = f"{first}.{attribute} {rng.choice(['=', '>=', '<='])} {factor}{second}.{other}"
            if rng.random() < 0.5:
                line += f" {rng.choice('+-')} {number(rng)}"
            if rng.random() < 0.4:
                line += f" @{rng.choice(['1', '250', '999', '1000', '0.5', '1001', 'high'])}"
        else:
            inner = "".join(f"[{rng.choice(names)}{rng.choice(['', '(==20)', '(>=a)', '(0.5)', '(1e9)'])}]{rng.choice(['', '-', '-8-', '-(>=3)-', '-(-5)-'])}" for _ in names)
            line = f"{rng.choice('HV')}:{rng.choice(['|', '|-', '|-5-', ''])}{inner}{rng.choice(['|', '-|', ''])}"
        lines.append("    - '" + line + "'")
    classes = ["UIView", "UILabel", "UIStackView", "UIScrollView", "UIButton", "UITextView", "UIImageView", "UISwitch", "UISlider"]
    views = "\n".join(f"    - {{id: {name}, class: {rng.choice(classes)}}}" for name in names)
    return f"size: {rng.choice(['200x200', '320xfit', 'fitxfit', '1x1', '3000x10'])}\nview:\n  subviews:\n{views}\n  constraints:\n" + "\n".join(lines) + "\n"
