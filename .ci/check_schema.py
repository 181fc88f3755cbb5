"""Validates layout documents with a JSON Schema: check_schema.py SCHEMA DOCUMENT…"""

import json
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """YAML 1.2's types, as editors read them: dates and words such as yes are text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":merge", ":bool"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", __import__("re").compile("^(true|false)$"), list("tf"))

# Each is wrong in one place, which the schema must see.
BROKEN = [
    "vew: {}",
    "view: {class: UILabel, txet: Hello}",
    "view: {class: UILable2, text: Hello}\ncomponents: []",
    "view: {subviews: [{class: UILabel, numberOfLines: -1}]}",
    "view: {subviews: [{class: UIButton, title: {norml: Go}}]}",
    "view: {subviews: {a: {}}}",
    "view: {alpha: 2}",
    "view: {layer.cornerRadius: [1]}",
    "view: {layer: {cornerRadus: 3}}",
    "view: {class: UITableView, sections: [{rows: [{class: UILabel}]}]}",
    "view: {class: UITableView, sections: [{rows: [{accessoryType: chekmark}]}]}",
    "view: {class: UIImageView, image: {systemNam: star}}",
    "view: {class: UILabel, attributedText: [{text: a, font: {size: big, wait: 3}}]}",
    "view: {backgroundColor: {light: red}}",
    "view: {constraints: [{equation: [a.width = 3]}]}",
    "view: {when: {horizontalSizeClas: regular}}",
    "view: {}\nsize: 3x",
    "view: {}\ndevice: Nokia3310",
    "scenes: {a: {vew: {}}}\nview: {}",
    "view: {}\nmetrics: [1]",
]


def main(schema_path, documents):
    schema = json.load(open(schema_path))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    for path in documents:
        for error in validator.iter_errors(yaml.load(open(path), Loader)):
            print(f"{path}: {list(error.absolute_path)}: {error.message[:300]}", file=sys.stderr)
            failures += 1
    for text in BROKEN:
        if validator.is_valid(yaml.load(text, Loader)):
            print(f"the schema allows: {text}", file=sys.stderr)
            failures += 1
    print(f"{len(documents)} documents allowed, {len(BROKEN)} broken ones refused, {failures} wrong")
    return 1 if failures else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
