#!/usr/bin/env bash
# Builds the command and the example client, renders the examples and lists the pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${OUT:-out}

echo "Building (the first time takes a few minutes)"
swift build ${SWIFTFLAGS:-} -c release --product headframe
headframe="$(swift build ${SWIFTFLAGS:-} -c release --show-bin-path)/headframe"
echo
echo "Layout documents: headframe render Examples/*.yaml -o $out/"
"$headframe" render Examples/*.yaml -o "$out/"

echo
echo "Layout code: the package Examples/Ticker"
swift run --package-path Examples/Ticker -c release ${CLIENTFLAGS:-} Ticker "$out/"
swift run --package-path Examples/Ticker -c release ${CLIENTFLAGS:-} FirstPicture
