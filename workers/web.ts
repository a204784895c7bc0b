import { renderPage } from "./pages";
import { createWebApp } from "./web-app";

/** The public entry of the site. */
export default createWebApp(renderPage);
