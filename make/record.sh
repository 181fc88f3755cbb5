#!/usr/bin/env bash
# Records the current pictures of the examples, the text sheets and the matrices as their references.
set -euo pipefail
cd "$(dirname "$0")/.."
HEADFRAME_RECORD=1 swift test ${SWIFTFLAGS:-} --filter ExamplesTests
# The pictures of the client packages.
HEADFRAME_RECORD=1 .ci/check-examples
# A test that records fails, so that it is not mistaken for one that has compared.
SNAPSHOT_TESTING_RECORD=all swift test ${SWIFTFLAGS:-} --skip-build --filter "TextSheetTests|MatrixTests" >/dev/null 2>&1 || true
git status --short Snapshots
