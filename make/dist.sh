#!/usr/bin/env bash
# Installs or packages the command, or packages the compiled libraries:
# dist.sh install|archive|deb|wheel|libraries|release.
# PREFIX, DIST and BINARY as in make/dist.mk.
source "$(dirname "$0")/common.sh"
: "${PREFIX:=/usr/local}" "${DIST:=dist}" "${BINARY:=}"
checkouts=.build/checkouts
[ -d "$checkouts" ] || swift package resolve
# The name of the processor, as in Python's platform tags.
machine=$(uname -m)

# The font pack, which programs find in share/headframe. Without Debian's packages there is none.
make/fonts.sh --if-possible
mkdir -p dist
pack=$(find dist -maxdepth 1 -name 'headframe-fonts-*.pack' | sort | tail -n 1)

# Checked before the build, which takes minutes: the nearest folder that exists must be writable.
if [ "${1:-}" = install ]; then
  folder=$PREFIX
  while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
  [ -d "$folder" ] && [ -w "$folder" ] ||
    fail "cannot write to $folder; run it as root or give another folder, as in PREFIX=\$HOME/.local"
fi

# Swift's libraries are linked statically. The others, and the libraries that they need, are searched first in
# ../lib/headframe, relative to the binary; unlike RUNPATH, the older RPATH also applies to the dependencies of
# libraries.
build() {
  [ -z "$BINARY" ] || return 0
  local libraries=$PWD/.build/dist/link
  mkdir -p "$libraries"
  clang -O2 -c make/curl_unavailable.c -o "$libraries/curl_unavailable.o"
  ar rcs "$libraries/libcurl.a" "$libraries/curl_unavailable.o"
  local flags=(-c release --static-swift-stdlib --scratch-path .build/dist -Xlinker "-L$libraries"
    -Xlinker -s -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker "\$ORIGIN/../lib/headframe")
  BINARY=$(program headframe "${flags[@]}")
}

# stage FOLDER: installs the command with its completions, schemas, man pages and licenses, arranged as below /usr.
stage() {
  local root=$1 doc=$1/share/doc/headframe
  install -D "$BINARY" "$root/bin/headframe"
  local run=$root/bin/headframe
  mkdir -p "$root"/share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d,headframe,man/man1} \
    "$doc/licenses"
  "$run" --generate-completion-script bash >"$root/share/bash-completion/completions/headframe"
  "$run" --generate-completion-script zsh >"$root/share/zsh/site-functions/_headframe"
  "$run" --generate-completion-script fish >"$root/share/fish/vendor_completions.d/headframe.fish"
  "$run" schema >"$root/share/headframe/document.schema.json"
  install -m 644 Documentation/worker.schema.json "$root/share/headframe/"
  manual "$root"
  licenses "$doc"
  [ -z "$pack" ] || install -m 644 "$pack" "$root/share/headframe/"
  # Swift and its packages, which are linked statically, have theirs too.
  local license
  for license in "$checkouts"/*/LICENSE*; do
    install -m 644 "$license" "$doc/licenses/$(basename "$(dirname "$license")").txt"
  done
  # So has the library that reads Markdown.
  license=/usr/share/doc/libcmark-gfm-dev/copyright
  [ ! -f "$license" ] || install -m 644 "$license" "$doc/licenses/libcmark-gfm.copyright"
  license=$(dirname "$(realpath "$(command -v swift)")")/../share/swift/LICENSE.txt
  [ ! -f "$license" ] || install -m 644 "$license" "$doc/licenses/swift.txt"
}

# licenses FOLDER: installs the project's license, and those of the fonts and symbols, which are compiled in.
licenses() {
  local license
  install -D -m 644 LICENSE "$1/LICENSE"
  for license in Fonts/*/LICENSE Icons/LICENSE.txt; do
    install -D -m 644 "$license" "$1/licenses/${license//\//-}"
  done
}

