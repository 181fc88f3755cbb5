#!/usr/bin/env bash
# Renders the gallery's documents: each in a file, and all of them on one contact sheet.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${OUT:-out}/gallery

swift build ${SWIFTFLAGS:-} --product headframe
headframe="$(swift build ${SWIFTFLAGS:-} --show-bin-path)/headframe"
rm -rf "$out"
mkdir -p "$out"
"$headframe" render --quiet Examples/Gallery/*.yaml -o "$out/"
"$headframe" render --quiet Examples/Gallery/*.yaml --contact-sheet -o "$out/contact-sheet.png"
printf '%s pictures in %s/, all of them on %s/contact-sheet.png\n' \
  "$(find "$out" -name '*.png' ! -name contact-sheet.png | wc -l)" "$out" "$out"
