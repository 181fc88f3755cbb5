#!/usr/bin/env bash
# Runs the snapshot tests of Examples/SnapshotClient as its authors would: against the existing references,
# recorded again, and with a changed constraint, whose failure must contain the expected message.
# The last line is "N passed, 1 expected failure reported, PATH".
source "$(dirname "$0")/common.sh"
: "${CLIENT_BUILD:=$PWD/.build/snapshot-client-build}"
# The tests run in a copy, since references are recorded and sources are changed. The manifest refers to this package by
# the path ../.., so the copy is two folders below it.
copy=$PWD/.build/SnapshotClient
log=$work/log
mkdir -p .build
rm -rf "$copy"
cp -R Examples/SnapshotClient "$copy"
rm -rf "$copy/.build"
# The caller's environment must not affect the tests.
unset SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS HEADFRAME_SNAPSHOT_DIGEST CI

stop() { cat "$log" >&2; fail "$@"; }
run() { swift test --package-path "$copy" --scratch-path "$CLIENT_BUILD" "$@" >"$log" 2>&1; }
says() { grep -qF -- "$1" "$log" || stop "the output lacks: $1"; }
# The last numbers of tests in the summaries of both test frameworks.
count() {
  grep -oE '(Executed|Test run with) [0-9]+ tests?' "$log" | awk '{ n[$1] = $(NF - 1) } END { print n["Executed"] + n["Test"] }'
}

echo "snapshot-client: against the references of the repository"
run || stop "the client's tests do not pass against their references"
total=$(count)
[ "$total" -gt 0 ] || stop "no test ran"

echo "snapshot-client: on CI without references nothing is written"
find "$copy/Tests" -path '*__Snapshots__*' -type f -delete
# Two of the client's suites record missing references; the third uses the default.
CI=true run --skip-build --filter ProfileXCTests6 && stop "missing references passed on CI"
says "None was recorded, because the record mode is never"
[ -z "$(find "$copy/Tests/ProfileXCTests6" -name '*.png')" ] || stop "a reference was written on CI"

echo "snapshot-client: recorded"
find "$copy/Tests" -path '*__Snapshots__*' -type f -delete
rm -rf "$copy/.build"
run --skip-build && stop "recording missing references passed"
says "No reference was found on disk. Automatically recorded snapshot: …"
(cd "$copy/Tests" && find . -path '*__Snapshots__*' -type f | sort) >"$work/recorded"
(cd Examples/SnapshotClient/Tests && find . -path '*__Snapshots__*' -type f ! -name .gitkeep | sort) >"$work/kept"
diff "$work/kept" "$work/recorded" || stop "the recorded references are not those of the repository"

echo "snapshot-client: passing"
run --skip-build || stop "the tests do not pass against what they recorded"
says "equal by digest; no pixel was painted"
HEADFRAME_SNAPSHOT_DIGEST=0 run --skip-build || stop "the tests do not pass by pixels"
if grep -qF "no pixel was painted" "$log"; then stop "HEADFRAME_SNAPSHOT_DIGEST=0 has no effect"; fi
passed=$(count)
[ "$passed" = "$total" ] || stop "$total tests ran at first, $passed now"

echo "snapshot-client: an inline snapshot written into its source"
tests=$copy/Tests/ProfileTests/ProfileTests.swift
sed -i '/assertInlineSnapshot(/,/^    }$/{ s/ {$//; /assertInlineSnapshot(/!d }' "$tests"
cmp -s "$tests" Examples/SnapshotClient/Tests/ProfileTests/ProfileTests.swift && stop "the inline snapshot was not removed"
run --filter 'ProfileTests.ProfileTests/person' && stop "a missing inline snapshot passed"
says "Automatically recorded a new snapshot."
diff "$tests" Examples/SnapshotClient/Tests/ProfileTests/ProfileTests.swift >"$log" || stop "the recorded inline snapshot differs from the original"

echo "snapshot-client: with a constraint changed"
rm -rf "$copy/.build"
card=$copy/Sources/Profile/ProfileCardView.swift
sed -i 's|nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12)|nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 15)|' "$card"
cmp -s "$card" Examples/SnapshotClient/Sources/Profile/ProfileCardView.swift && stop "the constraint was not changed"
run --filter 'ProfileTests.ProfileTests/screen' && stop "the changed constraint passed"
line=$(grep -n 'nameLabel.leadingAnchor.constraint' "$card" | cut -d : -f 1)
for text in "Snapshot does not match reference." "@−" "@+" "Difference: \"file://" \
  "% of pixels differ (" "Of the pixels, " "by more than 4/255" "Views that moved, in points:" \
  "name (UILabel): x 100 → 103, width 136 → 133" "handle (UILabel): x 100 → 103" "ProfileCardView.swift:$line" \
  "Constraints that the reference's frames violate, and by how much:"; do
  says "$text"
done
results=$copy/.build/snapshot-results
for file in reference actual difference; do
  [ -s "$(find "$results/failures" -name "$file.png" | head -n 1)" ] || stop "$file.png is missing"
done
cmp -s "$(find "$results/failures" -name reference.png)" \
  "$copy/Tests/ProfileTests/__Snapshots__/ProfileTests/screen.1.png" || stop "the reference was damaged"

headframe=$(program headframe)
report=$("$headframe" snapshots report --package "$copy") || stop "the command writes no report"
"$headframe" snapshots report --package "$copy" --junit "$work/junit.xml" --json "$work/reg.json" >"$log"
for text in "name (UILabel): x 100 → 103" "ProfileCardView.swift:" "by more than"; do
  grep -qF -- "$text" "$report" || stop "the report lacks: $text"
done
grep -q 'failures="1"' "$work/junit.xml" || stop "the JUnit report does not count one failure"
grep -q '"failedItems"' "$work/reg.json" || stop "the JSON report lists no failure"
echo "$passed passed, 1 expected failure reported, ${report#"$PWD/"}"
