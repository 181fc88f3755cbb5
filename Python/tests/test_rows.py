"""Tests of tables and of pictures as values."""

import asyncio
import dataclasses
import datetime
import decimal
import enum
import pickle
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

import headframe
from headframe import RenderingError, RenderingWarning, Worker
from headframe._rows import RowError, row_values

# The document shows its texts in the format txt, which lists the drawn texts.
DOCUMENT = {"text": "size: 200x20\nscale: 2\nview: {class: UILabel, text: '${name} ${n | default: none}'}", "name": "card.yaml"}


def texts(rows, **keys):
    answers = list(headframe.render_rows(DOCUMENT, rows, format="txt", **keys))
    assert all(answer.ok for answer in answers), [answer.error for answer in answers]
    lines = (answer.picture.data.decode() for answer in answers)
    return [line.split('text="')[1].split('"')[0] for line in lines]


def test_rows_are_mappings_named_tuples_and_data_classes():
    Row = namedtuple("Row", "name n")

    @dataclasses.dataclass
    class Person:
        name: str
        n: int

    assert texts([{"name": "Ada", "n": 1}, Row("Bo", 2), Person("Cy", 3)]) == ["Ada 1", "Bo 2", "Cy 3"]


def test_rows_of_a_data_frame_have_their_missing_values_and_scalars():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(
        {"name": ["Ada", "Bo", "Cy"], "n": pandas.array([1, None, 3], dtype="Int64"), "when": pandas.to_datetime(["2025-03-01T00:00", None, "2025-03-02T10:00"])}
    )

    assert texts(frame) == ["Ada 1", "Bo none", "Cy 3"]
    assert row_values(frame.iloc[1]) == {"name": "Bo", "n": None, "when": None}
    assert row_values({"a": frame["when"][2]}) == {"a": "2025-03-02T10:00:00"}


def test_scalars_of_numpy_are_numbers_dates_and_lists():
    numpy = pytest.importorskip("numpy")
    row = {
        "i": numpy.int64(3), "f": numpy.float32(0.5), "b": numpy.bool_(True), "s": numpy.str_("x"), "nan": numpy.float64("nan"),
        "d": numpy.datetime64("2025-03-01T12:30:00.123456789"), "nat": numpy.datetime64("NaT"), "a": numpy.array([1, 2]),
    }

    assert row_values(row) == {
        "i": 3, "f": 0.5, "b": True, "s": "x", "nan": None, "d": "2025-03-01T12:30:00.123456", "nat": None, "a": [1, 2],
    }


def test_values_of_the_standard_library_have_the_text_that_documents_read():
    class Color(enum.Enum):
        RED = "red"

    row = {
        "day": datetime.date(2025, 3, 1), "time": datetime.time(12, 30), "price": decimal.Decimal("12345678901234567890.10"),
        "no": decimal.Decimal("NaN"), "big": 2**60, "color": Color.RED, "path": Path("a/b.png"), "nested": {"x": [float("nan")]},
    }

    assert row_values(row) == {
        "day": "2025-03-01", "time": "12:30:00", "price": "12345678901234567890.10", "no": None, "big": str(2**60),
        "color": "red", "path": "a/b.png", "nested": {"x": [None]},
    }
    with pytest.raises(RowError, match="the value of a.0 is object"):
        row_values({"a": [object()]})


def test_records_of_numpy_and_the_rows_of_a_data_frame_are_rows():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"name": ["Ada", "Bo"], "n": [1.5, float("nan")]})

    assert texts(frame.to_records(index=False)) == ["Ada 1.5", "Bo none"]
    assert texts(row for _, row in frame.iterrows()) == ["Ada 1.5", "Bo none"]
    with pytest.raises(RowError, match="a row is tuple.*; pass the DataFrame itself"):
        row_values(next(frame.iterrows()))


def test_the_rows_and_keys_of_a_worker_are_converted_as_those_of_tables():
    numpy = pytest.importorskip("numpy")
    pandas = pytest.importorskip("pandas")
    row = pandas.Series({"name": "Ada", "n": numpy.int64(3)})
    with Worker() as worker:
        picture = worker.render(DOCUMENT, row=row, format="txt").picture
        assert 'text="Ada 3"' in picture.read().decode()
        picture = worker.render(DOCUMENT, row={"name": "Bo", "n": pandas.NA}, scale=numpy.int64(3)).picture
    # 200 × 20 points at 3 pixels per point.
    assert (picture.width, picture.height) == (600, 60)


