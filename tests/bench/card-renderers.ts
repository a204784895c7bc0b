/** What the card benchmark bundles and calls. */
export { renderCard } from "../../workers/verdict-card/render-card";
export { renderUneditedCard, renderUntunedCard } from "./untuned-card";
