import CSDL2

/// Over what is there, for colours that are multiplied with their alpha already.
///
/// SDL's own blending takes straight colours, which darkens the edges of what was drawn onto an empty picture.
nonisolated let premultipliedBlending = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