def test_a_document_that_shows_no_value_of_its_row_is_a_warning_with_the_notation():
    document = {"text": "size: 99x20\nview: {class: UILabel, text: 'Dear {row.name}'}", "name": "card.yaml"}
    (answer,) = headframe.render_rows(document, [{"name": "Ada"}])
    assert answer.ok and answer.warnings == (
        "card.yaml: warning: shows no value of its row; use ${name} in a text to show a value of the row",
    )


def test_the_error_of_a_job_has_its_row_and_hint():
    (answer,) = headframe.render_rows(DOCUMENT, [{"name": "Ada"}], format="pgn")  # type: ignore[arg-type]
    assert (answer.error.kind, answer.error.row, answer.error.hint) == ("job", 1, "png")
    assert answer.error.problems[0].message.startswith("expected one of png, jpg")


def test_a_row_with_an_unknown_value_fails_alone():
    answers = list(headframe.render_rows(DOCUMENT, [{"name": "Ada"}, {"name": object()}, {"name": "Cy"}, {"nom": "Di"}]))

    assert [answer.ok for answer in answers] == [True, False, True, False]
    assert answers[1].error.kind == "data" and answers[1].error.row == 2 and answers[1].row == 2
    error = answers[3].error
    # The placeholder ${name} is in the third line of the document.
    assert (error.kind, error.line, error.row, error.hint) == ("data", 3, 4, "nom")
    assert error.column is not None and error.problems[0].file == "card.yaml"
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


@pytest.mark.parametrize("workers", [1, 2])
def test_answers_are_in_the_order_of_the_rows(workers):
    answers = list(headframe.render_rows(DOCUMENT, ({"name": str(n)} for n in range(30)), workers=workers))

    assert [answer.row for answer in answers] == list(range(1, 31))


def test_rows_without_end_are_rendered_on_demand():
    taken = []

    def rows():
        while True:
            taken.append(1)
            yield {"name": "Ada"}

    answers = headframe.render_rows(DOCUMENT, rows())
    assert next(answers).ok
    answers.close()
    assert len(taken) <= 5


def test_a_worker_with_options_renders_rows():
    with Worker(memory_limit=256) as worker:
        assert [answer.ok for answer in headframe.render_rows(DOCUMENT, [{"name": "Ada"}], workers=worker)] == [True]
        # The worker still works.
        assert worker.render(DOCUMENT, row={"name": "Bo"}).ok


def test_a_single_row_where_several_are_expected_is_an_error():
    with pytest.raises(TypeError, match="several rows"):
        list(headframe.render_rows(DOCUMENT, {"name": "Ada"}))


def test_progress_is_reported_after_each_row():
    seen = []
    list(headframe.render_rows(DOCUMENT, [{"name": "Ada"}] * 3, progress=lambda number, total: seen.append((number, total))))

    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_tqdm_shows_the_progress(capsys):
    pytest.importorskip("tqdm")
    list(headframe.render_rows(DOCUMENT, [{"name": "Ada"}] * 3, progress=True))

    assert "3/3" in capsys.readouterr().err


def test_rows_and_jobs_can_be_awaited():
    async def run():
        names = [answer.row async for answer in headframe.render_rows_async(DOCUMENT, [{"name": "Ada"}] * 3)]
        with Worker() as worker:
            answers = await asyncio.gather(*(worker.render_async(DOCUMENT, row={"name": str(n)}, id=n) for n in range(4)))
        return names, sorted(answer.id for answer in answers)

    assert asyncio.run(run()) == ([1, 2, 3], [0, 1, 2, 3])


def render(format, **keys):
    with Worker() as worker:
        return worker.render({"text": "size: 40x20\nscale: 2\nview: {backgroundColor: '#ff000080'}"}, format=format, **keys).picture


def test_notebooks_show_a_png_in_the_size_of_its_layout():
    picture = render("png")
    data, size = picture._repr_png_()

    assert data == picture.data and size == {"width": 40, "height": 20}
    assert picture._repr_html_() is None and picture._repr_jpeg_() is None
    assert repr(picture).startswith("<Picture ") and "80×40 px" in repr(picture) and len(repr(picture)) < 120


def test_notebooks_show_vectors_and_jpeg(tmp_path):
    assert render("svg")._repr_html_().startswith("<svg")
    assert render("jpg")._repr_jpeg_().startswith(b"\xff\xd8")
    assert render("webp")._repr_html_().startswith('<img src="data:image/webp;base64,')
    assert render("svg")._repr_png_() is None
    # A picture that was written is read from its file, and has no picture after that is removed.
    written = render("png", path=tmp_path / "a.png")
    assert written._repr_png_()[0].startswith(b"\x89PNG")
    (tmp_path / "a.png").unlink()
    assert written._repr_png_() is None


