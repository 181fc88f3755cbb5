"""Renders a picture for each line of a file of rows, on a Spark cluster, with the Python client.

    render.py HEADFRAME CARD ROWS SINGLE OUTPUT

SINGLE is a folder with the same pictures made by `headframe render` on one machine, for comparison. The cluster is
Spark's local-cluster: two executors in separate processes, each with one core and 1 GB. One of the processes that render
is killed on its first try, as if its machine failed; Spark then tries its partition again. The last line has the
numbers of rows, of pictures, of missing and different ones, and of partitions that were tried again.
"""

import json
import os
import signal
import sys
import tempfile
from collections import Counter
from functools import partial

from headframe import Worker
from pyspark import SparkConf, SparkContext

PARTITIONS = 20
# The number of pictures before the process that renders them is killed.
PICTURES_BEFORE_KILL = 25


def job(number, row, card, output):
    """Returns a job for a worker; the path is absolute, since executors have other working folders."""
    return {"id": number, "document": card, "row": row, "n": number, "path": f"{output}/card-{number}.png"}


def render(jobs, headframe, kill_marker):
    """Renders the jobs of a partition with a separate worker, and yields the id and errors of each.

    The first process to create the folder `kill_marker` is killed after some pictures.
    """
    try:
        os.mkdir(kill_marker)
        is_first = True
    except FileExistsError:
        is_first = False
    with Worker(command=headframe) as worker:
        for count, answer in enumerate(worker.render_jobs(jobs), 1):
            yield answer.id, answer.error.lines if answer.error else ()
            if is_first and count == PICTURES_BEFORE_KILL:
                os.kill(os.getpid(), signal.SIGKILL)


def context():
    conf = SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("headframe")
    # Uses only this machine, regardless of the address to which its name resolves.
    conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    conf.set("spark.ui.enabled", "false").set("spark.executorEnv.PYTHONHASHSEED", "0")
    conf.set("spark.task.maxFailures", "4")
    # On a cluster the wheel is installed on every machine; here executors use the client of this process.
    conf.set("spark.executorEnv.PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    return SparkContext(conf=conf)


def failed_attempts(spark, group):
    """Returns the number of failed attempts to run a partition."""
    tracker = spark.statusTracker()
    stages = [stage for j in tracker.getJobIdsForGroup(group) for stage in tracker.getJobInfo(j).stageIds]
    return sum(tracker.getStageInfo(stage).numFailedTasks for stage in stages)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main(headframe, card, rows, single, output):
    with open(rows, encoding="utf-8") as file:
        people = [json.loads(line) for line in file]
    os.makedirs(output, exist_ok=True)
    jobs = [job(number, row, card, output) for number, row in enumerate(people, 1)]

    spark = context()
    spark.setLogLevel("WARN")
    spark.setJobGroup("cards", "cards")
    with tempfile.TemporaryDirectory() as scratch:
        partition = partial(render, headframe=headframe, kill_marker=os.path.join(scratch, "killed"))
        answers = spark.parallelize(jobs, PARTITIONS).mapPartitions(partition).collect()
    retries = failed_attempts(spark, "cards")
    spark.stop()

    failed = [(id, errors) for id, errors in answers if errors]
    for id, errors in failed[:10]:
        print(id, *errors, sep="\n  ")
    counts = Counter(id for id, errors in answers if not errors)
    once = sum(count == 1 for count in counts.values())
    wanted = [f"card-{number}.png" for number in range(1, len(people) + 1)]
    made = set(os.listdir(output))
    missing = [name for name in wanted if name not in made]
    unexpected = made.difference(wanted)
    different = [name for name in wanted if name in made and read(f"{output}/{name}") != read(f"{single}/{name}")]
    print(f"{len(answers)} answers, {len(failed)} failed, {len(unexpected)} unexpected files")
    print(
        f"{len(people)} rows, {once} pictures, {len(missing)} missing, {len(different)} different, {retries} retried",
        flush=True,
    )
    return 0 if once == len(people) and not missing and not different and not unexpected and retries >= 1 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:6]))
