#!/usr/bin/env bash
# Runs all tests with ThreadSanitizer; a race fails the run.
source "$(dirname "$0")/common.sh"
scratch=.build/tsan

swift_ build --scratch-path "$scratch" --sanitize=thread --build-tests
# Annotations of the standard library's locks for the sanitizer.
clang -shared -fPIC -O1 -o "$scratch/mutex.so" Tests/Sanitizers/mutex.c
# These tests run the command with a limit of file sizes, which the sanitizer's own mappings exceed.
limited='headframeTests\.(BadOutputTests/fullDisk|ClosedDescriptorTests/fullReports|SnapshotsCommandTests/fullDisk)'
log=$scratch/test.log
status=0
HEADFRAME_SANITIZED=1 LD_PRELOAD="$PWD/$scratch/mutex.so" \
  swift_ test --scratch-path "$scratch" --sanitize=thread --skip-build --skip "$limited" >"$log" 2>&1 || status=$?
grep -A 12 'WARNING: ThreadSanitizer' "$log" | head -n 200 || true
grep -E '^✘|^error:' "$log" | head -n 50 || true
tail -n 1 "$log"
races=$(grep -c 'WARNING: ThreadSanitizer' "$log" || true)
echo "$races races"
[ "$status" -eq 0 ] && [ "$races" -eq 0 ]
