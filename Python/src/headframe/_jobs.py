"""Jobs for a worker, and its answers."""

from __future__ import annotations

import base64
import builtins
import json
import math
import os
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, List, Mapping, Optional, Tuple, TypedDict, Union

Words = Union[str, int, float, List[Union[str, int, float]]]


class _Document(TypedDict):
    document: Union[str, "os.PathLike[str]", Mapping[str, str]]


class Job(_Document, total=False):
    """A job. Documentation/Worker.md describes each key; only `document` is required."""

    id: Any
    row: Mapping[str, Any]
    n: int
    place: str
    path: Union[str, "os.PathLike[str]"]
    output: Union[str, "os.PathLike[str]"]
    format: Union[str, List[str]]
    scene: Words
    device: Words
    size: Words
    orientation: Words
    direction: Words
    appearance: Words
    contentSize: Words
    locale: Words
    scale: Words
    only: str
    padding: float
    background: str
    chrome: str
    annotate: Words
    callouts: Words
    legend: bool
    captions: Words
    strict: bool
    force: bool
    adaptive: bool
    quality: Union[int, str]
    svgText: str
    title: str
    description: str
    text: str


class RenderingError(Exception):
    """A job that failed. `lines` are the errors, each with its position and a suggestion."""

    def __init__(self, lines: Tuple[str, ...]) -> None:
        super().__init__(lines)
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True)
class Picture:
    """A rendered picture."""

    #: The file or, if nothing was written, the name that it would have.
    path: str
    format: str
    #: In pixels; in points for svg, pdf, json and txt.
    width: float
    height: float
    #: The size of the file in bytes.
    bytes: int
    #: XXH3-128 of the file.
    digest: str
    #: The durations of layout, painting and writing.
    milliseconds: Mapping[str, float]
    warnings: Tuple[str, ...] = ()
    #: The files that were read besides the document.
    files: Tuple[str, ...] = ()
    #: The file's content if the job has neither path nor output.
    data: Optional[builtins.bytes] = None


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
    """Returns the job as a line for the worker. Raises TypeError or ValueError for values that JSON does not have."""
    try:
        line = json.dumps(job, ensure_ascii=False, allow_nan=False, default=_path)
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


def _path(value: object) -> str:
    if isinstance(value, os.PathLike):
        return str(os.fspath(value))
    raise TypeError(f"a job cannot contain {value!r}; expected a value of JSON or a path")


def decoded(line: bytes) -> Answer:
    """Returns the answer in a line from the worker."""
    answer: Dict[str, Any] = json.loads(line)
    error = None if answer["ok"] else RenderingError(tuple(answer.get("errors", ())))
    return Answer(
        id=answer.get("id"),
        pictures=tuple(_picture(picture) for picture in answer["pictures"]),
        error=error,
        row=answer.get("row"),
        warnings=tuple(answer.get("warnings", ())),
        kinds=answer.get("kinds", {}),
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
