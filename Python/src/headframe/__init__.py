"""Renders layout documents to pictures with the headframe command.

`render_rows` renders a document for each row of a DataFrame, and `write_pdf` makes each row a page. A `Worker` renders jobs
in a separate process. `render_job` and `render_jobs` keep one worker for each thread, so that they can be passed to
executors and to Spark directly.
"""

from ._command import executable
from ._jobs import Answer, Job, Problem, RenderingError, RenderingWarning
from ._pictures import Picture
from ._shared import render_job, render_jobs
from ._tables import render_rows, render_rows_async, write_pdf
from ._worker import Worker, WorkerError

__all__ = [
    "Answer",
    "Job",
    "Picture",
    "Problem",
    "RenderingError",
    "RenderingWarning",
    "Worker",
    "WorkerError",
    "executable",
    "render_job",
    "render_jobs",
    "render_rows",
    "render_rows_async",
    "write_pdf",
]
__version__ = "0.1.0"
