#!/usr/bin/env python3
"""Checks the JSON Schema of documents with another library, and the command with the same documents.

It is a JSON Schema, accepts every example and layout case, and rejects documents with a mistake.
"""

import json
import re
import subprocess

import jsonschema
import yaml

from common import ROOT, Checks, command


class Loader(yaml.SafeLoader):
    """A loader with the types of YAML 1.2, as editors use them: dates and words such as yes are text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":merge", ":bool"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|false)$"), list("tf"))


def reads(text):
    """Returns whether the command accepts a document."""
    return subprocess.run(["headframe", "frames", "-"], input=text.encode(), capture_output=True).returncode == 0


command()
checks = Checks("schema")
schema = json.loads(subprocess.run(["headframe", "schema"], check=True, capture_output=True).stdout)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
documents = {"headframe new": subprocess.run(["headframe", "new"], check=True, capture_output=True, text=True).stdout}
for folder in ["Examples", "Examples/Gallery", "Tests/Fixtures/Layout"]:
    documents |= {path: path.read_text() for path in sorted(ROOT.glob(f"{folder}/*.yaml"))}
for name, text in documents.items():
    errors = [f"{list(e.absolute_path)}: {e.message[:300]}" for e in validator.iter_errors(yaml.load(text, Loader))]
    checks.expect(not errors, f"{name}: {errors}")
for name, isValid, verdict in [("valid", True, "rejects"), ("invalid", False, "accepts")]:
    for text in (ROOT / f"Tests/Fixtures/Schema/{name}.yaml").read_text().split("---\n")[1:]:
        checks.expect(validator.is_valid(yaml.load(text, Loader)) == isValid, f"the schema {verdict}: {text}")
        checks.expect(reads(text) == isValid, f"the command {verdict}: {text}")
checks.end(least=100)
