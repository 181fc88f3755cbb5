"""Tests of the client with the command that `headframe.executable()` finds."""

import itertools
import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

import headframe
from headframe import RenderingError, Worker, WorkerError

CARD = {"text": "size: 40x20\nscale: 2\nview: {backgroundColor: '${color}'}", "name": "card.yaml"}


def card(color="red", **keys):
    return {"document": CARD, "row": {"color": color}, **keys}


@pytest.fixture
def worker():
    with Worker() as worker:
        yield worker


def test_a_picture_has_its_size_in_pixels_and_its_bytes(worker):
    picture = worker.render(CARD, row={"color": "red"}).picture

    # 40 × 20 points at 2 pixels per point.
    assert (picture.width, picture.height, picture.format) == (80, 40, "png")
    assert picture.data.startswith(b"\x89PNG\r\n") and len(picture.data) == picture.bytes


def test_a_path_is_written_and_may_be_a_path_object(worker, tmp_path):
    document = tmp_path / "card.yaml"
    document.write_text("size: 4x4\nscale: 1\nview: {backgroundColor: red}")

    picture = worker.render(document, path=tmp_path / "card.png").picture

    assert picture.data is None and Path(picture.path).stat().st_size == picture.bytes


def test_an_error_has_its_position_and_the_worker_continues(worker):
    with pytest.raises(RenderingError, match=r"^card\.yaml:3:.*error") as caught:
        worker.render(CARD, row={"color": "rde"})

    assert pickle.loads(pickle.dumps(caught.value)).lines == caught.value.lines
    assert worker.render(CARD, row={"color": "red"}).ok


def test_a_number_that_json_does_not_have_is_an_error_with_its_place(worker):
    with pytest.raises(ValueError, match=r"scale\.1"):
        worker.render(CARD, row={"color": "red"}, scale=[1.5, float("nan")])
    with pytest.raises(ValueError, match=r"prices\.1 is infinite"):
        worker.render(CARD, row={"color": "red", "prices": [1.5, float("inf")]})


@pytest.mark.parametrize("jobs", [card(), "card.yaml"])
def test_a_single_job_where_several_are_expected_is_an_error(worker, jobs):
    with pytest.raises(TypeError, match="use render for one"):
        list(worker.render_jobs(jobs))


def test_answers_come_in_order_with_errors_as_objects(worker):
    jobs = [card("red", id=0), card("none-such", id=1), card("blue", id=2)]

    answers = list(worker.render_jobs(jobs))

    assert [answer.id for answer in answers] == [0, 1, 2]
    assert [answer.ok for answer in answers] == [True, False, True]
    with pytest.raises(RenderingError):
        answers[1].picture


def test_jobs_without_end_are_rendered_on_demand(worker):
    taken = []

    def jobs():
        for number in itertools.count():
            taken.append(number)
            yield card(id=number)

    answers = worker.render_jobs(jobs())
    assert [answer.id for answer in itertools.islice(answers, 200)] == list(range(200))
    answers.close()

    # At most the window of 64 and the current jobs were taken in advance.
    assert len(taken) <= 200 + 66
    # The answers of jobs taken in advance are not those of the next call.
    assert next(worker.render_jobs([card(id="next")])).id == "next"


def test_a_job_before_all_answers_are_read_is_an_error(worker):
    for _ in worker.render_jobs([card(), card()]):
        with pytest.raises(WorkerError, match="use another worker"):
            worker.render(CARD, row={"color": "red"})


def test_lines_and_pictures_larger_than_pipes_do_not_block(worker):
    # Twice the 64 KB of a pipe, in both directions and several at once.
    document = {"text": "size: 300x300\nview: {backgroundColor: red}\n" + "#" * 131072, "name": "long.yaml"}
    jobs = [{"document": document, "format": "rgba"}] * 8

    assert all(answer.ok for answer in worker.render_jobs(jobs))
    # Closing the iterator while both sides are writing does not block either.
    answers = worker.render_jobs(jobs)
    next(answers)
    answers.close()
    assert worker.render(CARD, row={"color": "red"}).ok


def test_an_error_of_the_jobs_comes_after_the_answers_before_it(worker):
    def jobs():
        yield card(id=1)
        raise KeyError("no such row")

    answers = worker.render_jobs(jobs())
    assert next(answers).id == 1
    with pytest.raises(KeyError):
        next(answers)
    assert worker.render(CARD, row={"color": "red"}).ok


def test_values_that_json_does_not_have_are_errors(worker):
    with pytest.raises(ValueError, match="the value of color is object"):
        worker.render(CARD, row={"color": object()})
    with pytest.raises(TypeError, match="a job cannot contain"):
        worker.render(CARD, row={"color": "red"}, scale=object())


def test_the_error_of_a_killed_worker_has_its_status(worker):
    worker._process.kill()

    with pytest.raises(WorkerError, match="ended with status -9"):
        worker.render(CARD)


def test_a_job_for_a_closed_worker_is_an_error():
    worker = Worker()
    worker.close()

    with pytest.raises(WorkerError, match="closed"):
        worker.render(CARD)


def test_the_error_of_a_missing_command_has_its_path():
    with pytest.raises(WorkerError, match="/none/headframe: cannot be started"):
        Worker(command="/none/headframe")


def test_options_reach_the_worker():
    with Worker(limits={"text": 3}, memory_limit=256) as worker:
        with pytest.raises(RenderingError, match="text"):
            worker.render({"text": "view: {class: UILabel, text: long}"})


def test_threads_of_a_pool_have_a_worker_each():
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(headframe.render_job, [card(id=number) for number in range(20)]))

    assert [answer.id for answer in answers] == list(range(20)) and all(answer.ok for answer in answers)


def test_processes_of_a_pool_have_a_worker_each():
    # The parent's worker exists before the fork, and works after it.
    assert headframe.render_job(card()).ok
    with ProcessPoolExecutor(2) as pool:
        answers = list(pool.map(headframe.render_job, [card(id=number) for number in range(20)]))

    assert [answer.id for answer in answers] == list(range(20)) and all(answer.ok for answer in answers)
    assert headframe.render_job(card()).ok


def test_one_worker_serves_several_threads():
    with Worker() as worker, ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda number: worker.render(CARD, row={"color": "red"}, id=number).id, range(40)))

    assert answers == list(range(40))


def test_partitions_of_spark_are_rendered():
    answers = headframe.render_jobs(iter([card(id=1), card(id=2)]))

    assert pickle.loads(pickle.dumps(list(answers)))[1].id == 2


def test_the_package_runs_the_command():
    run = subprocess.run(
        [sys.executable, "-c", "import sys; from headframe._command import main; sys.argv = ['headframe', '--version']; main()"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert run.stdout.strip() == headframe.__version__


def test_a_command_named_by_the_environment_comes_first(monkeypatch):
    monkeypatch.setenv("HEADFRAME", os.path.join("none", "headframe"))

    assert headframe.executable() == "none/headframe"
