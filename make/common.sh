#!/usr/bin/env bash
# The functions that the scripts of make and .ci share. They run in the package's folder, with a folder $work that is
# deleted at the end. Makefiles call one of them: make/common.sh FUNCTION ARGUMENT…
# shellcheck disable=SC2086  # SWIFTFLAGS has several flags
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { printf "$(basename "$0"): %s\n" "$@" >&2; exit 1; }

# Runs a command, whose output is printed only if it fails.
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }

# swift_ COMMAND [OPTION…]: runs swift with the options of the caller.
swift_() { swift "$1" ${SWIFTFLAGS:-} "${@:2}"; }

# program NAME [OPTION…]: builds a program and prints its path. Bash continues after a failure in $(…), hence the return;
# assign the path before it is used, because a command with $(…) among its arguments hides the failure.
program() {
  swift_ build --product "$@" >&2 || return
  echo "$(swift_ build "${@:2}" --show-bin-path)/$1"
}

# c_modules PRODUCTS: prints the options for the modules of C that the Swift modules of a folder of products import, one a
# line: their maps, and the folders of their headers, from the system packages that the manifest names.
c_modules() {
  local map package flag
  for map in "$PWD"/Sources/*/*/module.modulemap "$1"/*.build/module.modulemap; do
    printf '%s\n' -Xcc "-fmodule-map-file=$map"
  done
  for package in $(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' Package.swift); do
    for flag in $(pkg-config --cflags-only-I "$package"); do printf '%s\n' -Xcc "$flag"; done
  done
}

# venv FOLDER PACKAGE…: installs packages of PyPI in a folder that is not there yet.
venv() {
  [ ! -e "$1/installed" ] || return 0
  python3 -m venv "$1"
  "$1/bin/pip" install --quiet --disable-pip-version-check "${@:2}"
  touch "$1/installed"
}

# Called as a program instead of sourced.
[ "${BASH_SOURCE[0]}" != "$0" ] || "$@"
