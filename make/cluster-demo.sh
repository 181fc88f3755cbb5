#!/usr/bin/env bash
# Renders cards for invented people with one command and on a Spark cluster on this machine, and compares the pictures.
source "$(dirname "$0")/common.sh"
rows=${ROWS:-10000}
out=$PWD/${OUT:-out}/cluster
spark=${SPARK_VENV:-.build/spark}

version=$(java -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1) || version=
[ "${version:-0}" -ge 17 ] || make/setup.sh --cluster
[ -e "$spark/installed" ] || echo "Installing PySpark into $spark (about 0.5 GB)"
venv "$spark" 'pyspark>=4,<5'
[ -n "${HEADFRAME:-}" ] || HEADFRAME=$(program headframe -c release)

rm -rf "$out"
mkdir -p "$out"
python3 Examples/spark/people.py "$rows" >"$out/people.ndjson"
echo "One command: headframe render Examples/spark/card.yaml --data people.ndjson"
"$HEADFRAME" render Examples/spark/card.yaml --data "$out/people.ndjson" -o "$out/single/" --quiet --timings
echo "A cluster: RDD.mapPartitions with the Python client, on local-cluster[2,1,1024]; one process is killed on its first try"
export PYTHONPATH="$PWD/Python/src${PYTHONPATH:+:$PYTHONPATH}"
export PYSPARK_PYTHON="$PWD/$spark/bin/python3" PYSPARK_DRIVER_PYTHON="$PWD/$spark/bin/python3"
[[ $spark == /* ]] && export PYSPARK_PYTHON="$spark/bin/python3" PYSPARK_DRIVER_PYTHON="$spark/bin/python3"
export SPARK_LOCAL_IP=127.0.0.1
# Print only the lines about lost tasks; Spark logs much more.
"$PYSPARK_PYTHON" Examples/spark/render.py "$HEADFRAME" "$PWD/Examples/spark/card.yaml" "$out/people.ndjson" \
  "$out/single" "$out/spark" 2>"$work/log" || { status=$?; tail -n 40 "$work/log" >&2; exit $status; }
