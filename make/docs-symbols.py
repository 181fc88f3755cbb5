#!/usr/bin/env python3
"""Writes the symbol graph of UIKit's additions: docs-symbols.py PAGE GRAPHS OUTPUT.

UIKit re-exports modules with thousands of symbols that Apple documents. The graph keeps the symbols that PAGE links to
as ``Name`` or ``Type/member``, with their members, and the types of linked members, without their documentation.
"""

import json
import re
import sys
from pathlib import Path


def main(page, graphs, output):
    links = [tuple(link.split("/")) for link in re.findall(r"^- ``([^`]+)``", Path(page).read_text(), re.M)]
    symbols, relationships, metadata = {}, [], None
    for path in sorted(Path(graphs).glob("*.symbols.json")):
        graph = json.loads(path.read_text())
        metadata = metadata or graph["metadata"]
        relationships += graph["relationships"]
        for symbol in graph["symbols"]:
            components = tuple(symbol["pathComponents"])
            if any(components[: len(link)] == link for link in links):
                symbols[symbol["identifier"]["precise"]] = symbol
            elif any(link[: len(components)] == components for link in links):
                symbol.pop("docComment", None)
                symbols[symbol["identifier"]["precise"]] = symbol
    found = {tuple(symbol["pathComponents"]) for symbol in symbols.values()}
    missing = ["/".join(link) for link in links if link not in found]
    if missing:
        sys.exit(f"{page}: no public symbol is called {', '.join(missing)}; was it renamed?")
    kept = [link for link in relationships if link["source"] in symbols and link["target"] in symbols]
    graph = {
        "metadata": metadata,
        "module": {"name": "UIKit", "platform": {"operatingSystem": {"name": "linux"}}},
        "symbols": list(symbols.values()),
        "relationships": kept,
    }
    Path(output).mkdir(parents=True, exist_ok=True)
    (Path(output) / "UIKit.symbols.json").write_text(json.dumps(graph))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
