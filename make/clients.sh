#!/bin/sh
# Builds and tests Examples/Clients, and Examples/Recipes through `headframe swift`; the last line is "N passed, 0 failed".
set -eu
cd "$(dirname "$0")/.."
root=$PWD
cd Examples/Clients
: "${SWIFTFLAGS:=}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# shellcheck disable=SC2086  # several flags in one variable
swift build $SWIFTFLAGS --build-tests

# Once UIKit lies in the build folder, every package there can import it: a build after an edit must still work.
for file in Sources/*/*.swift; do touch -c "$file"; done
# shellcheck disable=SC2086
swift build $SWIFTFLAGS --build-tests

status=0
# shellcheck disable=SC2086
swift test $SWIFTFLAGS --skip-build >"$log" 2>&1 || status=$?
# Sources as they are written for iOS, with outlets, actions, selectors and observers.
# shellcheck disable=SC2086
swift build $SWIFTFLAGS --package-path "$root" --product headframe
# shellcheck disable=SC2086
headframe=$(swift build $SWIFTFLAGS --package-path "$root" --show-bin-path)/headframe
cd "$root/Examples/Recipes"
# shellcheck disable=SC2086
"$headframe" swift test $SWIFTFLAGS >>"$log" 2>&1 || status=$?
cat "$log"

# Each framework sums up in its own words.
awk -v status="$status" '
  /Executed [1-9][0-9]* tests?, with [0-9]+ failure/ { for (i = 1; i <= NF; i++) { if ($i == "Executed") run = $(i + 1); if ($i ~ /^failure/) bad = $(i - 1) } }
  /Test run with [0-9]+ tests/ { for (i = 1; i <= NF; i++) if ($i == "with" && $(i + 2) ~ /^test/) more += $(i + 1) }
  /✘ Test .* failed after/ && !/Test run/ && !/Suite/ { worse++ }
  END {
    failed = bad + worse; if (status != 0 && failed == 0) failed = 1
    printf "%d passed, %d failed\n", run + more - failed, failed
    exit failed > 0
  }' "$log"
