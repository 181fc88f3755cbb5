#!/usr/bin/env bash
# Builds Examples/Ticker in the build folder of the command, where UIKit is already compiled, and prints the folder of its
# programs. The log is printed only if the build fails.
source "$(dirname "$0")/common.sh"
bin=$(swift_ build --show-bin-path)
scratch=$(dirname "$(dirname "$bin")")
# SwiftPM keeps the plan of the package that was built last in a folder, and takes it for another package's.
forget_plan() { rm -f "$scratch"/debug.yaml "$scratch"/release.yaml; }
trap 'rm -rf "$work"; forget_plan' EXIT
forget_plan
quietly swift_ build --package-path Examples/Ticker --scratch-path "$scratch"
echo "$bin"
