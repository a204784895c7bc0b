import { readdirSync, readFileSync } from "node:fs";

/**
 * The script files that a browser loads on its first visit to a route: entry, root and the route, each with everything
 * it imports. `build` is a folder made by `remix vite:build`; the names come from the manifest that Remix writes for
 * itself.
 */
export function firstVisitScripts(build, routeId) {
  const { entry, routes } = readManifest(build);
  const parts = [entry, routes.root, routes[routeId]];
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))];
}

/** Every page of a build, by the id of its route. */
export function pageIds(build) {
  return Object.keys(readManifest(build).routes).filter((id) => id !== "root");
}

/** The script files that no page comes with: what is fetched once it is wanted. */
export function scriptsOnUse(build) {
  const manifest = manifestOf(build);
  const first = new Set(pageIds(build).flatMap((id) => firstVisitScripts(build, id)));
  return readdirSync(`${build}/client/assets`)
    .filter((file) => file.endsWith(".js") && file !== manifest)
    .map((file) => `/assets/${file}`)
    .filter((file) => !first.has(file));
}

/** A script file with all that it imports at once, and with what those do, but for those that are there already. */
export function withImports(build, file, there) {
  const found = new Set([file]);
  // A set goes on to what is added to it on the way.
  for (const each of found) {
    const source = readFileSync(`${build}/client${each}`, "utf8");
    for (const [, name] of source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/gu)) {
      if (!there.includes(`/assets/${name}`)) found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

function manifestOf(build) {
  return readdirSync(`${build}/client/assets`).find((file) => /^manifest-.*\.js$/u.test(file));
}

function readManifest(build) {
  const source = readFileSync(`${build}/client/assets/${manifestOf(build)}`, "utf8");
  return JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
}
