import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../scripts/chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a file of tests reaches the browser. */
    browser: string;
  }
}

/** Starts the one browser that all browser tests share; every person in them has a context of their own. */
export default async function startBrowser(project: TestProject) {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  project.provide("browser", server.wsEndpoint());
  return () => server.close();
}
