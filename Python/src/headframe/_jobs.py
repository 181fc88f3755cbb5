"""Jobs for a worker, and its answers."""

from __future__ import annotations

import base64
import json
import math
import os
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, List, Literal, Mapping, Optional, Tuple, TypedDict, Union

from ._pictures import Picture
from ._rows import row_values, scalar

Words = Union[str, int, float, List[Union[str, int, float]]]


Document = Union[str, "os.PathLike[str]", Mapping[str, str]]
Format = Literal["png", "jpg", "webp", "svg", "pdf", "json", "txt", "rgba"]


class Options(TypedDict, total=False):
    """The keys of a job that apply to any of its rows. Documentation/Worker.md describes each key."""

    output: Union[str, "os.PathLike[str]"]
    format: Union[Format, List[Format]]
    scene: Words
    device: Words
    size: Words
    orientation: Words
    direction: Words
    appearance: Words
    contentSize: Words
    design: Words
    locale: Words
    scale: Words
    only: str
    padding: float
    background: str
    chrome: Literal["bars", "screen", "device"]
    annotate: Words
    text: Literal["recorded", "own"]
    callouts: Words
    theme: str
    legend: bool
    captions: Words
    columns: int
    strict: bool
    adaptive: bool
    quality: Union[int, Literal["lossless"]]
    svgText: Literal["selectable", "fonts", "embedded", "outlines"]
    title: str
    description: str
    force: bool


class Keys(Options, total=False):
    """The keys of a job, except its document."""

    id: Any
    row: Any
    n: int
    place: str
    path: Union[str, "os.PathLike[str]"]


class _Document(TypedDict):
    document: Document


class Job(Keys, _Document):
    """A job; only `document` is required."""


@dataclass(frozen=True)
class Problem:
    """One error of a job."""

    #: The kind, such as `data` for a value that the row lacks; Documentation/Batch.md lists the kinds.
    kind: str
    message: str
    #: The document, and the position in it, counted from 1.
    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    #: The likely correction, such as the name of a column.
    hint: Optional[str] = None


class RenderingWarning(UserWarning):
    """A problem of a picture that was made, such as text that is cut."""


class RenderingError(Exception):
    """A job that failed."""

    def __init__(
        self, lines: Tuple[str, ...], problems: Tuple[Problem, ...] = (), row: Optional[int] = None
    ) -> None:
        super().__init__(lines, problems, row)
        #: The errors as `headframe render` prints them, each with its position and a suggestion.
        self.lines = lines
        #: The errors with their parts.
        self.problems = problems
        #: The number of the row, counted from 1; None for a job without a row.
        self.row = row

    def __str__(self) -> str:
        return "\n".join(self.lines)

    @property
    def kind(self) -> str:
        """The kind of the first error."""
        return self.problems[0].kind if self.problems else "job"

    @property
    def line(self) -> Optional[int]:
        """The line of the first error in its document, counted from 1."""
        return self.problems[0].line if self.problems else None

    @property
    def column(self) -> Optional[int]:
        """The column of the first error in its document, counted from 1."""
        return self.problems[0].column if self.problems else None

    @property
    def hint(self) -> Optional[str]:
        """The likely correction of the first error, if there is one."""
        return self.problems[0].hint if self.problems else None


@dataclass(frozen=True)
class Answer:
    """The outcome of one job."""

    #: The job's id.
    id: Any
    pictures: Tuple[Picture, ...]
    #: The reason why the job failed; None if it succeeded.
    error: Optional[RenderingError] = None
    #: The number of the job's row.
    row: Optional[int] = None
    #: Warnings about the document; those about a picture are with the picture.
    warnings: Tuple[str, ...] = ()
    #: The number of errors and warnings of each kind, including those about pictures.
    kinds: Mapping[str, int] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """Indicates whether all pictures of the job were rendered."""
        return self.error is None

    @property
    def picture(self) -> Picture:
        """The only picture. Raises the job's error, or ValueError if there is not exactly one picture."""
        if self.error is not None:
            raise self.error
        if len(self.pictures) != 1:
            raise ValueError(f"the job has {len(self.pictures)} pictures; use pictures")
        return self.pictures[0]


def encoded(job: Mapping[str, Any]) -> bytes:
    """Returns the job as a line for the worker. Raises TypeError or ValueError for values that JSON does not have.

    The values of the row are converted as those of `render_rows`.
    """
    if job.get("row") is not None:
        job = {**job, "row": row_values(job["row"])}
    try:
        line = json.dumps(job, ensure_ascii=False, allow_nan=False, default=_json)
    except ValueError as error:
        if not str(error).startswith("Out of range float"):
            raise
        place = _infinite_number(job, "")
        raise ValueError(f"a job cannot contain nan or infinity, as at {place}: JSON has neither; use None") from None
    # UTF-8 cannot encode an unpaired surrogate, which can come from a file name that is not UTF-8.
    return line.encode("utf-8", "surrogatepass") + b"\n"


def _infinite_number(value: object, place: str) -> Optional[str]:
    """Returns the place of the first number that is not finite, such as `row.price`; None if there is none."""
    if isinstance(value, float):
        return None if math.isfinite(value) else place
    items: Iterable[Tuple[object, object]] = ()
    if isinstance(value, Mapping):
        items = value.items()
    elif isinstance(value, (list, tuple)):
        items = enumerate(value)
    places = (_infinite_number(item, f"{place}.{key}" if place else str(key)) for key, item in items)
    return next((found for found in places if found is not None), None)


def _json(value: object) -> Any:
    if isinstance(value, os.PathLike):
        return str(os.fspath(value))
    if (converted := scalar(value)) is not None:
        return converted
    raise TypeError(f"a job cannot contain {value!r}; expected a value of JSON or a path")


def decoded(line: bytes) -> Answer:
    """Returns the answer in a line from the worker."""
    answer: Dict[str, Any] = json.loads(line)
    error = None
    if not answer["ok"]:
        problems = tuple(_problem(problem) for problem in answer.get("problems", ()))
        error = RenderingError(tuple(answer.get("errors", ())), problems, answer.get("row"))
    return Answer(
        id=answer.get("id"),
        pictures=tuple(_picture(picture) for picture in answer["pictures"]),
        error=error,
        row=answer.get("row"),
        warnings=tuple(answer.get("warnings", ())),
        kinds=answer.get("kinds", {}),
    )


def _problem(values: Mapping[str, Any]) -> Problem:
    return Problem(
        kind=values["kind"],
        message=values["message"],
        file=values.get("file"),
        line=values.get("line"),
        column=values.get("column"),
        hint=values.get("hint"),
    )


def _picture(values: Mapping[str, Any]) -> Picture:
    data = values.get("data")
    return Picture(
        path=values["path"],
        format=values["format"],
        width=values["width"],
        height=values["height"],
        bytes=values["bytes"],
        digest=values["digest"],
        milliseconds=values["milliseconds"],
        warnings=tuple(values.get("warnings", ())),
        files=tuple(values.get("files", ())),
        data=None if data is None else base64.b64decode(data),
    )
