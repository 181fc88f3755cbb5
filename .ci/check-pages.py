#!/usr/bin/env python3
"""Checks pages and help texts against the command and the repository.

Every document of Documents.md renders. A block of the README with the name of a file equals this file, and the commands
of its console blocks print what they show; its links lead to files. The command lines of all pages and help texts run
without an error, those of each page in a folder with the files that they name. The changelog has the version of the
command, and the recipes for continuous integration install the packages of make/setup.sh.
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import ROOT, Checks, blocks, command

PAGES = [ROOT / "README.md", ROOT / "Python/README.md", *sorted((ROOT / "Documentation").glob("*.md"))]
checks = Checks("pages")

# The word after "headframe" in lines that other checks run, with the file of the check. For "snapshots", the file must
# contain the next word.
ELSEWHERE = [
    # Ends only with Ctrl-C.
    ("preview", ".ci/check-preview.py"),
    ("snapshots", "Tests/headframeTests/SnapshotsCommandTests.swift"),
    ("swift", ".ci/check-examples"),
    ("fidelity", ".ci/run"),
]
# Tools that are not on every machine, with the file of the check that uses them.
TOOLS = [("parallel", ".ci/check-batch")]


def helps():
    """Returns the help text of every command, by the command line that prints it."""
    queue, found = [[]], {}
    while queue:
        words = queue.pop(0)
        # The arguments after "swift" belong to the compiler, so its help is printed by "help".
        text = output(["headframe", "help", *words])
        found[" ".join(["headframe", *words, "--help"])] = text
        section = text.split("SUBCOMMANDS:")[1] if "SUBCOMMANDS:" in text else ""
        queue += [words + [name] for name in re.findall(r"^  ([a-z]+)(?:  | \(|$)", section, re.M) if name != "help"]
    return found


def output(command):
    # Wide enough that no line of an example is broken.
    environment = dict(os.environ, COLUMNS="1000")
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def shell(line, folder=ROOT):
    """Runs a line with the standard error in the output."""
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)


def check_documents():
    """Renders the YAML blocks of Documents.md. Messages name the page and its line."""
    page = ROOT / "Documentation/Documents.md"
    documents = [(start, lines) for language, lines, start, _ in blocks(page) if language == "yaml"]
    checks.expect(len(documents) >= 8, "Documents.md has at least 8 documents")
    with tempfile.TemporaryDirectory() as folder:
        for start, lines in documents:
            # The lines of the file have the numbers of the page.
            Path(folder, f"{start}.yaml").write_text("\n" * (start - 1) + "\n".join(lines) + "\n")
            done = shell(f"headframe render --quiet {start}.yaml -o out/", folder)
            message = done.stdout.replace(f"{start}.yaml:", "Documentation/Documents.md:")
            checks.expect(done.returncode == 0, f"the document at line {start} of Documents.md: {message}")


def check_readme():
    page = ROOT / "README.md"
    for language, lines, start, comment in blocks(page):
        if comment:
            checks.expect("\n".join(lines) + "\n" == (ROOT / comment[0]).read_text(),
                          f"README.md:{start}: the block differs from {comment[0]}")
        if language == "console":
            answer = []
            for line in lines:
                if line.startswith("$ "):
                    answer += [line, *shell(line[2:]).stdout.splitlines()]
            # Times differ from run to run, and sizes with the version of the deflate library.
            shown, answer = (
                [re.sub(r"[0-9.]+ KB  [0-9.]+ ms$", "… KB  … ms", line) for line in text] for text in (lines, answer))
            checks.expect(shown == answer, f"README.md:{start}: the commands print: " + "\n".join(answer))
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        checks.expect((ROOT / link).exists(), f"README.md: {link} does not exist")


def check_versions_and_packages():
    version = output(["headframe", "--version"]).strip()
    checks.expect(f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text(), f"CHANGELOG.md has no section [{version}]")
    recipes = (ROOT / "Documentation/ContinuousIntegration.md").read_text()
    packages = (ROOT / "make/setup.sh").read_text().split("packages=(\n")[1].split("\n)")[0]
    for line in packages.splitlines():
        for package in line.split("#")[0].split():
            count = len(re.findall(rf"(?<!\S){re.escape(package)}(?!\S)", recipes))
            checks.expect(count == 2, f"ContinuousIntegration.md: each of its two recipes should install {package}")


def code(page):
    """Returns the lines of fenced and indented blocks, without blocks of other languages. Continued lines are joined."""
    languages = ["sh", "bash", "yaml", ""] + (["console"] if page.name != "README.md" else [])
    fence, lines = None, []
    for line in page.read_text().splitlines():
        if mark := re.match(r"\s*```(.*)", line):
            fence = None if fence is not None else mark[1].strip()
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
    shutil.copytree(ROOT / "Tests/Fixtures/Pages", folder, dirs_exist_ok=True)
    for name in ["Examples", "Fonts", "Icons"]:
        (folder / name).symlink_to(ROOT / name)
    for place in ["out", "docs", "home/.zfunc", "home/.config/fish/completions", "etc/bash_completion.d", "shared"]:
        (folder / place).mkdir(parents=True)


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


def check_command_lines():
    sources = {name: text.splitlines() for name, text in helps().items()}
    sources.update({str(page.relative_to(ROOT)): code(page) for page in PAGES})
    card = output(["headframe", "new"])
    for name, lines in sources.items():
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            create_files(folder)
            for line in command_lines(lines):
                if file := reason_elsewhere(line):
                    checks.expect((ROOT / file).exists(), f"{name}: {line}: {file} does not exist")
                else:
                    problem = attempt(line, folder, card)
                    checks.expect(problem is None, f"{name}: {line}: {problem}")


if __name__ == "__main__":
    command()
    check_documents()
    check_readme()
    check_versions_and_packages()
    check_command_lines()
    checks.end(least=100)
