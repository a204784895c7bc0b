import { resolve } from "node:path";
import { runnerImport } from "vite";

/** Loads a TypeScript module of the project, aliases and all, into this Node.js process. */
export async function loadTypeScript(path) {
  const { module } = await runnerImport(resolve(path), {
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": resolve("app") } },
  });
  return module;
}
