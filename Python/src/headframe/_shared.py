"""A worker for each thread, for executors and Spark."""

from __future__ import annotations

import os
import threading
from typing import Iterable, Iterator

from ._jobs import Answer, Job
from ._worker import Worker, WorkerError

_local = threading.local()


def render_job(job: Job) -> Answer:
    """Renders a job with the worker of this thread, which is started for the first job.

    A job that fails has an answer with an `error`. A worker that ended is replaced for the next job.
    """
    for answer in render_jobs([job]):
        return answer
    raise WorkerError("the worker did not answer")


def render_jobs(jobs: Iterable[Job]) -> Iterator[Answer]:
    """Renders jobs with the worker of this thread and returns their answers in order, as `Worker.render_jobs` does."""
    try:
        yield from _worker().render_jobs(jobs)
    except WorkerError:
        _local.worker = None
        raise


def _worker() -> Worker:
    # After a fork, the child has the parent's worker in its memory, and must not use it.
    worker = getattr(_local, "worker", None)
    if worker is None or _local.process != os.getpid():
        worker = Worker()
        _local.worker = worker
        _local.process = os.getpid()
    assert isinstance(worker, Worker)
    return worker
