#!/usr/bin/env bash
# Builds the command and the example client, renders the examples and lists the pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${OUT:-out}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Runs a command whose output is printed only if it fails.
quietly() {
  "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
}

# A debug build takes half the time of a release build, and make test continues from it.
echo "Building the command (the first time takes a few minutes)"
quietly swift build ${SWIFTFLAGS:-} --product headframe
echo "Building the example client"
quietly swift build --package-path Examples/Ticker ${CLIENTFLAGS:-}
headframe="$(swift build ${SWIFTFLAGS:-} --show-bin-path)/headframe"
echo
echo "Documents: headframe render Examples/*.yaml Examples/*.storyboard -o $out/"
"$headframe" render Examples/*.yaml Examples/*.storyboard -o "$out/"

echo
echo "Layout code: the package Examples/Ticker"
clients="$(swift build --package-path Examples/Ticker ${CLIENTFLAGS:-} --show-bin-path)"
"$clients/Ticker" "$out/"
"$clients/FirstPicture"
