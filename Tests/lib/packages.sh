# What the scripts share: packages that are missing, a compiler, and plain words when something is wrong.
# To be sourced by bash.

# What builds and runs NavKit: libraries, and a Latin, a Chinese and a fallback font.
run_packages=(
    libsdl2-dev libpango1.0-dev libcairo2-dev libharfbuzz-dev libgdk-pixbuf-2.0-dev pkg-config
    fonts-inter fonts-wqy-microhei fonts-dejavu-core
)
# What the tests of real windows need besides: virtual screens, and a hand for mouse and keyboard.
test_packages=(xvfb xauth xdotool weston)

say() { printf '\n== %s\n' "$*"; }

fail() {
    printf '\n%s: %s\n' "$0" "$*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else fail "these packages are missing and there is no sudo to install them with: ${missing[*]}"
    fi
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# install PACKAGE…: by the package lists that are there.
install() { as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; }

# install_missing PACKAGE…: installs those that are not there. Package lists that are missing, short or old are fetched anew.
install_missing() {
    command -v dpkg-query >/dev/null || fail "this system has no dpkg; install the equivalents of: $*"
    missing=()
    local package
    for package in "$@"; do is_installed "$package" || missing+=("$package"); done
    [ "${#missing[@]}" -eq 0 ] && return
    say "Installing ${missing[*]}"
    install "${missing[@]}" 2>/dev/null || { as_root apt-get update && install "${missing[@]}"; } ||
        fail "could not install ${missing[*]}"
}

need_swift() {
    command -v swift >/dev/null || fail "there is no swift on the PATH. Get Swift 6.2 or later from https://swift.org/install \
and put its usr/bin on the PATH."
}
