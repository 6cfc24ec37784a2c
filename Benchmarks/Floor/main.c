// What the machine can do at best without a GPU: the standard transition drawn by Cairo straight onto SDL's window surface, both
// pages as bitmaps, what is covered clipped away. No views, no controllers, no damage.
//
//   navkit-floor slide WIDTH HEIGHT PAIRS FRAMES    PAIRS times a push and a pop of FRAMES frames each, at 60 Hz
//   navkit-floor start WIDTH HEIGHT                 a window with one page
//
// `slide` prints processor milliseconds a presented frame, `start` prints "first" when the first frame was presented.
#include "scene.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    SDL_Window *window;
    cairo_surface_t *target;
    int width, height;
} Screen;

static double processor_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static Screen open_screen(int width, int height) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        fprintf(stderr, "navkit-floor: %s\n", SDL_GetError());
        exit(1);
    }
    SDL_Window *window = SDL_CreateWindow("floor", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, 0);
    SDL_Surface *s = SDL_GetWindowSurface(window);
    cairo_surface_t *target = cairo_image_surface_create_for_data(s->pixels, CAIRO_FORMAT_RGB24, s->w, s->h, s->pitch);
    return (Screen){window, target, s->w, s->h};
}

static void show(Screen *screen) {
    cairo_surface_flush(screen->target);
    SDL_UpdateWindowSurface(screen->window);
}

/// The share of the way that a critically damped spring of mass 3 and stiffness 1000 has gone after `t` seconds.
static double spring(double t) {
    double w = sqrt(1000.0 / 3);
    return 1 - (1 + w * t) * exp(-w * t);
}

/// The lower page drifts left under a shade, the upper page lies right of it and throws a narrow shadow.
static void draw(Screen *screen, cairo_surface_t *lower, cairo_surface_t *upper, double q) {
    int w = screen->width, h = screen->height;
    double lower_x = round(-0.3 * w * q), upper_x = round(w * (1 - q));
    cairo_t *pen = cairo_create(screen->target);
    cairo_save(pen);
    cairo_rectangle(pen, 0, 0, upper_x, h);
    cairo_clip(pen);
    cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(pen, lower, lower_x, 0);
    cairo_paint(pen);
    cairo_set_operator(pen, CAIRO_OPERATOR_OVER);
    cairo_set_source_rgba(pen, 0, 0, 0, 0.1 * q);
    cairo_paint(pen);
    cairo_pattern_t *shadow = cairo_pattern_create_linear(upper_x - 12, 0, upper_x, 0);
    cairo_pattern_add_color_stop_rgba(shadow, 0, 0, 0, 0, 0);
    cairo_pattern_add_color_stop_rgba(shadow, 1, 0, 0, 0, 0.035);
    cairo_set_source(pen, shadow);
    cairo_rectangle(pen, upper_x - 12, 0, 12, h);
    cairo_fill(pen);
    cairo_pattern_destroy(shadow);
    cairo_restore(pen);
    cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(pen, upper, upper_x, 0);
    cairo_rectangle(pen, upper_x, 0, w - upper_x, h);
    cairo_fill(pen);
    cairo_destroy(pen);
}

static void wait_for_beat(struct timespec *beat) {
    beat->tv_nsec += 1000000000L / 60;
    if (beat->tv_nsec >= 1000000000L) beat->tv_nsec -= 1000000000L, beat->tv_sec++;
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, beat, NULL);
}

static void transition(Screen *screen, cairo_surface_t *lower, cairo_surface_t *upper, int frames, int is_pop) {
    struct timespec beat;
    clock_gettime(CLOCK_MONOTONIC, &beat);
    for (int frame = 0; frame < frames; frame++) {
        SDL_Event event;
        while (SDL_PollEvent(&event)) {}
        double q = frame == frames - 1 ? 1 : spring(frame / 60.0);
        draw(screen, lower, upper, is_pop ? 1 - q : q);
        show(screen);
        wait_for_beat(&beat);
    }
}

static void push_and_pop(Screen *screen, cairo_surface_t *lower, int frames) {
    cairo_surface_t *upper = make_page(screen->width, screen->height, 1);
    transition(screen, lower, upper, frames, 0);
    transition(screen, lower, upper, frames, 1);
    cairo_surface_destroy(upper);
}

static void slide(int width, int height, int pairs, int frames) {
    Screen screen = open_screen(width, height);
    cairo_surface_t *lower = make_page(width, height, 0);
    push_and_pop(&screen, lower, frames);
    double begin = processor_ms();
    for (int pair = 0; pair < pairs; pair++) push_and_pop(&screen, lower, frames);
    printf("%.6f\n", (processor_ms() - begin) / (2.0 * pairs * frames));
}

static void start(int width, int height) {
    Screen screen = open_screen(width, height);
    cairo_surface_t *page = make_page(width, height, 0);
    draw(&screen, page, page, 0);
    show(&screen);
    printf("first\n");
}

int main(int argc, char **argv) {
    if (argc == 6 && !strcmp(argv[1], "slide")) {
        slide(atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]));
    } else if (argc == 4 && !strcmp(argv[1], "start")) {
        start(atoi(argv[2]), atoi(argv[3]));
    } else {
        fprintf(stderr, "usage: navkit-floor slide WIDTH HEIGHT PAIRS FRAMES | start WIDTH HEIGHT\n");
        return 2;
    }
    return 0;
}
