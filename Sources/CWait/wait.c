#define _GNU_SOURCE
#include "CWait.h"
#include <poll.h>
#include <time.h>

bool wait_until_readable(int descriptor, int64_t nanoseconds) {
    struct pollfd polled = {.fd = descriptor, .events = POLLIN};
    struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    return ppoll(&polled, 1, nanoseconds < 0 ? NULL : &time, NULL) != 0;
}
