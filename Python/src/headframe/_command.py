"""Finds and runs the headframe command."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from pathlib import Path


def executable() -> str:
    """Returns the path of the command: $HEADFRAME, the package's own copy, or the first one on the PATH.

    Raises FileNotFoundError if there is none.
    """
    if named := os.environ.get("HEADFRAME"):
        return named
    own = Path(__file__).parent / "native" / "bin" / "headframe"
    if own.is_file():
        return str(own)
    if found := shutil.which("headframe"):
        return found
    raise FileNotFoundError(
        "headframe: no command in this package, on the PATH or in $HEADFRAME; install the wheel of this platform, "
        "or set HEADFRAME to the path of the command"
    )


def environment() -> "dict[str, str]":
    """Returns the environment of the command, with the path of the font pack if headframe-fonts is installed."""
    variables = dict(os.environ)
    if "HEADFRAME_FONTS" not in variables:
        try:
            module = importlib.import_module("headframe_fonts")
        except ImportError:
            return variables
        variables["HEADFRAME_FONTS"] = str(module.path())
    return variables


def main() -> None:
    """Replaces this process by the command with the same arguments."""
    try:
        command = executable()
        os.execve(command, [command, *sys.argv[1:]], environment())
    except OSError as error:
        sys.exit(str(error))
