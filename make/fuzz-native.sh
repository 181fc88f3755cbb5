#!/usr/bin/env bash
# Tests each reader of Tests/Fuzz/Native with inputs of libFuzzer and AddressSanitizer, for TIME seconds in total.
# The last line is "N inputs, N crashes, N hangs"; failing inputs are in out/fuzz-native/READER.
source "$(dirname "$0")/common.sh"
case ${OUT:=out} in /*) keep=$OUT/fuzz-native ;; *) keep=$PWD/$OUT/fuzz-native ;; esac
scratch=${NATIVE_SCRATCH:-.build/fuzz-native}
readers=(${READERS:-visualFormat equation csv json png font})
seconds=$(((${TIME:-60} + ${#readers[@]} - 1) / ${#readers[@]}))

binary=$(HEADFRAME_NATIVE_FUZZ=1 program NativeFuzz --scratch-path "$scratch" --sanitize=address --sanitize=fuzzer)

smallest() { cat "$(find "$1" -name "$2" -printf '%s %p\n' | sort -n | sed -n '1s/^[0-9]* //p')"; }

# Small inputs to start from.
seed() {
  mkdir -p "$keep/$1/corpus"
  case $1 in
    png) smallest Snapshots '*.png' ;;
    font) smallest Fonts '*.ttf' ;;
    *) cat "Tests/Fuzz/Seeds/$1" ;;
  esac >"$keep/$1/corpus/seed"
}

inputs=0 crashes=0 hangs=0
for reader in "${readers[@]}"; do
  seed "$reader"
  log=$keep/$reader/log
  status=0
  HEADFRAME_FUZZ_TARGET=$reader ASAN_OPTIONS=detect_leaks=0 "$binary" "$keep/$reader/corpus" \
    -artifact_prefix="$keep/$reader/" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=262144 \
    -print_final_stats=1 ${SEED:+-seed=$SEED} >"$log" 2>&1 || status=$?
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -n 1)
  inputs=$((inputs + ${count:-0}))
  if grep -q 'ERROR: libFuzzer: timeout' "$log"; then hangs=$((hangs + 1)); elif [ "$status" -ne 0 ]; then crashes=$((crashes + 1)); fi
  echo "$reader: ${count:-0} inputs in $seconds s$([ "$status" -eq 0 ] || echo ", status $status: $log")"
done
echo "$inputs inputs, $crashes crashes, $hangs hangs"
[ $((crashes + hangs)) -eq 0 ]
