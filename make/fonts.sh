#!/usr/bin/env bash
# Builds the font pack, dist/headframe-fonts-N.pack, from the Debian packages of Fonts/Pack/packages.txt. Takes seconds,
# and no noticeable time if the pack is up to date. With --if-possible, other systems than Debian get a warning only.
set -euo pipefail
cd "$(dirname "$0")/.."
sources=(Fonts/Pack/packages.txt Fonts/Pack/families.txt Fonts/Pack/build.py Fonts/Pack/outlines.py)
version=$(sed -n 's/.*static let version = \([0-9]*\)$/\1/p' Sources/TextLayout/Faces/Pack/FontPack.swift)
pack=dist/headframe-fonts-$version.pack
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/headframe/fonts
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# The digest of the sources is beside the pack, so that a change of them builds it again.
key=$(cat "${sources[@]}" | sha256sum | cut -d' ' -f1)
[ -f "$pack" ] && [ "$(cat "$pack.key" 2>/dev/null)" = "$key" ] && exit 0

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
mkdir -p "$cache" dist
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
python3 Fonts/Pack/build.py "$cache" "$pack"
echo "$key" >"$pack.key"
