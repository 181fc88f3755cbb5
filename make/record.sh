#!/usr/bin/env bash
# Records the current pictures of the examples, the text sheets and the matrices as their references.
source "$(dirname "$0")/common.sh"
HEADFRAME_RECORD=1 swift_ test --filter ExamplesTests
# The pictures of the client packages.
HEADFRAME_RECORD=1 .ci/check-examples
# A test that records fails, so that it is not mistaken for one that has compared.
SNAPSHOT_TESTING_RECORD=all swift_ test --skip-build --filter "TextSheetTests|MatrixTests" >/dev/null 2>&1 || true
git status --short Snapshots
