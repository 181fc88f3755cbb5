#!/usr/bin/env bash
# Takes what the examples and the sheets of text look like now as their references.
set -euo pipefail
cd "$(dirname "$0")/.."
HEADFRAME_RECORD=1 swift test ${SWIFTFLAGS:-} --filter ExamplesTests
# A test that records fails, so that nobody takes it for one that has compared.
SNAPSHOT_TESTING_RECORD=all swift test ${SWIFTFLAGS:-} --skip-build --filter TextSheetTests >/dev/null 2>&1 || true
git status --short Snapshots
