#!/usr/bin/env bash
# Builds a DocC archive for each catalog below Sources; a warning is an error. Usage: make/docs.sh FOLDER
# The toolchain's own tools are called, so that no client of the package depends on a plugin for documentation.
source "$(dirname "$0")/common.sh"
output=${1:?usage: make/docs.sh FOLDER}

for target in UIKit SnapshotTesting; do swift_ build --target "$target"; done
headframe=$(program headframe)
products=$(dirname "$headframe")
triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

mapfile -t headers < <(c_modules "$products")

# Copies a catalog and renders the figures of its articles with the command that was just built.
copy() { # catalog, copy
  mkdir -p "$2/Resources"
  for article in "$1"/*.md; do
    "$products/headframe" markdown "$article" -o "$2/$(basename "$article")" --pictures "$2/Resources/" --style docc \
      --scale 2 >/dev/null
  done
}

symbols() { # module, folder
  mkdir -p "$2"
  swift-symbolgraph-extract -module-name "$1" -target "$triple" -I "$products/Modules" -I "$products" "${headers[@]}" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs -output-dir "$2"
}

convert() { # catalog, module
  docc convert "$1" --additional-symbol-graph-dir "$work/$2" --fallback-display-name "$2" \
    --fallback-bundle-identifier "headframe.$2" --transform-for-static-hosting --hosting-base-path "$2" \
    --warnings-as-errors --output-path "$output/$2.doccarchive"
}

rm -rf "$output"
mkdir -p "$output"
for module in SnapshotTesting ConstraintSolver UIKit; do copy Sources/*/"$module/$module.docc" "$work/$module.docc"; done
# The reference of a test is an example of a matrix.
cp Snapshots/SnapshotTestingTests/MatrixTests/matrix.1.png "$work/SnapshotTesting.docc/Resources/matrix.png"
for module in SnapshotTesting ConstraintSolver; do
  symbols "$module" "$work/$module"
  convert "$work/$module.docc" "$module"
done

# UIKit re-exports these modules. Apple documents most of their symbols, so only those listed in the catalog are kept.
for module in UIKitCore AutoLayout; do symbols "$module" "$work/reexported"; done
catalog=$work/UIKit.docc
make/docs-symbols.py "$catalog/UIKit.md" "$work/reexported" "$work/UIKit"
"$products/headframe" markdown Examples/guide/README.in.md -o "$catalog/AutoLayoutInFigures.md" \
  --pictures "$catalog/Resources/" --style docc --scale 2 >/dev/null
convert "$catalog" UIKit

for archive in "$output"/*.doccarchive; do
  echo "$archive  $(find "$archive/data" -name '*.json' | wc -l) pages"
done
