#!/usr/bin/env bash
# Runs all tests, each test target in a separate process: most tests need the main actor, so that a single process would
# leave the other cores idle. The tests of the command, which are the longest, are divided between two processes. The
# number of concurrent processes is the number of cores plus one. Prints one line for each process, and the failures at
# the end. With arguments, which are passed to swift test, runs the selected tests in one process.
source "$(dirname "$0")/common.sh"

# Prints the issues in a log with the lines that belong to them, or the end of a log without issues.
failures() {
  awk '/^✘ (Test|Suite) .* recorded an issue|error: / { shown = 1 }
    /^(✔|◇|➜) |^✘ .* failed after | started[.]$/ { shown = 0 }
    shown && printed < 60 { print; printed++ }
    END { exit printed == 0 }' "$1" || tail -n 20 "$1"
}

# Prints the command that reruns the failed tests of the given xUnit XML reports.
again() {
  local tests
  [ -e "$1" ] || return 0
  tests=$(sed -n '
    /<testcase /h
    /<failure/{ g; s/.*classname="\([^"]*\)" name="\([^"(]*\).*/\1\/\2/p; }' "$@" | sort -u)
  [ -n "$tests" ] || return 0
  printf "\nTo run the failed tests again:\n  swift test --filter '^(%s)\\('\n" "$(paste -s -d '|' <<<"$tests" | sed 's|[.]|[./]|g')"
}

# The folder of all temporary files. Files that a test leaves behind are reported, and removed at the end.
export TMPDIR=$work

if [ $# -gt 0 ]; then
  log=$TMPDIR/log
  status=0
  swift_ test --xunit-output "$TMPDIR/report.xml" "$@" 2>&1 | tee "$log" || status=$?
  if [ "$status" -ne 0 ]; then
    printf '\nFailures:\n'
    failures "$log"
    again "$TMPDIR"/report*.xml
  fi
  exit "$status"
fi

swift_ build --build-tests
bin=$(swift_ build --show-bin-path)
tests=$bin/headframePackageTests.xctest
logs=$bin/test-logs
# Snapshots of all processes belong to one run.
SNAPSHOT_RUN=$$-$(date +%s)
export tests logs SNAPSHOT_RUN NO_COLOR=1
rm -rf "$logs"
mkdir "$logs"

# run_tests NAME FILTER: runs the tests whose Target.Suite/function a regular expression matches.
run_tests() {
  local status=0 own=$TMPDIR/$1
  mkdir "$own"
  # The process is terminated after 15 minutes, in case a test waits forever.
  TMPDIR=$own timeout --kill-after 10 900 "$tests" --testing-library swift-testing --filter "$2" --xunit-output "$logs/$1.xml" \
    >"$logs/$1.log" 2>&1 </dev/null || status=$?
  if ! rmdir "$own" 2>/dev/null; then
    [ "$status" -ne 0 ] || status=left
    { echo "error: the tests of $1 left temporary files behind:"; find "$own" -mindepth 1 | head -n 20; } >>"$logs/$1.log"
  fi
  [ "$status" != 124 ] || echo "error: the tests of $1 did not end within 15 minutes" >>"$logs/$1.log"
  echo "$status" >"$logs/$1.status"
  printf '%-28s%s\n' "$1" "$(sed -n 's/.*Test run with //p' "$logs/$1.log" | tail -n 1 | grep . || echo "ended with status $status")"
}
export -f run_tests

# The list of all tests, which includes those of XCTest, to compare its length with the number of tests that ran.
"$tests" --testing-library swift-testing --list-tests >"$logs/list"
"$tests" --list-tests | grep / >>"$logs/list" || true
# Prints the name and the filter of each process. Long processes are first, because one that starts late would run alone
# at the end.
# The suites of the command alternate between two processes, those with the most tests first.
processes() {
  sed -n 's|^headframeTests[.]\([^/]*\)/.*|\1|p' "$logs/list" | sort | uniq -c | sort -rn | awk '
    { suites[NR % 2] = suites[NR % 2] "|" $2 }
    END { for (i = 0; i < 2; i++) print "headframeTests-" i + 1, "^headframeTests[.](" substr(suites[i], 2) ")/" }'
  { printf '%s\n' ConstraintSolverTests LayoutFiguresTests LayoutDocumentsTests TextLayoutTests UIKitCoreTests ExamplesTests
    cut -d . -f 1 "$logs/list" | sort -u; } | awk '$1 != "headframeTests" && !seen[$1]++ { print $1, "^" $1 "[.]" }'
}
processes | xargs -P "$(($(nproc) + 1))" -L 1 bash -c 'run_tests "$0" "$1"' || echo "xargs ended with status $?" >&2

failed=$(grep -Lx 0 "$logs"/*.status || true)
for status in $failed; do
  log=${status%.status}.log
  printf '\nFailures in %s:\n' "$(basename "$log" .log)"
  failures "$log"
done
[ -z "$failed" ] || again "$logs"/*.xml
ran=$(sed -n 's/^.*Test run with \([0-9]*\) test.*/\1/p' "$logs"/*.log | awk '{ sum += $1 } END { print sum + 0 }')
listed=$(wc -l <"$logs/list")
printf '\n%s of %s tests ran in %s s; their output is in %s\n' "$ran" "$listed" "$SECONDS" "$logs"
if [ "$ran" -ne "$listed" ] && [ -z "$failed" ]; then
  echo "Tests that \"swift test list\" lists did not run; are they written with XCTest?" >&2
fi
[ -z "$failed" ] && [ "$ran" -eq "$listed" ] && [ "$listed" -gt 0 ]
