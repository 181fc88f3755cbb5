#!/usr/bin/env bash
# Writes the report of a package's last test run, opens it in a browser and checks that it shows the failure that
# make/snapshot-client.sh causes by a changed constraint.
# Usage: make/snapshot-report.sh PACKAGE; the screenshots go to out/snapshot-client.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${SWIFTFLAGS:=}"
package=$1
make/setup.sh --browser
# shellcheck disable=SC2086  # several flags in one variable
swift build $SWIFTFLAGS --product headframe
# shellcheck disable=SC2086
headframe=$(swift build $SWIFTFLAGS --show-bin-path)/headframe
"$headframe" snapshots list --package "$package"
page=$("$headframe" snapshots report --package "$package")
"$headframe" snapshots report --package "$package" --junit out/snapshot-client/junit.xml --json out/snapshot-client/reg.json
grep -q 'failures="1"' out/snapshot-client/junit.xml
grep -q '"failedItems"' out/snapshot-client/reg.json
# Debian installs selenium for this Python, which may not be the first one on the PATH.
/usr/bin/python3 make/snapshot_report.py "$page" out/snapshot-client
