/** Size of the picture in pixels: what every chat and social site shows large. */
export const SUMMONS_WIDTH = 1200;
export const SUMMONS_HEIGHT = 630;
