#!/usr/bin/env bash
# Renders the figures of the README and of Examples/guide; with --check compares them with the committed ones instead.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build ${SWIFTFLAGS:-} --product headframe
headframe="$(swift build ${SWIFTFLAGS:-} --show-bin-path)/headframe"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
guide=Examples/guide
annotated=Snapshots/ExamplesTests/first-annotated.png

if [ "${1:-}" = --check ]; then
  cp -r "$guide"/. "$work"
  (cd "$work" && rm -rf pictures README.md && mkdir pictures \
    && "$headframe" markdown README.in.md -o README.md --pictures pictures/ --scale 2)
  diff -u "$guide/README.md" "$work/README.md"
  # Pictures are compared by pixels, since the bytes of PNG files depend on the deflate library and the processor.
  "$headframe" diff "$guide/pictures" "$work/pictures"
  "$headframe" render --quiet Examples/first.yaml --annotate frames,constraints -o "$work/first-annotated.png"
  "$headframe" diff "$annotated" "$work/first-annotated.png"
  HEADFRAME_FIGURES=all make/test.sh --filter LayoutFiguresTests.FigurePropertyTests
  echo "All figures are those of their documents."
else
  rm -rf "$guide/pictures"
  mkdir -p "$guide/pictures"
  "$headframe" markdown "$guide/README.in.md" -o "$guide/README.md" --pictures "$guide/pictures/" --scale 2
  "$headframe" render --quiet --force Examples/first.yaml --annotate frames,constraints -o "$annotated"
  ls -l "$guide/pictures"
fi
