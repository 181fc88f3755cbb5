"""Renders layout documents to pictures with the headframe command.

A `Worker` renders jobs in a separate process. `render_job` and `render_jobs` keep one worker for each thread, so that
they can be passed to executors and to Spark directly.
"""

from ._command import executable
from ._jobs import Answer, Job, Picture, RenderingError
from ._shared import render_job, render_jobs
from ._worker import Worker, WorkerError

__all__ = [
    "Answer",
    "Job",
    "Picture",
    "RenderingError",
    "Worker",
    "WorkerError",
    "executable",
    "render_job",
    "render_jobs",
]
__version__ = "0.1.0"
