#!/usr/bin/env bash
# Runs all tests, each test target in its own process, because most tests need the main actor, so that a single process
# would leave the other cores idle. As many processes as cores and one more run at the same time. Prints one line for
# each target, and the failures at the end.
# With arguments, which are those of swift test, runs the selected tests in one process.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints the issues in a log with the lines that belong to them, or the end of a log without issues.
failures() {
  awk '/^✘ (Test|Suite) .* recorded an issue|error: / { shown = 1 }
    /^(✔|◇|➜) |^✘ .* failed after / { shown = 0 }
    shown && printed < 60 { print; printed++ }
    END { exit printed == 0 }' "$1" || tail -n 20 "$1"
}

# The folder of all temporary files, in which the files that a test leaves behind are found and removed.
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

if [ $# -gt 0 ]; then
  log=$TMPDIR/log
  status=0
  swift test ${SWIFTFLAGS:-} "$@" 2>&1 | tee "$log" || status=$?
  if [ "$status" -ne 0 ]; then
    printf '\nFailures:\n'
    failures "$log"
  fi
  exit "$status"
fi

# shellcheck disable=SC2086  # several flags in one variable
swift build ${SWIFTFLAGS:-} --build-tests
# shellcheck disable=SC2086
bin=$(swift build ${SWIFTFLAGS:-} --show-bin-path)
tests=$bin/headframePackageTests.xctest
logs=$bin/test-logs
# Snapshots of all processes belong to one run.
SNAPSHOT_RUN=$$-$(date +%s)
export tests logs SNAPSHOT_RUN NO_COLOR=1
rm -rf "$logs"
mkdir "$logs"

# Runs the tests of a target, named Target.Suite/function.
run_target() {
  local status=0 own=$TMPDIR/$1
  mkdir "$own"
  TMPDIR=$own "$tests" --testing-library swift-testing --filter "^$1\\." >"$logs/$1.log" 2>&1 </dev/null || status=$?
  if ! rmdir "$own" 2>/dev/null; then
    [ "$status" -ne 0 ] || status=left
    { echo "error: the tests of $1 left temporary files behind:"; find "$own" -mindepth 1 | head -n 20; } >>"$logs/$1.log"
  fi
  echo "$status" >"$logs/$1.status"
  printf '%-28s%s\n' "$1" "$(sed -n 's/.*Test run with //p' "$logs/$1.log" | tail -n 1 | grep . || echo "ended with status $status")"
}
export -f run_target

# The list of all tests, which includes those of XCTest, to compare its length with the number of tests that ran.
# shellcheck disable=SC2086
swift test list ${SWIFTFLAGS:-} --skip-build >"$logs/list" 2>"$logs/list-errors" &
listing=$!
# The longest targets start first, since one that starts late would run alone at the end.
long='headframeTests ConstraintSolverTests LayoutDocumentsTests ExamplesTests LayoutFiguresTests TextLayoutTests'
targets=$("$tests" --testing-library swift-testing --list-tests | cut -d . -f 1 | sort -u)
{ for target in $long; do grep -x "$target" <<<"$targets" || true; done; echo "$targets"; } | awk '!seen[$0]++' \
  | xargs -P "$(($(nproc) + 1))" -I TARGET bash -c 'run_target TARGET' || echo "xargs ended with status $?" >&2
wait "$listing" || cat "$logs/list-errors" >&2

failed=$(grep -Lx 0 "$logs"/*.status || true)
for status in $failed; do
  log=${status%.status}.log
  printf '\nFailures in %s:\n' "$(basename "$log" .log)"
  failures "$log"
done
ran=$(sed -n 's/^.*Test run with \([0-9]*\) test.*/\1/p' "$logs"/*.log | awk '{ sum += $1 } END { print sum + 0 }')
listed=$(wc -l <"$logs/list")
printf '\n%s of %s tests ran in %s s; their output is in %s\n' "$ran" "$listed" "$SECONDS" "$logs"
if [ "$ran" -ne "$listed" ] && [ -z "$failed" ]; then
  echo "Tests that \"swift test list\" lists did not run; are they written with XCTest?" >&2
fi
[ -z "$failed" ] && [ "$ran" -eq "$listed" ] && [ "$listed" -gt 0 ]
