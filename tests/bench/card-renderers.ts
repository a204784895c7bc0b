/** What the card's benchmark and the script of the golden pictures bundle and call. */
export { CARD_FONTS } from "../../workers/verdict-card/fonts";
export { pictureOf, renderCard, renderNotice, renderSummons } from "../../workers/verdict-card/render-card";
export { unpackWoff } from "../../workers/verdict-card/type/woff";
export { drawSmall, GOLDEN_PICTURES } from "../card/golden";
export { NASTY_TEXTS } from "../card/nasty-texts";
export { renderUneditedCard, renderUntunedCard } from "./untuned-card";
