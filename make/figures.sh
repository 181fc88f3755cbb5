#!/usr/bin/env bash
# Renders the figures of the README and of Examples/guide; with --check compares them with the committed ones instead.
source "$(dirname "$0")/common.sh"
headframe=$(program headframe)
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
  # The tests need the main actor, so two processes use two cores.
  swift_ build --build-tests
  tests=$(swift_ build --show-bin-path)/headframePackageTests.xctest
  run() { # log, functions
    local status=0
    HEADFRAME_FIGURES=all NO_COLOR=1 "$tests" --testing-library swift-testing \
      --filter "LayoutFiguresTests.FigurePropertyTests/($2)" >"$work/$1.log" 2>&1 || status=$?
    if [ "$status" -ne 0 ]; then grep -A 20 ' recorded an issue ' "$work/$1.log" || tail -n 20 "$work/$1.log"; fi
    grep 'Test run with' "$work/$1.log" || status=1
    return "$status"
  }
  run external 'external' &
  status=0
  run own '(?!external)' || status=$?
  wait $! || status=$?
  [ "$status" -eq 0 ]
  echo "All figures are those of their documents."
else
  rm -rf "$guide/pictures"
  mkdir -p "$guide/pictures"
  "$headframe" markdown "$guide/README.in.md" -o "$guide/README.md" --pictures "$guide/pictures/" --scale 2
  "$headframe" render --quiet --force Examples/first.yaml --annotate frames,constraints -o "$annotated"
  ls -l "$guide/pictures"
fi
