"""Runs the notebook of the examples."""

from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "Examples" / "notebook" / "badges.ipynb"


def test_every_cell_of_the_notebook_runs_and_pictures_show_themselves():
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    for name in ("ipykernel", "pandas", "PIL", "numpy"):
        pytest.importorskip(name)
    notebook = nbformat.read(NOTEBOOK, as_version=4)

    nbclient.NotebookClient(notebook, timeout=120).execute()

    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    pictures = [output for output in outputs if "image/png" in output.get("data", {})]
    # A single picture, one of several, and an image of Pillow.
    assert len(pictures) == 3
    # 85 mm are 240.9 points.
    assert pictures[0]["metadata"]["image/png"]["width"] in (240, 241)
