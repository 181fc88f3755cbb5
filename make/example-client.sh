#!/usr/bin/env bash
# Builds Examples/Ticker in the build folder of the command, where UIKit is already compiled, and prints the folder of its
# programs. The log is printed only if the build fails.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp)
bin=$(swift build ${SWIFTFLAGS:-} --show-bin-path)
scratch=$(dirname "$(dirname "$bin")")
# SwiftPM keeps the plan of the package that was built last in a folder, and takes it for another package's.
forget_plan() { rm -f "$scratch"/debug.yaml "$scratch"/release.yaml; }
trap 'rm -f "$log"; forget_plan' EXIT
forget_plan
# shellcheck disable=SC2086  # several flags in one variable
swift build ${SWIFTFLAGS:-} --package-path Examples/Ticker --scratch-path "$scratch" >"$log" 2>&1 ||
  { cat "$log" >&2; exit 1; }
echo "$bin"
