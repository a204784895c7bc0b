/**
 * What Remix brings into every page and no page of ours runs: a passage of one of its files, and what takes its place.
 * What a passage alone used falls out of the build with it. A unit test holds every passage to be in its file, which is
 * that of the version in the lock.
 */
export const LEFT_OUT: readonly { file: string; passage: string; place: string }[] = [
  // Scripts are written into a page by the server; a browser has them already (app/components/shell/page-scripts.tsx).
  {
    file: "errorBoundaries.js",
    passage: "renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null",
    place: "null",
  },
  // No link fetches its page before it is pressed.
  ...[
    "shouldPrefetch && !isAbsolute ? /*#__PURE__*/React.createElement(PrefetchPageLinks, {",
    "isPageLinkDescriptor(link) ? /*#__PURE__*/React.createElement(PrefetchPageLinks, _extends({",
  ].map((passage) => ({ file: "components.js", passage, place: `false ? ${passage.split(" ? ")[1]}` })),
  // Data come by one fetch a page: the way before it, a fetch for every loader, is not gone any more.
  {
    file: "routes.js",
    passage: "let result = await fetchServerHandler(request, route);",
    place: "let result = null;",
  },
  { file: "routes.js", passage: "unwrap ? unwrapServerResponse(result) : result", place: "result" },
  // The server draws every page: none is waited for by a page of the framework's own.
  {
    file: "routes.js",
    passage: 'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined',
    place: "undefined",
  },
  {
    file: "browser.js",
    passage: "router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;",
    place: "",
  },
];

const FOLDER = "/node_modules/@remix-run/react/dist/esm/";

/** A module's text without what is left out of it; null where all of it stays. `id` is the module's whole path. */
export function leaveOut(id: string, text: string): string | null {
  const passages = LEFT_OUT.filter(({ file }) => id.endsWith(FOLDER + file));
  if (passages.length === 0) return null;
  return passages.reduce((left, { passage, place }) => left.replaceAll(passage, place), text);
}
