#!/usr/bin/env bash
# Installs what is missing, builds without a warning, and runs every test. Its status is 0 only if all of that went well.
#
#   Tests/run.sh                  everything, the tests of real windows last
#   Tests/run.sh --filter NAME    the tests whose names match the regular expression NAME, those of real windows among them
#   Tests/run.sh --long           the law of continuity with 500,000 rows of calls, and 1,000,000 steps of navigation in any order, in a release build
#   Tests/run.sh --sanitize       all but the tests of real windows, watched by the address sanitizer
#
# NAVKIT_SEED=N plays the one seed that a random test has named.
set -euo pipefail
cd "$(dirname "$0")/.."
. Tests/lib/packages.sh
. Tests/lib/screen.sh

# Seconds in which the tests must be over. A run that hangs is ended.
limit=900
# How the tests are built; what is not built as usual has a folder of its own.
build=()

filter=()
mode=all
case "${1:-}" in
    "") ;;
    --filter) [ $# -eq 2 ] || fail "--filter needs a name"; filter=(--filter "$2") ;;
    --long) mode=long; limit=3600; build=(-c release --scratch-path .build/long) ;;
    --sanitize) mode=sanitize; limit=1800; build=(--sanitize address --scratch-path .build/sanitize) ;;
    *) fail "unknown option $1; usage: Tests/run.sh [--filter NAME | --long | --sanitize]" ;;
esac

install_missing "${run_packages[@]}" "${test_packages[@]}"
need_swift
scratch="$(mktemp -d)"
trap 'stop_screen; rm -rf "$scratch"' EXIT

say "Building"
# These see NavKit through a module that only hands it on, and an incremental build misses what changed behind that.
rm -f "$(swift build "${build[@]}" --show-bin-path)"/{ClientSwift5,ClientSwift6,ReadmeTests}.build/*.{o,swiftdeps,priors}
swift build "${build[@]}" --build-tests 2>&1 | tee "$scratch/build.log"
if grep -E 'warning:' "$scratch/build.log"; then fail "the build gave the warnings above"; fi

say "Ported sources, in Swift 5 and in Swift 6"
for client in ClientSwift5 ClientSwift6; do "$(swift build "${build[@]}" --show-bin-path)/$client"; done

# Whether any test had a name that fits.
has_run=false

# run_tests ARGUMENT…: the built bundle itself, without swift test, which can hang where there is no terminal.
run_tests() {
    local bundle status=0
    bundle="$(swift build "${build[@]}" --show-bin-path)/NavKitPackageTests.xctest"
    timeout --kill-after=10 "$limit" "$bundle" --testing-library swift-testing "$@" </dev/null || status=$?
    case $status in
        0) has_run=true ;;
        69) ;; # Swift Testing's word for: no test fits.
        124 | 137) fail "the tests were not over after $limit seconds and were ended; the last lines above say what was running" ;;
        *) fail "tests failed (status $status)" ;;
    esac
}

# One test at a time: a Stage is the program's one window, and the main actor may change tests between a suite's init and its test.
case $mode in
    all)
        say "Tests without a window"
        SDL_VIDEODRIVER=dummy run_tests --no-parallel --skip '^WindowTests\.' "${filter[@]}"
        say "Tests of real windows"
        start_screen "$scratch"
        NAVKIT_TEST_SCREEN=1 SDL_VIDEODRIVER=x11 DISPLAY="$screen" run_tests --no-parallel --skip '^(?!WindowTests\.)' "${filter[@]}"
        ;;
    long)
        say "The law of continuity, and calls in any order, at length"
        NAVKIT_LONG=1 SDL_VIDEODRIVER=dummy run_tests --no-parallel --filter ContinuityLawTests --filter SoakTests
        ;;
    sanitize)
        say "Tests without a window, watched"
        # What the system's own libraries keep to the end of the process is not ours to free.
        ASAN_OPTIONS=detect_leaks=0 SDL_VIDEODRIVER=dummy run_tests --no-parallel --skip '^WindowTests\.'
        ;;
esac

$has_run || fail "no test has a name that fits $2"
say "All is well"
