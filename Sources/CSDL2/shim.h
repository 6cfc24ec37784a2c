#pragma once
// SDL keeps its own entry point out of the way: the app's main is Swift's.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
