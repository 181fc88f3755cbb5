"""A process that renders jobs."""

from __future__ import annotations

import asyncio
import os
import subprocess
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, Iterable, Iterator, List, Mapping, Optional, Sequence, Type, Union

from ._command import environment, executable
from ._jobs import Answer, Document, Job, Keys, decoded, encoded

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: The maximum number of jobs that were sent and have no answer yet.
_WINDOW = 64


class WorkerError(Exception):
    """A worker that ended, or could not be started."""


class Worker:
    """A headframe process that renders one job at a time on one core.

    Safe to use from several threads, whose jobs then wait for one another; start one worker for each core instead.
    Warnings of the worker are written to the standard error of this process.
    """

    def __init__(
        self,
        *,
        font_dirs: Sequence[Union[str, "os.PathLike[str]"]] = (),
        allow_dirs: Sequence[Union[str, "os.PathLike[str]"]] = (),
        limits: Optional[Mapping[str, int]] = None,
        memory_limit: Optional[int] = None,
        command: Optional[str] = None,
    ) -> None:
        """Starts the process.

        `font_dirs` are folders of fonts besides the bundled ones, `allow_dirs` folders that documents may read from
        besides their own, `limits` the limits of a document (see `headframe worker --help`), `memory_limit` in MB the
        memory beyond which the worker restarts itself, and `command` the path of headframe.
        """
        arguments: List[str] = [command or executable(), "worker"]
        for folder in font_dirs:
            arguments += ["--font-dir", os.fspath(folder)]
        for folder in allow_dirs:
            arguments += ["--allow-dir", os.fspath(folder)]
        for name, value in (limits or {}).items():
            arguments += ["--limit", f"{name}={value}"]
        if memory_limit is not None:
            arguments += ["--memory-limit", str(memory_limit)]
        try:
            self._process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
            )
        except OSError as error:
            raise WorkerError(f"{arguments[0]}: cannot be started: {error.strerror}") from error
        self._lock = threading.Lock()
        self._owner: Optional[int] = None

    def render(self, document: Document, **keys: "Unpack[Keys]") -> Answer:
        """Renders one job; `keys` are those of `Job`. Raises RenderingError if the job fails."""
        job: Job = {"document": document, **keys}
        for answer in self.render_jobs([job]):
            if answer.error is not None:
                raise answer.error
            return answer
        raise WorkerError("the worker did not answer")

    async def render_async(self, document: Document, **keys: "Unpack[Keys]") -> Answer:
        """Renders one job without blocking the event loop. Raises RenderingError if the job fails.

        Several calls wait for one another; `render_rows_async` renders on several cores.
        """
        return await asyncio.to_thread(lambda: self.render(document, **keys))

    def render_jobs(self, jobs: Iterable[Job]) -> Iterator[Answer]:
        """Renders jobs, possibly without end, and yields their answers in order.

        A job that fails has an answer with an `error`; the next ones are still rendered. An error of `jobs`
        itself is raised after the answers of the jobs before it. Raises TypeError for a single job.
        """
        if isinstance(jobs, (str, bytes, Mapping)):
            raise TypeError("render_jobs takes several jobs, such as a list of them; use render for one")
        if self._owner == threading.get_ident():
            raise WorkerError("the worker renders jobs whose answers were not all read; use another worker")
        with self._lock:
            self._owner = threading.get_ident()
            try:
                feed = _Feed(jobs, self._pipe(self._process.stdin))
                try:
                    while feed.awaits_answer():
                        yield self._answer()
                    feed.raise_error()
                finally:
                    feed.stop()
                    while feed.awaits_answer():
                        self._answer()
            finally:
                self._owner = None

    def close(self) -> None:
        """Ends the process after its current job."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except BrokenPipeError:
                    pass
        self._process.wait()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def _pipe(self, pipe: Any) -> BinaryIO:
        if pipe is None or pipe.closed:
            raise WorkerError("the worker is closed")
        result: BinaryIO = pipe
        return result

    def _answer(self) -> Answer:
        line = self._pipe(self._process.stdout).readline()
        if not line.endswith(b"\n"):
            status = self._process.wait()
            raise WorkerError(f"the worker ended with status {status} before it answered")
        return decoded(line)


class _Feed:
    """Writes jobs from a separate thread, so that neither side waits for a full pipe of the other."""

    def __init__(self, jobs: Iterable[Job], pipe: BinaryIO) -> None:
        self._changed = threading.Condition()
        self._outstanding = 0
        self._ended = False
        self._stopped = False
        self._error: Optional[BaseException] = None
        threading.Thread(target=self._write, args=(iter(jobs), pipe), daemon=True).start()

    def awaits_answer(self) -> bool:
        """Waits until an answer is outstanding, and counts it as read. Returns false after the last job's answer."""
        with self._changed:
            self._changed.wait_for(lambda: self._outstanding > 0 or self._ended or self._stopped)
            if self._outstanding == 0:
                return False
            self._outstanding -= 1
            self._changed.notify_all()
            return True

    def stop(self) -> None:
        """Sends no more jobs. The answers of those already sent must still be read, since writing can wait for them."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()

    def raise_error(self) -> None:
        if self._error is not None:
            raise self._error

    def _write(self, jobs: Iterator[Job], pipe: BinaryIO) -> None:
        try:
            for job in jobs:
                line = encoded(job)
                with self._changed:
                    self._changed.wait_for(lambda: self._outstanding < _WINDOW or self._stopped)
                    if self._stopped:
                        break
                    self._outstanding += 1
                    self._changed.notify_all()
                pipe.write(line)
                pipe.flush()
        except BrokenPipeError:
            # The reader reports the end of the answers.
            pass
        except BaseException as error:
            self._error = error
        finally:
            with self._changed:
                self._ended = True
                self._changed.notify_all()
