import { resolve } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import { dataModules } from "./data-modules.mjs";

/**
 * Loads a TypeScript module of the project, aliases and all, into this Node.js process. The loader stays open: what a
 * module imports only when it is called, such as the house judge's corpora, would find it closed otherwise. It keeps no
 * process alive.
 */
export async function loadTypeScript(path) {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: "error",
      plugins: [dataModules()],
      resolve: { alias: { "~": resolve("app") } },
      environments: {
        inline: {
          consumer: "server",
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [] },
        },
      },
      server: { watch: null, ws: false },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("inline", config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return await environment.runner.import(resolve(path));
}
