"""Checks the command and its JSON Schema with layout documents: check_schema.py HEADFRAME SCHEMA DOCUMENT…"""

import json
import subprocess
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """A loader with the types of YAML 1.2, as editors use them: dates and words such as yes are text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":merge", ":bool"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", __import__("re").compile("^(true|false)$"), list("tf"))

# Documents with one mistake each, which the schema must reject.
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
    "view: {}\nstyles: {a: {txet: a}}",
    "view: {}\nstyles: {a: {numberOfLines: [many]}}",
    "view: {}\nstyles: {a: {layer.cornerRadus: 2}}",
    "view: {}\nstyles: {a: {layer: {cornerRadus: 2}}}",
    "view: {}\nstyles: {a: {subviews: []}}",
    "view: {variations: [{isHidden: true}]}",
    "view: {variations: [{when: {}, isHiden: true}]}",
    "view: {variations: [{when: {}, alpha: very opaque}]}",
    "view: {variations: [{when: {}, layer.cornerRadius: [1]}]}",
    "view: {variations: [{when: {}, class: UILabel}]}",
    "view: {class: UILabel, variations: [{when: {horizontalSizeClass: regular}, axis: vertical}]}",
    "view: {subviews: [{id: a}]}\nscenes: {s: {set: {a.txet: b}}}",
    "view: {subviews: [{id: a}]}\nscenes: {s: {set: {a.alpha: very opaque}}}",
    "view: {subviews: [{id: a}]}\nscenes: {s: {set: {a.layer.cornerRadius: [1]}}}",
    "view: {subviews: [{id: a}]}\nscenes: {s: {set: {a: 1}}}",
    "viewController: {class: UIAlertController, actions: [{titel: a}]}",
    "viewController: {class: UIAlertController, textFields: [{class: UILabel}]}",
    "viewController: {class: UIPageViewController, pages: [{class: UIView}]}",
    "viewController: {navigationItem.searchController: {searchBar.placeholdr: a}}",
]

# Valid documents that are similar to invalid ones.
ALLOWED = [
    "view: {class: UILabel, style: a}\nstyles: {a: {text: a, layer.cornerRadius: 2, layer: {borderWidth: 1}}, b: {title: {normal: Go}}}",
    "view: {class: UIImageView, style: a}\nstyles: {a: {image: {systemName: star}, alpha: '${x | default: 1}'}}",
    "view: {variations: [{when: {horizontalSizeClass: regular}, alpha: 0.5, constraints: []}]}",
    "view: {subviews: [{id: a, class: UILabel}]}\nscenes: {s: {set: {a.text: b, a.layer.cornerRadius: 1}}}",
    "view: {subviews: [{id: a, class: A}]}\ncomponents: {A: {parameters: [b], view: {subviews: [{id: c}]}}}\n"
    "scenes: {s: {set: {a.b: [1], a.c.alpha: 0.5}}}",
    "viewController: {class: UIAlertController, actions: [Go, {title: a, style: cancel}], textFields: [{text: a}]}",
]


def reads(headframe, text):
    """Returns whether the command accepts a document."""
    command = [headframe, "frames", "-"]
    return subprocess.run(command, input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def main(headframe, schema_path, documents):
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
        if reads(headframe, text):
            print(f"the command reads: {text}", file=sys.stderr)
            failures += 1
    for text in ALLOWED:
        for error in validator.iter_errors(yaml.load(text, Loader)):
            print(f"the schema refuses: {text}: {error.message[:300]}", file=sys.stderr)
            failures += 1
        if not reads(headframe, text):
            print(f"the command refuses: {text}", file=sys.stderr)
            failures += 1
    print(
        f"{len(documents)} documents allowed, {len(ALLOWED)} right ones read and {len(BROKEN)} broken ones refused "
        f"by schema and command, {failures} wrong"
    )
    return 1 if failures else 0


sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
