import { FALLBACKS } from "./fallbacks.mjs";
import { FEATURES } from "./features.mjs";
import { NOTICES } from "./notices.mjs";
import { PRODUCTS } from "./products.mjs";

/** Every picture of an ad as an SVG file, by the ad's slug. */
export const AD_PICTURES = { ...PRODUCTS, ...NOTICES, ...FEATURES, ...FALLBACKS };
