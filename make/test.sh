#!/usr/bin/env bash
# Runs the tests; arguments are those of swift test. After a failure the last lines repeat what failed, since the
# output of the others is thousands of lines long.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT

status=0
swift test ${SWIFTFLAGS:-} "$@" 2>&1 | tee "$log" || status=$?
if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  grep -aE '^✘ Test .* recorded an issue|error: ' "$log" | head -n 40 || true
fi
exit "$status"
