#!/usr/bin/env python3
"""Renders every document below some folders once through one worker process, and prints counts.

Names of documents are printed only for crashes and hangs, which fail the run; errors do not.
Usage: corpus.py [--binary PATH] FOLDER...
"""
import argparse
import json
import pathlib
import re
import sys
import tempfile

import fuzz


def jobs(path):
    """Returns the jobs for a document: one for each scene of a storyboard, or one for another document."""
    job = {"document": str(path), "format": "json"}
    if path.suffix != ".storyboard":
        return [job]
    text = path.read_text("utf8", "replace")
    ids = re.findall(r'<\w*(?:[cC]ontroller|viewControllerPlaceholder)\b[^>]* sceneMemberID="viewController"[^>]*>', text)
    scenes = [match.group(1) for tag in ids if (match := re.search(r' id="([^"]+)"', tag))]
    return [dict(job, scene=scene) for scene in scenes[:8]] or [job]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=str(fuzz.ROOT / ".build/debug/headframe"))
    options.add_argument("folders", nargs="+")
    options = options.parse_args()
    worker = fuzz.Worker(options.binary, pathlib.Path(tempfile.mkdtemp(prefix="headframe-corpus-")))
    paths = sorted({path.resolve() for folder in options.folders for kind in ("xib", "storyboard", "yaml")
                    for path in pathlib.Path(folder).rglob("*." + kind) if path.is_file()})
    rendered, rejected, failed = 0, 0, 0
    for path in paths:
        for job in jobs(path):
            answer = worker.ask(json.dumps(job).encode())
            if answer in ("crash", "hang"):
                failed += 1
                print(f"{answer}: {path} {job.get('scene', '')}")
                worker.restart()
            elif json.loads(answer)["ok"]:
                rendered += 1
            else:
                rejected += 1
    print(f"{len(paths)} documents: {rendered} pictures, {rejected} rejected, {failed} crashes or hangs")
    sys.exit(1 if failed or not paths else 0)


if __name__ == "__main__":
    main()
