#!/usr/bin/env bash
# Builds and opens the demo. Arguments go to navkit-demo; --help lists them.
# With no screen, plays its tour unseen and writes the pictures (into $NAVKIT_FRAMES, else into out/frames).
set -euo pipefail
cd "$(dirname "$0")/.."
. Tests/lib/packages.sh

install_missing "${run_packages[@]}"
need_swift
say "Building the demo"
swift build -c release --product navkit-demo
demo="$(swift build -c release --show-bin-path)/navkit-demo"

has_screen() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

if has_screen || [ $# -gt 0 ]; then
    exec "$demo" "$@"
fi

frames="${NAVKIT_FRAMES:-$PWD/out/frames}"
rm -rf out/frames
mkdir -p "$frames"
say "No screen: playing the tour unseen"
"$demo" --offscreen --script Demo/tour.script --frames "$frames"
cat <<END

There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the demo's tour was played without one.
Its $(find "$frames" -name '*.png' | wc -l) pictures are in $frames.
For a window run this in a desktop session, with "ssh -X", or, with
the package xvfb, on a virtual screen: xvfb-run Demo/run.sh
END
