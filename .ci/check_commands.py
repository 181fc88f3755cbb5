"""Runs the command lines of help texts and pages.

The lines of each page and each help text run in a separate folder with the files that they name. A line that cannot be
run here is listed below with the check that runs it.
"""

import os
import re
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "Python/README.md", *sorted((ROOT / "Documentation").glob("*.md"))]

# The word after "headframe" in lines that other checks run, with the file of the check. For "snapshots", the file must
# contain the next word.
ELSEWHERE = [
    # Ends only with Ctrl-C.
    ("preview", ".ci/preview_in_browser.py"),
    ("snapshots", "Tests/headframeTests/SnapshotsCommandTests.swift"),
    ("swift", ".ci/check-examples"),
    ("fidelity", ".ci/run"),
]
# Tools that are not on every machine, with the file of the check that uses them.
TOOLS = [("parallel", ".ci/check-batch")]

# The document of the README's example of a conflict.
BOX = """\
size: 200x100
view:
  subviews: [{id: box}]
  constraints:
    - V:|[box]|
    - H:|-10-[box(40)]
    - box.width = 50
"""
# The Xcode project of the pages about migration.
PROJECT = """\
{ rootObject = P; objects = { P = {isa = PBXProject; targets = (A); };
  A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S); };
  S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
  F = {isa = PBXFileReference; path = Card.swift; sourceTree = SOURCE_ROOT; }; }; }
"""
ARTICLE = "# Cards\n\n```headframe\nsize: 60x40\nview: {backgroundColor: white}\n```\n"


def helps():
    """Returns the help text of every command, by the command line that prints it."""
    queue, found = [[]], {}
    while queue:
        words = queue.pop(0)
        # The arguments after "swift" belong to the compiler, so its help is printed by "help".
        text = run(["headframe", "help", *words])
        found[" ".join(["headframe", *words, "--help"])] = text
        section = text.split("SUBCOMMANDS:")[1] if "SUBCOMMANDS:" in text else ""
        queue += [words + [name] for name in re.findall(r"^  ([a-z]+)(?:  | \(|$)", section, re.M) if name != "help"]
    return found


def run(command):
    # Wide enough that no line of an example is broken.
    environment = dict(os.environ, COLUMNS="1000")
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def code(page):
    """Returns the lines of fenced and indented blocks, without blocks of other languages. Continued lines are joined.

    .ci/check-readme checks the console blocks of the README with their output.
    """
    text = page.read_text()
    languages = ["sh", "bash", "yaml", ""] + (["console"] if page.name != "README.md" else [])
    fence, lines = None, []
    for line in text.splitlines():
        if mark := re.match(r"\s*```(.*)", line):
            fence = None if fence is not None else mark.group(1).strip()
        elif fence in languages or fence is None and line.startswith("    "):
            lines.append(line.strip())
    return re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines()


def command_lines(lines):
    """Yields the lines that run headframe, without prompts and YAML keys."""
    for line in lines:
        line = re.sub(r"^(\$ |- run: |run: )", "", line.strip())
        if re.match(r"(headframe|\S*/bin/headframe|srun headframe|parallel .* headframe)( |$)", line) or re.match(
            r"(echo|printf|generate-card|cat) .*\| *headframe ", line
        ):
            yield line


def create_files(folder):
    """Creates in a folder the files that command lines name, except the cards."""
    for name in ["Examples", "Fonts", "Icons"]:
        (folder / name).symlink_to(ROOT / name)
    for place in ["out", "bin", "docs", "Sources.docc", "home/.zfunc", "home/.config/fish/completions"]:
        (folder / place).mkdir(parents=True)
    (folder / "etc/bash_completion.d").mkdir(parents=True)
    (folder / "shared").mkdir()
    rows = "name,role\nAda,Mathematician\nGrace,Admiral\n"
    for name in ["people.csv", "rows.csv"]:
        (folder / name).write_text(rows)
    (folder / "box.yaml").write_text(BOX)
    (folder / "people.ndjson").write_text('{"name": "Ada"}\n{"name": "Grace"}\n')
    (folder / "Card.swift").write_text("import UIKit\n\nlet card = UIView()\n")
    (folder / "Shop.xcodeproj").mkdir()
    (folder / "Shop.xcodeproj/project.pbxproj").write_text(PROJECT)
    (folder / "jobs.ndjson").write_text('{"document": "card.yaml", "path": "out/job.png"}\n')
    for name in ["README.in.md", "Sources.docc/Start.in.md", "handbook.in.md"]:
        (folder / name).write_text(ARTICLE)
    shims = {"generate-card": "cat card.yaml", "srun": 'exec "$@"'}
    for name, script in shims.items():
        shim = folder / "bin" / name
        shim.write_text(f"#!/bin/sh\n{script}\n")
        shim.chmod(shim.stat().st_mode | stat.S_IXUSR)


def reason_elsewhere(line):
    """Returns the file of the check that runs a line; None for a line that is run here."""
    words = line.split("headframe", 1)[1].split()
    for word, file in ELSEWHERE:
        if words[:1] == [word]:
            return file if word != "snapshots" or f'"{words[1]}"' in (ROOT / file).read_text() else None
    for tool, file in TOOLS:
        if line.startswith(tool):
            return file
    return None


def attempt(line, folder, card):
    """Runs a line with the text of a card, and returns the problem, or None."""
    creates = re.search(r"headframe new (\S+\.yaml)", line)
    # A line that creates a document starts without it. All others have the document that it creates.
    for name in ["card.yaml", "badge.yaml", "a.yaml"]:
        (folder / name).write_text(card)
    if creates:
        (folder / creates.group(1)).unlink(missing_ok=True)
    line = line.replace("/etc/", f"{folder}/etc/").replace("~/", f"{folder}/home/").replace("/shared/", f"{folder}/shared/")
    line = re.sub(r"\S+/bin/headframe", "headframe", line)
    environment = dict(os.environ, PATH=f"{folder}/bin:{os.environ['PATH']}")
    try:
        result = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", line], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "does not end"
    # explain ends with 1 for the conflict that an example shows.
    if result.returncode != (1 if "headframe explain box.yaml" in line else 0):
        return f"ends with {result.returncode}: {result.stderr.strip()}"
    # The next steps that a command prints are command lines, too.
    if advice := re.search(r"render it with: (headframe .*)", result.stdout):
        return attempt_next(advice.group(1), folder)
    return None


def attempt_next(line, folder):
    result = subprocess.run(["bash", "-c", line], cwd=folder, capture_output=True, text=True)
    return None if result.returncode == 0 else f"advises {line}, which ends with {result.returncode}: {result.stderr}"


def main():
    sources = {name: text.splitlines() for name, text in helps().items()}
    sources.update({str(page.relative_to(ROOT)): code(page) for page in PAGES})
    card = run(["headframe", "new"])
    ran, left, failures = 0, 0, []
    for name, lines in sources.items():
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            create_files(folder)
            for line in command_lines(lines):
                if file := reason_elsewhere(line):
                    if not (ROOT / file).exists():
                        failures.append(f"{name}: {line}: {file} does not exist")
                    left += 1
                    continue
                ran += 1
                if problem := attempt(line, folder, card):
                    failures.append(f"{name}: {line}: {problem}")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{ran} command lines of help texts and pages, {len(failures)} wrong; {left} are run by other checks")
    return 1 if failures or ran < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
