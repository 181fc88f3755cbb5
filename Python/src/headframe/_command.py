"""Finds and runs the headframe command."""

from __future__ import annotations

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


def main() -> None:
    """Replaces this process by the command with the same arguments."""
    try:
        command = executable()
        os.execv(command, [command, *sys.argv[1:]])
    except OSError as error:
        sys.exit(str(error))
