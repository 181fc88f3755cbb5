"""Documents made from the schema and the element table, and layouts with relations that must hold between them.

Mutations reach what the examples contain. Generation reaches every class, property and kind of value.
"""
import base64
import json
import random
import re
import subprocess

COLORS = ["red", "systemBlue", "#ff8800", "label", "clear", {"light": "white", "dark": "black"}]
STRINGS = ["Title", "a b c", "", "مرحبا", "👩‍👩‍👧", "12:30", "H:|-[a]-|", "x" * 300, "${a}", "2026-01-02", "1, 2, 3"]
FONTS = ["body", "bold 17", 12, "italic 20", "title1", {"size": 15, "weight": "semibold"}]
LOCALES = ["ar", "en", "pt-BR", "th", "de"]
# A picture of one pixel, which the fuzzer also writes as dot.png.
DOT = ("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
IMAGES = ["dot.png", f"data:image/png;base64,{DOT}", {"systemName": "star"}, {"color": "red"}]
# Values whose grammar is not in the schema, by the name of the definition or, in lower case, the end of the key.
GRAMMARS = {"value.color": COLORS, "value.font": FONTS, "value.image": IMAGES}
GRAMMARS_BY_KEY = {
    "locale": LOCALES, "language": LOCALES, "timezone": ["Europe/Berlin", "Asia/Tokyo"], "font": FONTS, "image": IMAGES,
    "icon": IMAGES, "contents": IMAGES, "path": ["dot.png"], "fallback": ["box", "dot.png"], "systemname": ["star", "bell"],
    "shadowpath": ["M0 0 L10 0 L5 8 Z", {"rect": [0, 0, 20, 10]}], "accessories": ["checkmark", ["disclosureIndicator"]],
}


class Schema:
    """A sampler of documents that the command's own schema describes."""

    def __init__(self, binary):
        self.schema = json.loads(subprocess.check_output([binary, "schema"]))
        self.definitions = self.schema["$defs"]
        # The keys that refer to other parts of a document.
        self.structure = {"class", "id", "style", "as", "repeat", "if", "when", "variations", "constraints"}
        self.views = sorted(name for name in self.names("any.UIView") if not name.endswith("Controller"))
        self.controllers = sorted(name for name in self.names("any.UIViewController") if name.endswith("Controller"))

    def names(self, family):
        text = json.dumps(self.definitions[family])
        return {name for name in re.findall(r'"([A-Z][A-Za-z]+)"', text) if name in self.definitions}

    def resolve(self, node):
        """Returns the definition to which a node refers, such as `#/$defs/UIView.keys/properties/alpha`."""
        while "$ref" in node:
            path = node["$ref"].removeprefix("#/").split("/")
            node = self.schema
            for part in path:
                node = node[part]
        return node

    def keys(self, name):
        """Returns the properties of a class and its superclasses with their schemas."""
        properties, pending = {}, [self.definitions.get(name, {}), self.definitions.get(f"{name}.keys", {})]
        while pending:
            node = pending.pop()
            for key, value in node.get("properties", {}).items():
                properties.setdefault(key, value)
            pending += [self.resolve(part) for part in node.get("allOf", []) if "$ref" in part]
            if "$ref" in node:
                pending.append(self.resolve(node))
        return properties

    def document(self, rng):
        """Returns a document. Most have only values of the right kind; the others can have any value anywhere."""
        self.mistakes = 0.03 if rng.random() < 0.2 else 0
        depth = rng.randint(1, 4)
        result = {"size": rng.choice(["200x200", "375x667", "320x568", "1024x768"]), "data": {"a": "A value"}}
        if rng.random() < 0.1:
            # The size of many objects alone is zero.
            result["size"] = rng.choice(["320xfit", "fitxfit"])
        if rng.random() < 0.25 and self.controllers:
            result["viewController"] = self.object(rng, rng.choice(self.controllers), depth)
        else:
            result["view"] = self.object(rng, rng.choice(self.views), depth)
        for key in ("appearance", "direction", "contentSize", "locale", "scale"):
            if rng.random() < 0.1 and key in self.schema["properties"]:
                result[key] = self.value(rng, self.schema["properties"][key], 2, key)
        return result

    def object(self, rng, name, depth):
        keys = self.keys(name)
        result = {"class": name}
        names = sorted(set(keys) - self.structure)
        for key in rng.sample(names, min(len(names), rng.randint(1, 6))):
            # The parts of an object are set by their own keys, or as a whole.
            if any(key.startswith(other + ".") or other.startswith(key + ".") for other in result):
                continue
            if not self.mistakes and not self.is_possible(name, key):
                continue
            if depth > 0 or not self.is_family(self.resolve(keys[key])):
                result[key] = self.value(rng, keys[key], depth - 1, key)
        return result

    @staticmethod
    def is_possible(name, key):
        """Indicates whether an object of a class can have a key whose condition is not in the schema."""
        if key == "page":
            return name in ("UIScrollView", "UITextView", "UITableView", "UICollectionView")
        return not key.startswith("detailTextLabel") and key not in ("layoutGuides", "detailText")

    @staticmethod
    def is_family(node):
        return '"#/$defs/any.' in json.dumps(node)

    @staticmethod
    def is_direct(node):
        """Indicates whether a value does not refer to data or metrics, and is not written by a grammar."""
        return not node.get("$ref", "").endswith("placeholder") and "pattern" not in node

    def value(self, rng, node, depth, key=""):
        if rng.random() < self.mistakes:
            return rng.choice(STRINGS + COLORS + [None, 0, [], {}])
        reference = node.get("$ref", "").rsplit("/", 1)[-1]
        if reference.startswith("any."):
            names = sorted(self.names(reference))
            if reference == "any.UIView" and not self.mistakes:
                names = [name for name in names if not name.endswith("Controller")]
            name = rng.choice(names)
            return self.object(rng, name, depth) if depth >= 0 else {"class": name}
        if reference in self.definitions and f"{reference}.keys" in self.definitions:
            return self.object(rng, reference, depth) if depth >= 0 else {}
        texts = GRAMMARS.get(reference) or GRAMMARS_BY_KEY.get(key.rsplit(".", 1)[-1].lower())
        if texts is None and key.lower().endswith("image"):
            texts = IMAGES
        if texts:
            return rng.choice(texts)
        if "/properties/" in node.get("$ref", ""):
            # The key of another object.
            return self.value(rng, self.resolve(node), depth, key)
        node = self.resolve(node)
        for kind in ("anyOf", "oneOf"):
            if kind in node:
                choices = [choice for choice in node[kind] if self.is_direct(choice)] or node[kind]
                return self.value(rng, rng.choice(choices), depth, key)
        if "const" in node:
            return node["const"]
        if "enum" in node:
            return rng.choice(node["enum"])
        kind = node.get("type", "string")
        if isinstance(kind, list):
            # Texts can be written as numbers and truth values.
            kind = rng.choice([name for name in kind if name != "null"])
        if kind == "null":
            return None
        if kind == "boolean":
            return rng.random() < 0.5
        if kind in ("number", "integer"):
            # Small numbers, and any number of the range.
            low, high = node.get("minimum", -50), node.get("maximum", 400)
            if rng.random() < 0.9:
                low, high = max(low, -50), max(low, min(high, 400))
            number = rng.uniform(low, high)
            return round(number) if kind == "integer" or rng.random() < 0.7 and low <= round(number) else round(number, 3)
        if kind == "array":
            items = node.get("items", {})
            count = node.get("minItems", rng.randint(0, 3))
            values = [self.value(rng, items, depth - 1, key) for _ in range(count)] if isinstance(items, dict) else []
            if key.rsplit(".", 1)[-1].lower() in ("frame", "bounds", "rect", "oval") and not self.mistakes:
                # Widths and heights are not negative.
                values = [abs(value) if isinstance(value, (int, float)) else value for value in values]
            return values
        if kind == "object" or "properties" in node:
            names = sorted(node.get("properties", {}))
            chosen = set(node.get("required", [])) | set(rng.sample(names, min(len(names), rng.randint(0, 3))))
            return {
                name: self.value(rng, node["properties"][name], depth - 1, name)
                for name in sorted(chosen) if name in node.get("properties", {}) and depth > -3
            }
        return rng.choice(STRINGS)


class Elements:
    """The elements and attributes of Interface Builder's files, from the tables of this project."""

    def __init__(self, root):
        folder = root / "Sources/UIKit/InterfaceBuilder"
        table = (folder / "Building/ClassTable.swift").read_text()
        sources = "".join(path.read_text() for path in sorted((root / "Sources").glob("*/**/*.swift"))
                          if "InterfaceBuilder/" in str(path) or path.name.endswith("+Properties.swift"))
        views = re.findall(r'^    "([a-z]\w+)": \{', table, re.M) + re.findall(r'element: "(\w+)"', sources)
        self.views = sorted(set(views) - {"tableViewCell"})
        self.attributes = sorted(set(re.findall(r'"([a-z][A-Za-z]{2,30})"', sources)))

    def view(self, rng, count, depth):
        count[0] += 1
        number = count[0]
        attributes = "".join(
            f' {name}="{rng.choice(["YES", "NO", "1", "0.5", "-3", "center", "vertical", "Text", "fill", "system"])}"'
            for name in sorted(set(rng.sample(self.attributes, 4))) if name not in ("id", "key"))
        x, y, width, height = (rng.randint(-10, 300) for _ in range(4))
        inner = "".join(self.view(rng, count, depth - 1) for _ in range(rng.randint(0, 3))) if depth else ""
        ids = [f"v{rng.randint(max(1, number - 2), count[0])}" for _ in range(2)]
        constraint = (f'<constraint id="c{number}" firstItem="{ids[0]}" firstAttribute="{rng.choice(["leading", "top", "width"])}"'
                      f' secondItem="{ids[1]}" secondAttribute="leading" constant="{rng.randint(-9, 99)}"/>')
        name = rng.choice(self.views)
        return (f'<{name} id="v{number}"{attributes}><rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'
                f"<subviews>{inner}</subviews><constraints>{constraint if rng.random() < 0.5 else ''}</constraints></{name}>")

    def storyboard(self, rng):
        """Returns a storyboard of a few scenes, some of which contain others."""
        scenes, count, total = [], [0], rng.randint(1, 4)
        for index in range(total):
            other = f"S{rng.randrange(total)}"
            kind = rng.choice(["viewController", "viewController", "navigationController", "tabBarController", "splitViewController"])
            if kind == "viewController":
                content = self.view(rng, count, 3)
                embed = (f'<containerView id="e{index}"><rect key="frame" x="0" y="0" width="9" height="9"/><connections><segue '
                         f'destination="{other}" kind="embed" id="g{index}"/></connections></containerView>' if rng.random() < 0.4 else "")
                body = f'<view key="view" id="w{index}"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>{content}{embed}</subviews></view>'
            else:
                relation = {"navigationController": "rootViewController", "tabBarController": "viewControllers"}.get(kind, "masterViewController")
                body = (f'<connections><segue destination="{other}" kind="relationship" relationship="{relation}" '
                        f'id="r{index}"/></connections>')
            scenes.append(f'<scene sceneID="s{index}"><objects><{kind} id="S{index}" sceneMemberID="viewController">{body}</{kind}></objects></scene>')
        return ('<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
                f'useAutolayout="YES" initialViewController="S0"><scenes>{"".join(scenes)}</scenes></document>')


# MARK: Relations


class Layout:
    """Views in rows, whose frames follow from constraints with integer constants."""

    def __init__(self, rng):
        self.names = [f"v{index}" for index in range(rng.randint(2, 7))]
        self.size = (rng.randint(10, 40) * 10, rng.randint(10, 40) * 10)
        self.equations = []
        for index, name in enumerate(self.names):
            before = rng.choice(["Superview"] + self.names[:index])
            edge = "leading" if before == "Superview" else rng.choice(["leading", "trailing"])
            self.add(name, "leading", 1, before, edge, rng.randint(0, 20))
            before = rng.choice(["Superview"] + self.names[:index])
            self.add(name, "top", 1, before, "top" if before == "Superview" else rng.choice(["top", "bottom"]), rng.randint(0, 20))
            for axis in ("width", "height"):
                other = rng.choice(self.names[:index] + [None])
                self.add(name, axis, rng.choice([1, 2]) if other else 0, other, axis, rng.randint(1, 40))
            if rng.random() < 0.5:
                # An optional wish that cannot be met exactly.
                self.equations.append((name, "width", "=", 0, None, "", rng.randint(0, 200), rng.choice([100, 250, 750])))

    def add(self, name, attribute, factor, other, with_attribute, constant):
        self.equations.append((name, attribute, "=", factor, other, with_attribute, constant, 1000))

    @staticmethod
    def text(equation, unit):
        name, attribute, relation, factor, other, with_attribute, constant, priority = equation
        right = f"{factor} * {other}.{with_attribute} + {constant * unit}" if other else f"{constant * unit}"
        return f"{name}.{attribute} {relation} {right}" + ("" if priority == 1000 else f" @{priority}")

    def document(self, names=None, order=None, equations=None, unit=1, direction=None, wraps=False):
        names = names or {name: name for name in self.names}
        lines = [self.text(equation, unit) for equation in self.equations] + (equations or [])
        if order:
            order.shuffle(lines)
        lines = [re.sub(r"\bv\d+\b", lambda match: names[match[0]], line) for line in lines]
        views = [{"id": names[name], "backgroundColor": f"#{index * 31 + 10:02x}8040"} for index, name in enumerate(self.names)]
        root = {"subviews": views, "constraints": lines}
        if order:
            root = dict(reversed(root.items()))
        if wraps:
            edges = [f"Inner.{edge} = Superview.{edge}" for edge in ("left", "right", "top", "bottom")]
            root = {"subviews": [dict(root, id="Inner")], "constraints": edges}
        result = {"size": f"{self.size[0] * unit}x{self.size[1] * unit}", "scale": 1, "view": root}
        if direction:
            result["direction"] = direction
        return result


def rectangles(answer):
    """Returns the filled rectangles of an answer by color, or None for an error."""
    if not answer.get("ok"):
        return None
    content = json.loads(base64.b64decode(answer["pictures"][0]["data"]))
    found = {}

    def visit(node):
        if isinstance(node, dict):
            frame, color = node.get("rect") or node.get("frame"), node.get("color")
            if isinstance(frame, list) and len(frame) == 4 and color is not None:
                found.setdefault(json.dumps(color), []).append([float(number) for number in frame])
            for value in node.values():
                visit(value)
        elif isinstance(node, list):
            for value in node:
                visit(value)

    visit(content)
    return found


def mapped(found, change):
    return {color: sorted(change(frame) for frame in frames) for color, frames in found.items()}


RELATIONS = ["permuted", "renamed", "redundant", "inverted", "wrapped", "doubled", "mirrored", "turned twice"]


def relation(rng, ask):
    """Checks one relation between two layouts. Returns a description of a violation with the two documents, or None.

    `ask` returns the answer to a document as a display list.
    """
    layout, name = Layout(rng), rng.choice(RELATIONS)
    plain = layout.document()
    change = list
    if name == "permuted":
        other = layout.document(order=random.Random(rng.random()))
    elif name == "renamed":
        other = layout.document(names={old: f"view{len(layout.names) - index}" for index, old in enumerate(layout.names)})
    elif name == "redundant":
        repeated = [Layout.text(equation, 1) for equation in layout.equations if equation[7] == 1000]
        other = layout.document(equations=rng.sample(repeated, min(3, len(repeated))))
    elif name == "inverted":
        # a = b + c also means b = a - c.
        inverse = [
            f"{other}.{second} = {first}.{attribute} - {constant}"
            for first, attribute, _, factor, other, second, constant, priority in layout.equations
            if other and factor == 1 and priority == 1000]
        other = layout.document(equations=inverse)
    elif name == "wrapped":
        other = layout.document(wraps=True)
    elif name == "doubled":
        other = layout.document(unit=2)
        change = lambda frame: [2 * number for number in frame]
    elif name == "mirrored":
        other = layout.document(direction="rightToLeft")
        change = lambda frame: [layout.size[0] - frame[0] - frame[2], frame[1], frame[2], frame[3]]
    else:
        plain, other = layout.document(direction="rightToLeft"), layout.document(direction="rightToLeft", wraps=True)
    first, second = rectangles(ask(plain)), rectangles(ask(other))
    if first is None or second is None:
        return f"{name}: an error instead of a layout", plain, other
    if not first or mapped(first, change) != mapped(second, list):
        return f"{name}: {first} and {second}", plain, other
    return None
