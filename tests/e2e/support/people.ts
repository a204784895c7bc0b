import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findChromium } from "../../../scripts/chromium.mjs";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Longest wait for something on a page, in milliseconds: far above what is normal, so that only faults reach it. */
const PATIENCE_MS = 30_000;

/** A person with a browser of their own: cookies, storage and window. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Lets this text pass in the console from here on: a test that breaks something on purpose says what it expects. */
  expectFault(pattern: RegExp): void;
}

/**
 * Opens one browser for a file of tests and gives people in it. After each test, everything that a browser complains
 * about must have been expected: console errors and warnings, uncaught errors, violations of the content policy, and
 * requests that leave the machine.
 */
export function peopleInBrowsers() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let faults: { text: string; expected: () => RegExp[] }[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
  });

  afterAll(() => browser?.close());

  afterEach(async () => {
    const unexpected = faults.filter(({ text, expected }) => !expected().some((pattern) => pattern.test(text)));
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    faults = [];
    expect(unexpected.map(({ text }) => text)).toEqual([]);
  });

  return async function person({ seesEntrances = false, ...options }: PersonOptions = {}): Promise<Person> {
    const origin = inject("origin");
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: origin,
      extraHTTPHeaders: { "CF-Connecting-IP": newNetwork() },
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    contexts.push(context);
    const patterns: RegExp[] = [];
    const complain = (text: string) => faults.push({ text, expected: () => patterns });

    await context.exposeFunction("reportPolicyViolation", (text: string) => complain(`policy: ${text}`));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        Reflect.get(window, "reportPolicyViolation")(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    if (!seesEntrances) await context.addInitScript(rememberAllEntrances);
    context.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !url.startsWith("data:") && !url.startsWith("blob:")) {
        complain(`request to elsewhere: ${url}`);
      }
    });
    context.on("weberror", (error) => complain(`uncaught: ${error.error().message}`));
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
    });

    const page = await context.newPage();
    return { page, context, expectFault: (pattern) => patterns.push(pattern) };
  };
}

/** An address in 10.0.0.0/8: people live apart, and each has what the limits give to a network. */
function newNetwork(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

export interface PersonOptions extends BrowserContextOptions {
  /** Whether the court's entrances play; else the browser takes each for one that its person has seen. */
  seesEntrances?: boolean;
}

/** Runs in the browser, before any page. */
function rememberAllEntrances(): void {
  const recall = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key.startsWith("pettifog:entrance:") ? "entered" : recall.call(this, key);
  };
}
