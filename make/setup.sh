#!/usr/bin/env bash
# Installs the Debian packages that are missing and checks the toolchain. Done in a blink the second time.
# Usage: make/setup.sh [--tests|--batch|--browser|--packaging]
set -euo pipefail

packages=(
  libcairo2-dev      # raster and PDF
  libfreetype-dev    # outlines and glyph bitmaps
  libharfbuzz-dev    # shaping
  libicu-dev         # bidi and line breaking
  libisal-dev        # fast deflate for PNG
  libdeflate-dev     # small deflate for PNG
  libturbojpeg0-dev  # JPEG
  libwebp-dev        # WebP
  libpng-dev         # PNG decoding
  libxxhash-dev      # digests of display lists
  libxml2-dev        # Foundation's XML in a static build
  zlib1g-dev         # what libpng links
  pkg-config         # how SwiftPM finds them
)
[ "${1:-}" = --tests ] && packages+=(
  unicode-data   # the conformance files that bidi and line breaking are held against
  poppler-utils  # reads the text of PDF files back
  unzip zip      # archives of snapshot results
  python3-jsonschema python3-yaml  # holds documents against the schema
)

[ "${1:-}" = --batch ] && packages+=(
  parallel  # hands out jobs to workers as the documentation says
)

[ "${1:-}" = --packaging ] && packages+=(
  dpkg-dev      # finds the packages that a binary depends on
  python3-venv  # builds the wheel apart from the system's Python
)

[ "${1:-}" = --browser ] && packages+=(
  chromium chromium-driver python3-selenium  # opens reports as a reader does
  librsvg2-bin             # shows SVGs as desktops do
  python3-numpy python3-pil  # compares pictures that viewers show
)

fail() { printf '%s\n' "$@" >&2; exit 1; }

command -v swift >/dev/null || fail \
  "Headframe is built with Swift 6.1 or newer, and there is no 'swift' on the PATH." \
  "Install a toolchain as told on swift.org/install/linux, then run this again."
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
[ "$(printf '%s\n' 6.1 "${version:-0}" | sort -V | head -n 1)" = 6.1 ] || fail \
  "Headframe is built with Swift 6.1 or newer; '$(command -v swift)' is ${version:-of an unknown version}." \
  "Install a newer toolchain as told on swift.org/install/linux, then run this again."

if ! command -v dpkg-query >/dev/null; then
  # Not Debian: the libraries may still be there under other package names.
  if ! command -v pkg-config >/dev/null || ! pkg-config --exists cairo-ft freetype2 harfbuzz icu-uc libpng libwebp; then
    fail "This is not a Debian system, so nothing was installed. Headframe needs what Debian calls:" "  ${packages[*]}"
  fi
  exit 0
fi

installed() { dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }
missing=()
for package in "${packages[@]}"; do installed "$package" || missing+=("$package"); done
[ ${#missing[@]} -eq 0 ] && exit 0

by_hand=("Headframe needs these Debian packages: ${missing[*]}"
  "Install them as root:  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}")
run=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || fail "${by_hand[@]}"
  # Without a terminal nobody can type a password.
  if [ -t 0 ]; then run=(sudo); else run=(sudo -n); fi
  "${run[@]}" true || fail "${by_hand[@]}"
fi

echo "Installing ${missing[*]}"
# Another apt may be at work on a fresh machine; wait for it instead of failing.
apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() { "${run[@]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; }
# The package lists of a fresh machine are empty or old; those of a used one spare the download.
if ! install >"$log" 2>&1 </dev/null; then
  if ! { "${run[@]}" "${apt[@]}" update && install; } >"$log" 2>&1 </dev/null; then
    tail -n 5 "$log" >&2
    fail "${by_hand[@]}"
  fi
fi
