#!/usr/bin/env bash
# Builds and tests Examples/Clients, and through `headframe swift` the packages whose sources are written for iOS.
source "$(dirname "$0")/common.sh"
log=$work/log
added=$PWD/Examples/Clients/Journal/Sources/Journal5/Archive.swift
link=$PWD/Examples/Clients/Journal/Sources/Journal6/Archive.swift
trap 'rm -rf "$work" "$added" "$link"' EXIT

# Runs a command, and fails also if it prints a warning about this package's sources: every client would see it.
check() {
  "$@" >"$log" 2>&1 || { cat "$log"; fail "failed: $*"; }
  cat "$log"
  if grep -E "^$PWD/(Sources|Fonts|Icons)/.*: warning: " "$log" >&2; then fail "a client sees these warnings"; fi
}
# Fails if no test ran, in the summary of one of the test frameworks.
tests() {
  check "$@"
  grep -qE 'Executed [1-9][0-9]* test|Test run with [1-9][0-9]* test' "$log" || fail "no test ran: $*"
}
# rewritten PACKAGE COMMAND: runs a command of swift with rewritten sources.
# shellcheck disable=SC2086  # several flags in one variable
rewritten() { (cd "$1" && "$headframe" swift "$2" ${SWIFTFLAGS:-}); }

check swift_ build --package-path Examples/Clients --build-tests
# With UIKit in the build folder every package can import it: a build after an edit must still work.
touch -c Examples/Clients/Sources/*/*.swift
check swift_ build --package-path Examples/Clients --build-tests
tests swift_ test --package-path Examples/Clients --skip-build

# Sources as they are written for iOS, with outlets, actions, selectors, segues and observers.
headframe=$(program headframe)
for package in Examples/Recipes Examples/Clients/Journal Examples/Clients/Idioms; do tests rewritten "$package" test; done

# `headframe port` and the compiler agree about the clients, and about sources of which half do not compile. The latter
# use the products of the last client.
check make/port-verdicts.py "$headframe" Examples Recipes Clients/Journal Clients/Idioms
check make/port-verdicts.py "$headframe" Tests/Fixtures --scratch-path Examples/Clients/Idioms/.build Porting

# A declaration in a new file changes the rewriting of an unchanged file, which must be compiled and linked again.
object=$(swift_ build --package-path Examples/Clients/Journal --show-bin-path)/Journal5.build/EntriesViewController.swift.o
before=$(stat -c %Y "$object")
cp Tests/Fixtures/Rewriting/Archive.swift "$added"
ln -sf ../Journal5/Archive.swift "$link"
sleep 1
check rewritten Examples/Clients/Journal build
[ "$(stat -c %Y "$object")" != "$before" ] || fail "EntriesViewController.swift was not compiled again"
echo "clients: passed"
