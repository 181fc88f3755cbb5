#!/usr/bin/env bash
# Checks the toolchain and installs missing Debian packages. Takes no noticeable time if none is missing.
# Usage: make/setup.sh [--tests|--batch|--browser|--cluster|--packaging]
source "$(dirname "$0")/common.sh"

packages=(
  libcairo2-dev      # raster and PDF
  libfreetype-dev    # outlines and glyph bitmaps
  libharfbuzz-dev    # shaping
  libicu-dev         # bidi and line breaking
  libisal-dev        # fast deflate for PNG
  libturbojpeg0-dev  # JPEG
  libwebp-dev        # WebP
  libpng-dev         # PNG decoding
  libxxhash-dev      # digests of display lists
  libxml2-dev        # Foundation's XML in a static build
  libcmark-gfm-dev libcmark-gfm-extensions-dev  # Markdown of articles; linked statically
  zlib1g-dev         # deflate to smaller PNG files; linked by libpng
  pkg-config         # finds the libraries for SwiftPM
)
[ "${1:-}" = --tests ] && packages+=(
  unicode-data   # conformance files for bidi, line breaking and grapheme clusters
  poppler-utils  # reads the text of PDF files and renders them
  unzip zip      # archives of snapshot results
  python3-jsonschema python3-yaml  # validate documents against the schema
  python3-venv   # downloads the Python packages of the font pack
  # Picture formats whose libraries are loaded when they are used.
  librsvg2-2 libpoppler-glib8 libgif7 libheif1 libtiff6 liblcms2-2
)

[ "${1:-}" = --batch ] && packages+=(
  parallel  # distributes jobs to workers, as in the documentation
)

[ "${1:-}" = --cluster ] && packages+=(
  openjdk-17-jre-headless  # runs Spark
)

[ "${1:-}" = --packaging ] && packages+=(
  dpkg-dev      # finds the packages that a binary depends on
  python3-venv  # builds the wheel and the font pack in isolation from the system's Python packages
)

[ "${1:-}" = --browser ] && packages+=(
  chromium chromium-driver python3-selenium  # open reports in a browser
  python3-pip              # downloads the accessibility rules
  iproute2                 # lists the addresses on which the preview listens
  librsvg2-bin             # renders SVGs like Linux desktops
)

command -v swift >/dev/null || fail \
  "Headframe is built with Swift 6.1 or newer, and there is no 'swift' on the PATH." \
  "Install a toolchain as described on swift.org/install/linux, then run this again."
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
[ "$(printf '%s\n' 6.1 "${version:-0}" | sort -V | head -n 1)" = 6.1 ] || fail \
  "Headframe is built with Swift 6.1 or newer; '$(command -v swift)' is ${version:-of an unknown version}." \
  "Install a newer toolchain as described on swift.org/install/linux, then run this again."

if ! command -v dpkg-query >/dev/null; then
  # Systems other than Debian can have the libraries in packages with other names.
  if ! command -v pkg-config >/dev/null || ! pkg-config --exists cairo-ft freetype2 harfbuzz icu-uc libpng libwebp; then
    fail "This is not a Debian system, so nothing was installed. Headframe needs what Debian calls:" "  ${packages[*]}"
  fi
  exit 0
fi

# Some systems have a package under another name, such as libpoppler-glib8t64, which the shared library shows.
installed() {
  dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed ||
    dpkg-query -W -f='${db:Status-Status}' "$1t64" 2>/dev/null | grep -qx installed
}
missing=()
for package in "${packages[@]}"; do installed "$package" || missing+=("$package"); done
[ ${#missing[@]} -eq 0 ] && exit 0

instructions=("Headframe needs these Debian packages: ${missing[*]}"
  "Install them as root:  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}")
run=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || fail "${instructions[@]}"
  # Without a terminal nobody can type a password.
  if [ -t 0 ]; then run=(sudo); else run=(sudo -n); fi
  "${run[@]}" true || fail "${instructions[@]}"
fi

echo "Installing ${missing[*]}"
# On a new machine, another apt can be running; wait for it instead of failing.
apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q)
install() { "${run[@]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; }
# Package lists are updated only if the installation fails, as on a fresh machine, whose lists are empty or old.
if ! install >"$work/log" 2>&1 </dev/null; then
  if ! { "${run[@]}" "${apt[@]}" update && install; } >"$work/log" 2>&1 </dev/null; then
    tail -n 5 "$work/log" >&2
    fail "${instructions[@]}"
  fi
fi
