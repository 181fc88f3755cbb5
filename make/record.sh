#!/usr/bin/env bash
# Takes what the examples look like now as their references.
set -euo pipefail
cd "$(dirname "$0")/.."
HEADFRAME_RECORD=1 swift test ${SWIFTFLAGS:-} --filter ExamplesTests
git status --short Snapshots
