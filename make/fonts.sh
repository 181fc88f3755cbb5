#!/usr/bin/env bash
# Builds the font pack, dist/headframe-fonts-N.pack, from the packages of Fonts/Pack/packages.txt (Debian) and
# requirements.txt (PyPI). Takes minutes once; the result is cached for all checkouts of a user. With --if-possible, other
# systems than Debian get a warning only.
source "$(dirname "$0")/common.sh"
export LC_ALL=C  # the order of files
sources=(Fonts/Pack/*.py Fonts/Pack/*.txt Fonts/Coverage/wanted.txt Fonts/*/*.?tf)
version=$(sed -n 's/.*static let version = \([0-9]*\)$/\1/p' Sources/Engine/TextLayout/Faces/Pack/FontPack.swift)
pack=dist/headframe-fonts-$version.pack
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/headframe/fonts
log=$work/log

# The digest of the sources is beside the pack, so that a change of them builds it again.
key=$(cat "${sources[@]}" | sha256sum | cut -d' ' -f1)
[ -f "$pack" ] && [ "$(cat "$pack.key" 2>/dev/null)" = "$key" ] && exit 0

# Other checkouts of this user may have built the same pack.
built=$cache/$key.pack
install_pack() {
  mkdir -p dist
  # Readers of the old pack keep it.
  cp "$built" "$pack.$$" && mv "$pack.$$" "$pack"
  echo "$key" >"$pack.key"
  echo "$pack ($(stat -c %s "$pack" | awk '{ printf "%.1f", $1 / 1e6 }') MB)"
}
if [ -f "$built" ]; then install_pack; exit 0; fi

give_up() {
  echo "make fonts: $1" >&2
  if [ "${if_possible:-}" ]; then exit 0; fi
  exit 1
}
[ "${1:-}" != --if-possible ] || if_possible=1
command -v dpkg-deb >/dev/null && command -v apt-get >/dev/null ||
  give_up "needs Debian's apt-get and dpkg-deb; a pack from another machine also works, as $pack"

# Package lists are updated only if a download fails, as on a fresh machine, whose lists are empty or old.
download() { (cd "$cache" && apt-get -q download "$1=$2") >"$log" 2>&1; }
update() {
  local run=()
  [ "$(id -u)" -eq 0 ] || run=(sudo -n)
  "${run[@]}" apt-get -o DPkg::Lock::Timeout=300 -q update >"$log" 2>&1
}
mkdir -p "$cache"
updated=
while read -r name package_version digest; do
  case $name in '#'* | '') continue ;; esac
  file=$cache/${name}_${package_version//:/%3a}_all.deb
  if [ -f "$file" ] && echo "$digest  $file" | sha256sum --check --status; then continue; fi
  rm -f "$file"
  if ! download "$name" "$package_version"; then
    [ "$updated" ] || { update || true; updated=1; }
    download "$name" "$package_version" || {
      tail -n 3 "$log" >&2
      give_up "Debian 12's package $name $package_version cannot be downloaded here"
    }
  fi
done <Fonts/Pack/packages.txt

# pip checks the digests.
wheels=$cache/wheels-$(sha256sum Fonts/Pack/requirements.txt | cut -c1-16)
if [ ! -d "$wheels" ]; then
  { python3 -m venv "$work/venv" && "$work/venv/bin/pip" download --quiet --no-deps --only-binary :all: --require-hashes \
    -r Fonts/Pack/requirements.txt -d "$work/wheels"; } >"$log" 2>&1 || {
    tail -n 3 "$log" >&2
    give_up "PyPI's packages of Fonts/Pack/requirements.txt cannot be downloaded here (this needs python3-venv)"
  }
  mv "$work/wheels" "$wheels"
fi
echo "Building the font pack; this takes minutes, but only once"
PYTHONPATH=$(echo "$wheels"/fonttools-*.whl) python3 Fonts/Pack/build.py "$cache" "$wheels" "$built"
find "$cache" -name '*.pack' -mtime +30 -delete
install_pack
