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
bin=$(make/example-client.sh)
echo
echo "Documents: headframe render Examples/*.yaml Examples/*.storyboard -o $out/"
"$bin/headframe" render Examples/*.yaml Examples/*.storyboard -o "$out/"

echo
echo "Layout code: the package Examples/Ticker"
"$bin/Ticker" "$out/"
"$bin/FirstPicture"
