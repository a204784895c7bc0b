import { keepFrontPage } from "./keep-front-page";
import { renderPage } from "./pages";
import { createWebApp } from "./web-app";

export { CardPress } from "./card-press/card-press";
export { Erasure } from "./erasure/erasure";

/** The public entry of the site. */
export default createWebApp(keepFrontPage(renderPage));