# manual FOLDER: writes the man pages with swift-argument-parser's generator.
manual() {
  local parser=$checkouts/swift-argument-parser page date
  # The date of the sources, so that the same sources give the same pages.
  date=$(git log -1 --format=%cs 2>/dev/null || date -u -r CHANGELOG.md +%F)
  quietly swift build --package-path "$parser" --scratch-path .build/manual --product generate-manual
  mkdir -p "$work/manual"
  .build/manual/debug/generate-manual "$1/bin/headframe" --multi-page --section 1 --date "$date" --output-directory "$work/manual"
  for page in "$work"/manual/*; do gzip -9n <"$page" >"$1/share/man/man1/$(basename "$page").gz"; done
}

# bundle FOLDER: copies the shared libraries that a system may lack, with their licenses from Debian's packages.
# The C library is not copied, since every system has its own.
bundle() {
  local root=$1 name path package
  mkdir -p "$root/lib/headframe"
  ldd "$root/bin/headframe" >"$work/libraries"
  if grep 'not found' "$work/libraries" >&2; then fail "$root/bin/headframe lacks these libraries here"; fi
  awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' "$work/libraries" | while read -r name path; do
    case $name in libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | ld-linux*) continue ;; esac
    install -m 644 "$path" "$root/lib/headframe/$name"
    package=$(dpkg-query -S "$(realpath "$path")" "$path" "/usr$path" 2>/dev/null | head -n 1 | cut -d: -f1) || true
    if [ -n "$package" ] && [ -f "/usr/share/doc/$package/copyright" ]; then
      install -m 644 "/usr/share/doc/$package/copyright" "$root/share/doc/headframe/licenses/$package.copyright"
    fi
  done
}

# archive FOLDER FILE: packs a folder of the work folder, with the same bytes for the same files.
archive() {
  mkdir -p "$DIST"
  tar -C "$work" --owner=0 --group=0 --numeric-owner --sort=name --mtime=@0 -c "$1" | gzip -9n >"$work/archive"
  mv "$work/archive" "$DIST/$2"
  echo "$DIST/$2"
}

# static_library NAME FOLDER: compiles a product and packages it as an artifact bundle of SwiftPM, with the modules that
# clients import. $work/packaged lists the object files that earlier bundles contain.
static_library() {
  local name=$1 bundle=$2/$1.artifactbundle bin module header
  # A scratch folder for these libraries: the static standard library of the command lacks the module Testing.
  local flags=(-c release --scratch-path .build/libraries)
  mkdir -p "$bundle/modules"
  bin=$(HEADFRAME_STATIC_LIBRARIES=1 program "Static$name" "${flags[@]}")
  bin=$(dirname "$bin")
  grep -vxFf "$work/packaged" "$bin/Static$name.product/Objects.LinkFileList" >"$work/objects"
  cat "$work/objects" >>"$work/packaged"
  # One object file, because a linker takes only referenced members of an archive, and nothing references a file that
  # only contains conformances.
  ld -r -o "$work/$name.o" "@$work/objects"
  objcopy --strip-debug "$work/$name.o"
  ar crsD "$bundle/lib$name.a" "$work/$name.o"
  for module in $(sed 's|.*/\([^/]*\)\.build/.*|\1|' "$work/objects" | sort -u); do
    if [ -f "$bin/Modules/$module.swiftmodule" ]; then
      cp "$bin/Modules/$module".swift{module,doc} "$bundle/modules/"
    else
      header=$(sed -n 's/.*header "\(.*\)"/\1/p' "$bin/$module.build/module.modulemap")
      install -D -m 644 "$header" "$bundle/modules/$module/$module.h"
      echo "module $module { header \"$module.h\" export * }" >"$bundle/modules/$module/module.modulemap"
    fi
  done
  sed "s/@NAME@/$name/; s/@VERSION@/$(source_version)/; s/@TRIPLE@/$machine-unknown-linux-gnu/" make/libraries/info.json \
    >"$bundle/info.json"
}

# font_wheel: builds the wheel of the font pack, which headframe[fonts] installs.
font_wheel() {
  local source=$work/fonts
  cp -R Python/fonts "$source"
  cp "$pack" "$source/src/headframe_fonts/"
  cp Fonts/Pack/LICENSE "$source/"
  quietly "$work/venv/bin/python" -m build --wheel --no-isolation --outdir "$work/wheel" "$source"
}

version() { "$BINARY" --version; }
source_version() { sed -n 's/^ *version: "\(.*\)",$/\1/p' Sources/Tools/headframe/Headframe.swift; }

[ "${1:-}" = libraries ] || build

case ${1:-} in
install)
  stage "$work/root"
  # Files are replaced instead of overwritten, so that a running command keeps its files. The command is replaced last,
  # in one step.
  mkdir -p "$PREFIX/bin"
  cp -R --remove-destination "$work/root/share" "$PREFIX/"
  cp "$work/root/bin/headframe" "$PREFIX/bin/.headframe.new"
  mv "$PREFIX/bin/.headframe.new" "$PREFIX/bin/headframe"
  echo "$PREFIX/bin/headframe"
  case :$PATH: in *:"$PREFIX/bin":*) ;; *) echo "Add it to the PATH:  export PATH=\"$PREFIX/bin:\$PATH\"" ;; esac
  ;;
