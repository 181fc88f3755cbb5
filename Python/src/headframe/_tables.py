"""Pictures for the rows of a table."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import re
import subprocess
import tempfile
import threading
import warnings
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from typing import (
    TYPE_CHECKING,
    Any,
    AsyncIterator,
    Callable,
    Deque,
    Generator,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Union,
)

from ._command import environment, executable
from ._jobs import Answer, Document, Job, Options, Problem, RenderingError, RenderingWarning
from ._rows import RowError, records, row_values
from ._worker import Worker

if TYPE_CHECKING:
    from typing_extensions import Unpack

_Answers = Generator[Answer, None, None]

#: The function that is called with the number of rendered rows and, if known, the number of all.
Progress = Callable[[int, Optional[int]], None]


def render_rows(
    document: Document,
    rows: Any,
    *,
    workers: Union[int, Worker] = 1,
    progress: Union[bool, Progress] = False,
    **keys: "Unpack[Options]",
) -> _Answers:
    """Renders a document for each row of a table, and yields the answers in order.

    `rows` is a DataFrame of pandas or Polars, a table of PyArrow, or an iterable of mappings, named tuples or data
    classes, possibly without end. NaN, NaT and NA are missing values, dates have the form of ISO 8601, and decimal
    numbers keep their digits. A row that cannot be rendered has an answer with an `error`; the next ones are still
    rendered. `workers` is a number of processes, ideally one for each core, or a worker. With `progress=True`, tqdm
    shows a bar if it is installed; a function is called after each row. `keys` are those of each job, such as
    `format` and `output`.
    """
    source, total = records(rows)
    report, finish = _reporter(progress, total)
    jobs = (_job(document, row, number, keys) for number, row in enumerate(source, 1))
    answers = _serial(jobs, workers) if isinstance(workers, Worker) else _parallel(jobs, workers)
    try:
        for number, answer in enumerate(answers, 1):
            report(number, total)
            yield answer
    finally:
        answers.close()
        finish()


async def render_rows_async(
    document: Document,
    rows: Any,
    *,
    workers: int = 1,
    progress: Union[bool, Progress] = False,
    **keys: "Unpack[Options]",
) -> AsyncIterator[Answer]:
    """Renders a document for each row, as `render_rows` does, without blocking the event loop."""
    answers = render_rows(document, rows, workers=workers, progress=progress, **keys)
    end = object()
    try:
        while True:
            answer = await asyncio.to_thread(next, answers, end)
            if not isinstance(answer, Answer):
                return
            yield answer
    finally:
        await asyncio.to_thread(answers.close)


def write_pdf(
    document: Document,
    rows: Any,
    path: Union[str, "os.PathLike[str]"],
    *,
    size: Optional[str] = None,
    crop_marks: bool = False,
    font_dirs: Sequence[Union[str, "os.PathLike[str]"]] = (),
) -> None:
    """Writes one PDF with a page for each row of a table.

    `size` is that of a page, such as `A4`, `Letter landscape` or `85x55mm`, in place of the document's. `crop_marks`
    adds a margin with marks at which the pages are cut. `document` and `rows` are those of `render_rows`. Raises
    RenderingError for the first row that cannot be rendered; the file is then unchanged. Issues a RenderingWarning for
    problems of pages, such as text that is cut, once for all rows that have it.
    """
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "rows.ndjson")
        with open(table, "w", encoding="utf-8", errors="surrogatepass") as file:
            for number, row in enumerate(records(rows)[0], 1):
                job = _job(document, row, number, {})
                if isinstance(job, Answer):
                    assert job.error is not None
                    raise job.error
                file.write(json.dumps(job["row"], ensure_ascii=False, allow_nan=False) + "\n")
        arguments: List[str] = [executable(), "render", "", "--data", table, "-o", os.path.abspath(path), "--json"]
        text: Optional[str] = None
        place: Optional[str] = None
        name: Optional[str] = None
        if isinstance(document, Mapping):
            arguments[2], text, place, name = "-", document["text"], document.get("folder"), document.get("name")
        else:
            arguments[2] = os.path.abspath(document)
        if size is not None:
            arguments += ["--size", size]
        if crop_marks:
            arguments.append("--crop-marks")
        for fonts in font_dirs:
            arguments += ["--font-dir", os.path.abspath(fonts)]
        run = subprocess.run(
            arguments, input=text, capture_output=True, encoding="utf-8", cwd=place, env=environment()
        )
        output = run.stderr
        if name is not None:
            # The command calls the document that it reads from standard input stdin.
            output = re.sub(r"^stdin(?=:)", lambda _: str(name), output, flags=re.MULTILINE)
        if run.returncode != 0:
            raise _failure(output, table)
        for line in output.splitlines():
            if ": warning: " in line:
                warnings.warn(_with_row(line, table), RenderingWarning, stacklevel=2)


def _with_row(line: str, table: str) -> str:
    """Returns a message with the number of the row in place of its line in a temporary file."""
    return re.sub(re.escape(table) + r"(:\d+)?", lambda place: f"row {place[1][1:]}" if place[1] else "the rows", line)


#: The position, message and row of an error in the form of `headframe render`.
_ERROR = re.compile(
    r"^(?:Error: |(?P<file>.*?)(?::(?P<line>\d+):(?P<column>\d+))?: error: )(?P<message>.*)$"
)


def _failure(output: str, table: str) -> RenderingError:
    """Returns the error that the command printed."""
    row = re.search(re.escape(table) + r":(\d+)", output)
    # The usage follows an error of the arguments.
    output = output.split("\nUsage: ")[0]
    lines = tuple(line.replace(f" ({table}:{row.group(1)})", "") if row else line for line in output.splitlines())
    problems = []
    for line in lines:
        if (found := _ERROR.match(line)) is None:
            continue
        hint = re.search(r'; did you mean "(.*?)"\?', line)
        problems.append(
            Problem(
                kind="data" if row else "document" if found["file"] else "job",
                message=found["message"].split("; did you mean ")[0].split(" | ")[0],
                file=found["file"],
                line=int(found["line"]) if found["line"] else None,
                column=int(found["column"]) if found["column"] else None,
                hint=hint.group(1) if hint else None,
            )
        )
    return RenderingError(lines or ("error: the command failed",), tuple(problems), int(row.group(1)) if row else None)


def _job(document: Document, row: Any, number: int, keys: Any) -> Union[Job, Answer]:
    """Returns the job of a row, or the answer of a row that has no job."""
    try:
        job: Job = {"document": document, "row": row_values(row), "n": number}
        job.update(keys)
        return job
    except RowError as error:
        message = f"row {number}: error: {error}"
        problem = Problem(kind="data", message=str(error))
        failure = RenderingError((message,), (problem,), number)
        return Answer(id=None, pictures=(), error=failure, row=number, kinds={"data": 1})


def _rendered(worker: Worker, job: Union[Job, Answer]) -> Answer:
    if isinstance(job, Answer):
        return job
    return next(iter(worker.render_jobs([job])))


def _serial(jobs: Iterator[Union[Job, Answer]], worker: Worker) -> _Answers:
    for job in jobs:
        yield _rendered(worker, job)


def _parallel(jobs: Iterator[Union[Job, Answer]], count: int) -> _Answers:
    """Renders in several processes, with at most four jobs for each of them in progress."""
    if count < 1:
        raise ValueError(f"workers is {count}, expected at least 1")
    started: "queue.SimpleQueue[Worker]" = queue.SimpleQueue()
    local = threading.local()

    def render(job: Union[Job, Answer]) -> Answer:
        if isinstance(job, Answer):
            return job
        if not hasattr(local, "worker"):
            local.worker = Worker()
            started.put(local.worker)
        return _rendered(local.worker, job)

    pending: "Deque[Future[Answer]]" = deque()
    with ThreadPoolExecutor(count) as pool:
        try:
            for job in jobs:
                pending.append(pool.submit(render, job))
                if len(pending) >= 4 * count:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()
            pool.shutdown(wait=True)
            while not started.empty():
                started.get().close()


def _reporter(progress: Union[bool, Progress], total: Optional[int]) -> "tuple[Progress, Callable[[], None]]":
    if callable(progress):
        return progress, lambda: None
    if progress:
        try:
            from tqdm.auto import tqdm  # type: ignore[import-untyped,unused-ignore]
        except ImportError:
            pass
        else:
            bar = tqdm(total=total, unit="picture")
            return (lambda number, total: bar.update(1)), bar.close
    return (lambda number, total: None), lambda: None

