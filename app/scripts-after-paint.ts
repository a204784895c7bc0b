/** How Remix has a page load the module of a route. */
const ROUTE_IMPORT = /^import \* as (route\d+) from ("[^"]+");$/gmu;

/** A page in a tab that nobody looks at is never painted, and works all the same. */
const UNTIL_PAINTED = "document.hidden||await new Promise(go=>requestAnimationFrame(()=>setTimeout(go)));";

/**
 * A page's markup whose scripts take second place to what is seen: they are fetched after styles and fonts, and run
 * once the page has been painted. It can be read and, by its links and forms, used before.
 */
export function scriptsAfterPaint(markup: string): string {
  return markup
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace(/<script [^>]*type="module"[^>]*>/u, `$&${UNTIL_PAINTED}`)
    .replace(ROUTE_IMPORT, "const $1 = await import($2);");
}
