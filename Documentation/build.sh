#!/usr/bin/env bash
# Builds the documentation of NavKit and NavTesting into out/documentation. A warning is an error.
#
#   Documentation/build.sh    builds the sources, takes the symbols of both modules, and converts the articles
set -euo pipefail
cd "$(dirname "$0")/.."
. Tests/lib/packages.sh

install_missing "${run_packages[@]}"
need_swift
docc="$(dirname "$(readlink -f "$(command -v swift)")")/docc"
[ -x "$docc" ] || fail "there is no docc beside swift; it is part of the toolchain from swift.org"
graphs="$(mktemp -d)"
trap 'rm -rf "$graphs"' EXIT

say "Building"
swift build --product navkit
modules="$(swift build --show-bin-path)/Modules"
target="$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)"
# The C modules that NavKit is built on have maps of their own.
maps=()
for map in Sources/C*/module.modulemap Sources/C*/include/module.modulemap "$modules"/../*.build/module.modulemap; do
    [ -f "$map" ] && maps+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags-only-I pangocairo gdk-pixbuf-2.0 harfbuzz sdl2); do maps+=(-Xcc "$flag"); done

for module in NavKit NavTesting; do
    say "$module"
    mkdir -p "$graphs/$module" out/documentation
    swift symbolgraph-extract -module-name "$module" -target "$target" -I "$modules" "${maps[@]}" \
        -minimum-access-level public -output-dir "$graphs/$module"
    "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
        --output-path "out/documentation/$module.doccarchive" --warnings-as-errors
done
say "The documentation is in out/documentation"
