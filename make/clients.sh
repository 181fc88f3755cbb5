#!/bin/sh
# Builds and tests Examples/Clients, and through `headframe swift` the packages whose sources are written for iOS; the
# last line is "N passed, N failed".
set -eu
cd "$(dirname "$0")/.."
root=$PWD
: "${SWIFTFLAGS:=}"
log=$(mktemp)
added=Examples/Clients/Journal/Sources/Journal5/Optional.swift
link=Examples/Clients/Journal/Sources/Journal6/Optional.swift
trap 'rm -f "$log" "$root/$added" "$root/$link"' EXIT
status=0

# Fails if the log has a warning about this package's sources: every client would see it.
refuse_warnings() {
  if grep -E "^$root/(Sources|Fonts|Icons)/.*: warning: " "$log" | sort -u | sed 's/^/clients: error: /' | grep .; then
    return 1
  fi
}

build() {
  swift build "$@" >"$log" 2>&1 || {
    cat "$log"
    return 1
  }
  cat "$log"
  refuse_warnings
}

cd Examples/Clients
# shellcheck disable=SC2086  # several flags in one variable
build $SWIFTFLAGS --build-tests

# With UIKit in the build folder every package can import it: a build after an edit must still work.
for file in Sources/*/*.swift; do touch -c "$file"; done
# shellcheck disable=SC2086
build $SWIFTFLAGS --build-tests
# shellcheck disable=SC2086
swift test $SWIFTFLAGS --skip-build >"$log" 2>&1 || status=$?

# Sources as they are written for iOS, with outlets, actions, selectors, segues and observers.
cd "$root"
# shellcheck disable=SC2086
swift build $SWIFTFLAGS --product headframe
# shellcheck disable=SC2086
headframe=$(swift build $SWIFTFLAGS --show-bin-path)/headframe
for package in Examples/Recipes Examples/Clients/Journal Examples/Clients/Idioms; do
  # shellcheck disable=SC2086
  (cd "$package" && "$headframe" swift test $SWIFTFLAGS) >>"$log" 2>&1 || status=$?
done

# `headframe port` and the compiler agree about the clients, and about sources of which half do not compile. The latter
# use the products of the last client.
make/port_verdicts.py "$headframe" Examples Recipes Clients/Journal Clients/Idioms >>"$log" 2>&1 || status=$?
make/port_verdicts.py "$headframe" Tests/Fixtures --scratch-path Examples/Clients/Idioms/.build Porting \
  >>"$log" 2>&1 || status=$?

# A declaration in a new file changes the rewriting of an unchanged file, which must be compiled and linked again.
# shellcheck disable=SC2086
bin=$(cd Examples/Clients/Journal && swift build $SWIFTFLAGS --show-bin-path)
before=$(stat -c %Y "$bin/Journal5.build/EntriesViewController.swift.o")
printf 'import UIKit\n\nextension EntriesViewController {\n  @objc func archive() {}\n}\n\nclass ArchiveViewController: EntriesViewController {\n  override func sort() {}\n  override func archive() {}\n}\n' >"$added"
ln -sf ../Journal5/Optional.swift "$link"
sleep 1
# shellcheck disable=SC2086
(cd Examples/Clients/Journal && "$headframe" swift build $SWIFTFLAGS) >>"$log" 2>&1 || status=$?
if [ "$(stat -c %Y "$bin/Journal5.build/EntriesViewController.swift.o")" = "$before" ]; then
  echo "clients: error: EntriesViewController.swift was not compiled again" >>"$log"
  status=1
fi
cat "$log"
refuse_warnings || status=1

# Each test framework prints its own kind of summary.
awk -v status="$status" '
  /Test Suite .All tests. (passed|failed)/ { all = 1 }
  /Executed [0-9]+ tests?, with [0-9]+ failure/ && all {
    for (i = 1; i <= NF; i++) { if ($i == "Executed") xctest += $(i + 1); if ($i ~ /^failure/) failed += $(i - 1) }
    all = 0
  }
  /Test run with [0-9]+ tests/ { for (i = 1; i <= NF; i++) if ($i == "with" && $(i + 2) ~ /^test/) testing += $(i + 1) }
  /✘ Test .* failed after/ && !/Test run/ && !/Suite/ { failed++ }
  END {
    if (status != 0 && failed == 0) failed = 1
    printf "%d passed, %d failed\n", xctest + testing - failed, failed
    exit failed > 0
  }' "$log"