archive)
  name=headframe-$(version)-linux-$machine
  stage "$work/$name"
  bundle "$work/$name"
  archive "$name" "$name.tar.gz"
  ;;
libraries)
  # SwiftPM names a package by its folder.
  root=$work/headframe
  mkdir "$root"
  cp -R make/libraries/{Package.swift,Sources} "$root/"
  cp -R Sources/Engine/{CCairo,CFreeType,CHarfBuzz} "$root/Sources/"
  : >"$work/packaged"
  static_library UIKit "$root"
  static_library SnapshotTesting "$root"
  licenses "$root"
  # Compiled modules are for exactly one version of the compiler, and the versions of shared libraries are the system's.
  compiler=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
  system=$(. /etc/os-release && echo "$ID${VERSION_ID:-}")
  archive headframe "headframe-libraries-$(source_version)-swift$compiler-$system-$machine.tar.gz"
  ;;
deb)
  architecture=$(dpkg --print-architecture)
  stage "$work/package/usr"
  mkdir -p "$work/package/DEBIAN" "$work/debian" "$DIST"
  # dpkg-shlibdeps expects this file in the current folder.
  printf 'Source: headframe\n\nPackage: headframe\nArchitecture: any\n' >"$work/debian/control"
  depends=$(cd "$work" && dpkg-shlibdeps -O package/usr/bin/headframe 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
  [ -n "$depends" ] || fail "dpkg-shlibdeps finds no dependencies of $BINARY"
  cat >"$work/package/DEBIAN/control" <<CONTROL
Package: headframe
Version: $(version)
Architecture: $architecture
Maintainer: The Headframe authors <headframe@localhost>
Installed-Size: $(du -ks "$work/package/usr" | cut -f1)
Depends: $depends
Recommends: librsvg2-2, libpoppler-glib8, libgif7, libheif1, libtiff6 | libtiff5, liblcms2-2
Section: graphics
Priority: optional
Description: UIKit layouts as pictures, without a screen
 Lays out UIKit views with Auto Layout and renders layout documents, xib and
 storyboard files to PNG, SVG and PDF, the same bytes on every run.
CONTROL
  file=$DIST/headframe_$(version)_$architecture.deb
  dpkg-deb --root-owner-group --build "$work/package" "$work/headframe.deb" >/dev/null
  mv "$work/headframe.deb" "$file"
  echo "$file"
  ;;
wheel)
  cp -R Python "$work/python"
  stage "$work/root"
  bundle "$work/root"
  mkdir -p "$work/python/src/headframe/native" "$DIST"
  cp -R "$work/root/bin" "$work/root/lib" "$work/python/src/headframe/native/"
  cp -R "$work/root/share/doc/headframe" "$work/python/src/headframe/native/licenses"
  cp LICENSE "$work/python/"
  [ "$(version)" = "$(sed -n 's/^version = "\(.*\)"/\1/p' Python/pyproject.toml)" ] ||
    fail "Python/pyproject.toml has another version than headframe --version"
  # The wheel requires at least this system's version of the C library.
  libc=$(getconf GNU_LIBC_VERSION | sed 's/glibc //; s/\./_/')
  venv "$work/venv" build hatchling
  HEADFRAME_PLATFORM=manylinux_${libc}_$machine \
    quietly "$work/venv/bin/python" -m build --wheel --no-isolation --outdir "$work/wheel" "$work/python"
  if [ -n "$pack" ]; then font_wheel; fi
  for file in "$work"/wheel/*.whl; do
    mv "$file" "$DIST/"
    echo "$DIST/$(basename "$file")"
  done
  ;;
release)
  export BINARY
  for kind in archive deb wheel libraries; do make/dist.sh "$kind"; done | tee "$work/files"
  sed -nE "s#^$DIST/(.*\.(tar\.gz|deb|whl))\$#\1#p" "$work/files" | LC_ALL=C sort >"$work/names"
  (cd "$DIST" && xargs sha256sum <"$work/names" >"$work/sums")
  mv "$work/sums" "$DIST/SHA256SUMS"
  echo "$DIST/SHA256SUMS"
  ;;
*) fail "usage: make/dist.sh install|archive|deb|wheel|libraries|release" ;;
esac
