#!/usr/bin/env bash
# Checks that the command writes equal bytes: many runs, one and four processes, debug and release.
source "$(dirname "$0")/common.sh"
runs=${RUNS:-20}
documents=(Examples/*.yaml Examples/Gallery/*.yaml)

# One line of digests for all pictures of a run.
digests() { (cd "$1" && sha256sum -- * | sha256sum); }

first=""
for configuration in debug release; do
  headframe=$(program headframe -c $configuration)
  for run in $(seq "$runs"); do
    for jobs in 1 4; do
      for format in png svg pdf; do
        # PNGs in every run; the other formats in the first and the last run.
        [ $format = png ] || [ "$run" = 1 ] || [ "$run" = "$runs" ] || continue
        "$headframe" render --quiet -j $jobs --format $format "${documents[@]}" -o "$work/$format/"
      done
      if [ "$run" = 1 ] || [ "$run" = "$runs" ]; then
        "$headframe" render --quiet -j $jobs --annotate frames,constraints,margins "${documents[@]}" -o "$work/figures/"
      fi
      now=$(for format in png svg pdf figures; do digests "$work/$format"; done)
      [ -n "$first" ] || first=$now
      [ "$now" = "$first" ] || { fail "run $run of $configuration in $jobs processes differs"; }
    done
  done
  echo "$configuration: $runs runs in 1 and in 4 processes, $(find "$work" -type f | wc -l) files, the same bytes"
done
