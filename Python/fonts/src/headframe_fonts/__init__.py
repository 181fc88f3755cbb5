"""The font pack of headframe."""

from pathlib import Path


def path() -> Path:
    """Returns the path of the pack."""
    return next(iter(sorted(Path(__file__).parent.glob("headframe-fonts-*.pack"))))
