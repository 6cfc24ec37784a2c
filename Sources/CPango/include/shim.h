#pragma once
// The links beside this file lead to Debian's headers. pkg-config would find them too, but its flags for Pango hold one
// (-pthread) that the package manager warns of in every build.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
