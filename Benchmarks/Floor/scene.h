#pragma once
// The standard scene, drawn with nothing but SDL2, Cairo and Pango: a page of rows under a bar.

#include <cairo.h>
#include <pango/pangocairo.h>

/// Draws a page `width` × `height` pixels large. The caller destroys it. `kind` picks its colours and texts.
cairo_surface_t *make_page(int width, int height, int kind);
