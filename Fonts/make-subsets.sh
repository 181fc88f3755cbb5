#!/usr/bin/env bash
# Creates every font file of this folder again from the files that README.md names.
# Needs pip, Debian's fonts-noto-core, fonts-noto-cjk and unicode-data, and fonttools from
# PyPI: pip install fonttools==4.60.1. The fontpkg wheels are fetched with pip.
set -eu
# Makes the order of tables the same in every run.
export PYTHONHASHSEED=0
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
noto=/usr/share/fonts/truetype/noto
cjk=/usr/share/fonts/opentype/noto

for wheel in fontpkg-inter==4.1.post1 fontpkg-jetbrains-mono==2.211 fontpkg-noto-serif==2.15 fontpkg-nunito==3.602 \
  fontpkg-noto-sans==2.15 fontpkg-noto-sans-arabic==2.12 fontpkg-noto-sans-devanagari==2.7 fontpkg-noto-sans-thai==2.2; do
  pip download -q --no-deps -d "$work" "$wheel"
done
# The wheel with the emoji font is for one version of Python, but the font is not.
pip download -q --no-deps --only-binary :all: --python-version 3.11 --platform manylinux2014_x86_64 -d "$work" dynamic-font==1.2.4
for wheel in "$work"/*.whl; do python3 -m zipfile -e "$wheel" "$work"; done

# source_of WHEEL FILE: the path of a font in its wheel.
source_of() { echo "$work/fontpkg_$1/files/$2"; }

# pinned WHEEL FILE: the path of the font at its standard width; its weight axis remains.
pinned() {
  fonttools varLib.instancer -q --no-recalc-timestamp -o "$work/$2.pinned.ttf" "$(source_of "$1" "$2")" wdth=100
  echo "$work/$2.pinned.ttf"
}

# subset SOURCE TARGET OPTION…: writes a subset with all names, but without hinting, since outlines are never hinted.
subset() {
  local source=$1 target=$here/$2; shift 2
  mkdir -p "$(dirname "$target")"
  pyftsubset "$source" --output-file="$target" --no-hinting --desubroutinize --name-IDs='*' --notdef-outline \
    --no-recalc-timestamp "$@"
}
all=(--unicodes='*' --layout-features='*')

subset "$(source_of inter 'Inter[opsz,wght].ttf')" Inter/Inter.ttf "${all[@]}"
subset "$(source_of inter 'Inter-Italic[opsz,wght].ttf')" Inter/Inter-Italic.ttf "${all[@]}"
"$here"/lower-rings.py "$here"/Inter/Inter.ttf "$here"/Inter/Inter-Italic.ttf
subset "$(source_of jetbrains_mono 'JetBrainsMono[wght].ttf')" JetBrainsMono/JetBrainsMono.ttf "${all[@]}"
subset "$(source_of jetbrains_mono 'JetBrainsMono-Italic[wght].ttf')" JetBrainsMono/JetBrainsMono-Italic.ttf "${all[@]}"
subset "$(source_of nunito 'Nunito[wght].ttf')" Nunito/Nunito.ttf "${all[@]}"
subset "$(source_of nunito 'Nunito-Italic[wght].ttf')" Nunito/Nunito-Italic.ttf "${all[@]}"
# The Latin, Greek and Cyrillic characters of ordinary text.
european=U+0-24F,U+2B0-2FF,U+300-36F,U+370-3FF,U+400-52F,U+1E00-1FFF,U+2000-206F,U+2070-209F,U+20A0-20BF,U+2100-214F,U+2150-218F,U+2190-2193,U+2212,U+2215,U+25CC,U+FB00-FB06
serif=(--unicodes="$european" --layout-features='*')
subset "$(pinned noto_serif 'NotoSerif[wdth,wght].ttf')" NotoSerif/NotoSerif.ttf "${serif[@]}"
subset "$(pinned noto_serif 'NotoSerif-Italic[wdth,wght].ttf')" NotoSerif/NotoSerif-Italic.ttf "${serif[@]}"

letters=U+0-5FF,U+1C80-1C8F,U+1D00-20CF,U+2100-218F,U+2190-2193,U+2212,U+2215,U+25CC,U+2C60-2C7F,U+2DE0-2E7F,U+A640-A69F,U+A700-A7FF,U+AB30-AB6F,U+FB00-FB06,U+FE20-FE2F
subset "$(pinned noto_sans 'NotoSans[wdth,wght].ttf')" NotoSans/NotoSans.ttf --unicodes="$letters" --layout-features='*'

subset "$(pinned noto_sans_arabic 'NotoSansArabic[wdth,wght].ttf')" NotoSansArabic/NotoSansArabic.ttf "${all[@]}"
subset "$(pinned noto_sans_devanagari 'NotoSansDevanagari[wdth,wght].ttf')" \
  NotoSansDevanagari/NotoSansDevanagari.ttf "${all[@]}"
subset "$(pinned noto_sans_thai 'NotoSansThai[wdth,wght].ttf')" NotoSansThai/NotoSansThai.ttf "${all[@]}"
for weight in Regular Bold; do
  subset $noto/NotoSansHebrew-$weight.ttf NotoSansHebrew/NotoSansHebrew-$weight.ttf "${all[@]}"
done

# Faces of the collection: 0 Japanese, 1 Korean, 2 simplified Chinese. Vertical forms are not used.
ideographs() {
  subset "$cjk/NotoSansCJK-$1.ttc" "$2" --font-number="$3" --unicodes="$(python3 "$here/cjk-characters.py" "$4")" \
    --layout-features-=vert,vrt2,vkrn,valt,vpal,vhal --drop-tables+=vhea,vmtx,VORG
}
ideographs Regular NotoSansCJK/NotoSansCJKkr-Regular.otf 1 ko
ideographs Bold NotoSansCJK/NotoSansCJKkr-Bold.otf 1 ko
ideographs Regular NotoSansCJK/NotoSansCJKjp-Regular.otf 0 ja
ideographs Regular NotoSansCJK/NotoSansCJKsc-Regular.otf 2 sc

symbols=$(python3 "$here/text-symbols.py" /usr/share/unicode/emoji/emoji-data.txt)
for font in NotoSansSymbols NotoSansSymbols2; do
  subset $noto/$font-Regular.ttf NotoSansSymbols/$font-Regular.ttf --unicodes="$symbols"
done

subset "$work/dynamic_font/assets/fonts/NotoColorEmoji-Regular.ttf" NotoColorEmoji/NotoColorEmoji-Regular.ttf "${all[@]}" \
  --drop-tables+=vhea,vmtx

ls -l "$here"/*/*.?tf
