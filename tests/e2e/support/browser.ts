import { type Browser, type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium, findChromiumShell } from "../../../scripts/chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browsers are reached, one for each worker: a browser has one clipboard. */
    browsers: string[];
  }
}

const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Starts a browser for each worker, which all its tests share; every person in them has a context of their own. */
export default async function startBrowsers(project: TestProject) {
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, launchBrowser));
  project.provide(
    "browsers",
    servers.map((server) => server.wsEndpoint()),
  );
  return () => Promise.all(servers.map((server) => server.close()));
}

function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: findChromiumShell(), args: ARGUMENTS });
}

/** A whole Chromium with its push service, for tests of the installed app. Whoever starts it closes it. */
export function launchWholeBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
}