def test_pictures_convert_to_pillow_and_numpy():
    pytest.importorskip("PIL")
    numpy = pytest.importorskip("numpy")

    for format in ("png", "rgba"):
        picture = render(format)
        assert picture.to_pil().size == (80, 40)
        pixels = picture.to_numpy()
        assert pixels.shape == (40, 80, 4) and pixels.dtype == numpy.uint8
        # Colors are not multiplied by the alpha of one half.
        assert tuple(pixels[0, 0]) == (255, 0, 0, 128)
        # The array is the caller's.
        pixels[0, 0, 0] = 7
        assert tuple(picture.to_numpy()[0, 0]) == (255, 0, 0, 128)
    with pytest.raises(ValueError, match="svg has none"):
        render("svg").to_numpy()


def test_a_wrong_key_is_an_error_of_mypy(tmp_path):
    pytest.importorskip("mypy")
    (tmp_path / "wrong.py").write_text(
        "from headframe import Worker\n"
        "Worker().render('a.yaml', format='png', row={'a': 1}, scale=2)\n"
        "Worker().render('a.yaml', frmat='png')\n"
        "Worker().render('a.yaml', format='gif')\n"
    )
    source = Path(headframe.__file__).parent.parent
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(tmp_path / "wrong.py")],
        capture_output=True, text=True, env={"MYPYPATH": str(source), "PATH": ""} if source.name == "src" else None,
    )

    lines = [line for line in run.stdout.splitlines() if ": error:" in line]
    assert [line.split(":")[1] for line in lines] == ["3", "4"], run.stdout + run.stderr


def test_rows_become_the_pages_of_a_pdf(tmp_path):
    path = tmp_path / "people.pdf"
    headframe.write_pdf(DOCUMENT, [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}], path, size="85x55mm", crop_marks=True)

    data = path.read_bytes()
    # 105 × 75 mm with the margins of 10 mm: 297.638 × 212.598 points.
    assert data.startswith(b"%PDF-") and b"/MediaBox [ 0 0 297.63" in data and data.count(b"/TrimBox [ 28.346") == 3
    with pytest.raises(RenderingError) as caught:
        headframe.write_pdf(DOCUMENT, [{"name": "Ada"}, {"nom": "Bo"}], tmp_path / "none.pdf")
    assert (caught.value.kind, caught.value.row, caught.value.line, caught.value.hint) == ("data", 2, 3, "nom")
    assert caught.value.problems[0].file == "card.yaml"
    assert not (tmp_path / "none.pdf").exists()
    with pytest.raises(RenderingError) as caught:
        headframe.write_pdf(DOCUMENT, [{"name": "Ada"}], tmp_path / "none.pdf", size="A44")
    # The command's usage is no part of the error.
    assert caught.value.kind == "job" and len(caught.value.lines) == 1


def test_a_page_with_a_problem_is_a_warning_once_for_all_rows_that_have_it(tmp_path):
    rows = [{"name": "Ada"}] + [{"name": "A name that is far too long for its label"}] * 5
    with pytest.warns(RenderingWarning) as caught:
        headframe.write_pdf(DOCUMENT, rows, tmp_path / "people.pdf")

    messages = [str(warning.message) for warning in caught]
    assert len(messages) == 2, messages
    # The second row is the first one with the problem.
    assert messages[0].startswith("card.yaml:3 (row 2): warning: ") and " is cut" in messages[0], messages
    assert messages[1].endswith(": also in 4 more rows"), messages
    assert caught[0].filename == __file__
    with pytest.warns(RenderingWarning, match="shows no value of the rows;"):
        headframe.write_pdf({"text": "size: 9x9\nview: {}", "name": "a.yaml"}, [{"name": "Ada"}], tmp_path / "none.pdf")


def test_a_pdf_has_the_fonts_of_the_pack(tmp_path, monkeypatch):
    command = tmp_path / "command"
    command.write_text('#!/bin/sh\necho "card.yaml: error: fonts $HEADFRAME_FONTS" >&2\nexit 1\n')
    command.chmod(0o755)
    (tmp_path / "headframe_fonts.py").write_text("def path():\n    return 'the.pack'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("HEADFRAME_FONTS", raising=False)
    monkeypatch.delitem(sys.modules, "headframe_fonts", raising=False)
    monkeypatch.setenv("HEADFRAME", str(command))

    with pytest.raises(RenderingError, match="fonts the.pack"):
        headframe.write_pdf(DOCUMENT, [{"name": "Ada"}], tmp_path / "people.pdf")
    del sys.modules["headframe_fonts"]
