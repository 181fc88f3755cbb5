"""Renders a picture for each line of a file of rows, on a Spark cluster, through `headframe worker`.

    render.py HEADFRAME CARD ROWS SINGLE OUTPUT

SINGLE is a folder with the same pictures made by `headframe render` on one machine, for comparison. The cluster is
Spark's local-cluster: two executors as processes of their own, each with one core and 1 GB. The last line says how many
pictures there are, how many are missing or differ, and how many partitions were tried again.
"""

import json
import os
import sys
import tempfile
from collections import Counter

from pyspark import SparkConf, SparkContext

PARTITIONS = 20


def job(number, row, card, output):
    """One line for a worker; the path is absolute, since executors have folders of their own."""
    return json.dumps(
        {"id": number, "document": card, "row": row, "n": number, "path": f"{output}/card-{number}.png"},
        ensure_ascii=False,
    )


def context():
    conf = SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("headframe")
    # Everything stays on this machine, whatever its name resolves to.
    conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    conf.set("spark.ui.enabled", "false").set("spark.executorEnv.PYTHONHASHSEED", "0")
    conf.set("spark.task.maxFailures", "4")
    return SparkContext(conf=conf)


def retried(spark, group):
    """How many tries of partitions have failed."""
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
    lines = [job(number, row, card, output) for number, row in enumerate(people, 1)]

    spark = context()
    spark.setLogLevel("WARN")
    spark.setJobGroup("cards", "cards")
    with tempfile.TemporaryDirectory() as scratch:
        env = dict(os.environ, HEADFRAME=headframe, SABOTAGE=os.path.join(scratch, "killed"))
        worker = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worker.sh")
        answers = spark.parallelize(lines, PARTITIONS).pipe(worker, env=env, checkCode=True).map(json.loads).collect()
    tries = retried(spark, "cards")
    spark.stop()

    failed = [answer for answer in answers if not answer["ok"]]
    for answer in failed[:10]:
        print(answer["id"], *answer["errors"], sep="\n  ")
    counts = Counter(answer["id"] for answer in answers if answer["ok"])
    once = sum(count == 1 for count in counts.values())
    wanted = [f"card-{number}.png" for number in range(1, len(people) + 1)]
    made = set(os.listdir(output))
    missing = [name for name in wanted if name not in made]
    strange = made.difference(wanted)
    different = [name for name in wanted if name in made and read(f"{output}/{name}") != read(f"{single}/{name}")]
    print(f"{len(answers)} answers, {len(failed)} failed, {len(strange)} files that nobody asked for")
    print(
        f"{len(people)} rows, {once} pictures, {len(missing)} missing, {len(different)} different, {tries} retried",
        flush=True,
    )
    return 0 if once == len(people) and not missing and not different and not strange and tries >= 1 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:6]))
