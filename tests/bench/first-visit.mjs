import { readdirSync, readFileSync } from "node:fs";

/**
 * The script files that a browser loads on its first visit to a route: entry, root and the route, each with everything
 * it imports. `build` is a folder made by `remix vite:build`; the names come from the manifest that Remix writes for
 * itself.
 */
export function firstVisitScripts(build, routeId) {
  const folder = `${build}/client/assets`;
  const manifestFile = readdirSync(folder).find((file) => /^manifest-.*\.js$/u.test(file));
  const source = readFileSync(`${folder}/${manifestFile}`, "utf8");
  const { entry, routes } = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
  const parts = [entry, routes.root, routes[routeId]];
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))];
}
