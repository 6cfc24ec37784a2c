# A virtual screen of our own. To be sourced by bash, after packages.sh.

screen_pid=

# start_screen FOLDER: starts an X server on a display number that is free, and puts its name (":7") into $screen.
start_screen() {
    local number="$1/display" log="$1/xvfb.log"
    : >"$number"
    Xvfb -displayfd 6 -screen 0 1280x1000x24 -nolisten tcp 6>"$number" >"$log" 2>&1 &
    screen_pid=$!
    local waited=0
    until [ -s "$number" ]; do
        kill -0 "$screen_pid" 2>/dev/null && [ $((waited += 1)) -lt 100 ] || fail "Xvfb did not start: $(tail -n 3 "$log")"
        sleep 0.1
    done
    screen=":$(<"$number")"
}

stop_screen() {
    [ -n "$screen_pid" ] || return 0
    kill "$screen_pid" 2>/dev/null || true
    wait "$screen_pid" 2>/dev/null || true
    screen_pid=
}
