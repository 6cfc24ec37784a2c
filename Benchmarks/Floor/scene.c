#include "scene.h"

#include <math.h>
#include <stdio.h>

enum { ROWS = 24, PITCH = 64, ROW_HEIGHT = 60, BAR_HEIGHT = 44 };

static void rounded(cairo_t *pen, double x, double y, double w, double h, double r) {
    cairo_new_path(pen);
    cairo_arc(pen, x + r, y + r, r, M_PI, 1.5 * M_PI);
    cairo_arc(pen, x + w - r, y + r, r, 1.5 * M_PI, 0);
    cairo_arc(pen, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(pen, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_close_path(pen);
}

static void text(cairo_t *pen, const char *string, double size, PangoWeight weight, double x, double y) {
    PangoLayout *layout = pango_cairo_create_layout(pen);
    PangoFontDescription *font = pango_font_description_from_string("Inter,sans-serif");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_font_description_set_weight(font, weight);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, string, -1);
    int width, height;
    pango_layout_get_pixel_size(layout, &width, &height);
    cairo_move_to(pen, x < 0 ? (-x - width) / 2 : x, y);
    pango_cairo_show_layout(pen, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
}

static void row(cairo_t *pen, int index, int kind, double y, double width) {
    char string[64];
    rounded(pen, 16, y, width, ROW_HEIGHT, 12);
    cairo_set_source_rgb(pen, 1, 1, kind ? 0.96 : 1);
    cairo_fill(pen);
    cairo_set_source_rgb(pen, index / (double)ROWS, 0.5, 0.2);
    cairo_rectangle(pen, 24, y + 6, 48, 48);
    cairo_fill(pen);
    cairo_set_source_rgb(pen, 0.06, 0.06, 0.06);
    snprintf(string, sizeof string, "Row %d of page %c", index, 'A' + kind);
    text(pen, string, 15, PANGO_WEIGHT_NORMAL, 84, y + 8);
    cairo_set_source_rgb(pen, 0.5, 0.5, 0.5);
    snprintf(string, sizeof string, "Secondary line with some detail %d", index);
    text(pen, string, 12, PANGO_WEIGHT_NORMAL, 84, y + 33);
    cairo_set_source_rgb(pen, 0.82, 0.82, 0.82);
    cairo_rectangle(pen, 84, y + 59, width - 68, 1);
    cairo_fill(pen);
}

static void bar(cairo_t *pen, int width, int kind) {
    cairo_set_source_rgb(pen, 0.976, 0.976, 0.976);
    cairo_rectangle(pen, 0, 0, width, BAR_HEIGHT);
    cairo_fill(pen);
    cairo_set_source_rgb(pen, 0.78, 0.78, 0.78);
    cairo_rectangle(pen, 0, BAR_HEIGHT - 1, width, 1);
    cairo_fill(pen);
    cairo_set_source_rgb(pen, 0, 0, 0);
    text(pen, kind ? "Page B" : "Page A", 17, PANGO_WEIGHT_SEMIBOLD, -width, 11);
}

cairo_surface_t *make_page(int width, int height, int kind) {
    cairo_surface_t *page = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *pen = cairo_create(page);
    if (kind) cairo_set_source_rgb(pen, 0.91, 0.94, 0.91);
    else cairo_set_source_rgb(pen, 0.95, 0.95, 0.97);
    cairo_paint(pen);
    for (int index = 0; index < ROWS; index++) row(pen, index, kind, BAR_HEIGHT + 8 + index * PITCH, width - 32);
    bar(pen, width, kind);
    cairo_destroy(pen);
    return page;
}
