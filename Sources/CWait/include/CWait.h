#pragma once
#include <stdbool.h>
#include <stdint.h>

// What waiting needs of the system's libraries and Swift's own modules leave out.

/// libdispatch's door for a run loop that is not its own: a descriptor that is readable while the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

/// Sleeps until the descriptor is readable or a signal comes (true), or the time is over (false). Below zero: no end.
bool wait_until_readable(int descriptor, int64_t nanoseconds);
