import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchWholeBrowser } from "./browser";
import type { Guest } from "./guest";
import { keepPagesOffline } from "./kept-offline";
import { newNetwork } from "./network";
import { stopClock } from "./time";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const CLIPBOARD: BrowserContextOptions = { permissions: ["clipboard-read", "clipboard-write"] };

/** For tests of what moves, or of what happens while something does. */
export const MOVING = { reducedMotion: "no-preference" } as const;

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
 * Gives people in the suite's browser. After each test, everything that the browser complains about must have been
 * expected: console errors and warnings, uncaught errors, violations of the content policy, and requests that leave the
 * machine. Where nothing else is said, people want nothing to move: tests don't wait for what is only looked at.
 */
export function peopleInBrowsers(defaults: PersonOptions = {}) {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let faults: { text: string; expected: () => RegExp[] }[] = [];

  beforeAll(async () => {
    const isInstalled = defaults.serviceWorkers === "allow";
    browser = isInstalled ? await launchWholeBrowser() : await chromium.connect(ownBrowser());
  });

  afterAll(() => browser?.close());

  afterEach(async () => {
    const unexpected = faults.filter(({ text, expected }) => !expected().some((pattern) => pattern.test(text)));
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    faults = [];
    expect(unexpected.map(({ text }) => text)).toEqual([]);
  });

  return async function person(wanted: PersonOptions = {}): Promise<Person> {
    const { as: guest, seesEntrances = false, seesBadges = false, ...options } = { ...defaults, ...wanted };
    const origin = inject("origin");
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: origin,
      reducedMotion: "reduce",
      extraHTTPHeaders: { "CF-Connecting-IP": newNetwork() },
      // What a service worker fetches passes a test's routes by, and outlasts its pages: whoever tests it asks for it.
      serviceWorkers: "block",
      ...options,
    });
    if (guest !== undefined) await settleIn(context, guest);
    if (options.serviceWorkers === "allow") await keepPagesOffline(context, origin);
    context.setDefaultTimeout(PATIENCE_MS);
    contexts.push(context);
    const patterns: RegExp[] = [
      /^warning: Service Worker registration blocked by Playwright$/u,
      // One that takes too long, by a clock that is let run or on a busy machine, is given up and made anew.
      /WebSocket is closed before the connection is established/u,
      // Where a page is left or asks anew before it has read an answer, Remix says that it stops reading that.
      /^error: AbortError/u,
    ];
    const complain = (text: string) => faults.push({ text, expected: () => patterns });

    await context.exposeFunction("reportPolicyViolation", (text: string) => complain(`policy: ${text}`));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        Reflect.get(window, "reportPolicyViolation")(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    if (!seesEntrances) await context.addInitScript(rememberAllEntrances);
    if (!seesBadges) await context.addInitScript(earnNothing);
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

    if (options.javaScriptEnabled !== false) context.on("page", waitUntilAlive);
    const page = await context.newPage();
    if (seesEntrances) {
      await page.clock.install();
      await stopClock(page);
    }
    return { page, context, expectFault: (pattern) => patterns.push(pattern) };
  };
}

export interface PersonOptions extends BrowserContextOptions {
  /** Whose browser it is: it has their session and remembers their name. */
  as?: Guest;
  /**
   * Whether the court's entrances play, by a clock that the test lets go on: however long a busy machine takes to load
   * one, it begins. Else the browser takes each for one that its person has seen.
   */
  seesEntrances?: boolean;
  /** Whether badges are celebrated; else the browser hears of none, and nothing appears over a journey. */
  seesBadges?: boolean;
}

/** How long a page is waited for whose scripts a test may have held back, in milliseconds. */
const ALIVE_WITHIN_MS = 3_000;

/**
 * Has a page wait until its scripts have taken it over wherever it is opened or read anew, as people look before they
 * act. Whoever asks for less (`waitUntil`) acts before.
 */
function waitUntilAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const look = () => page.waitForFunction(isAlive, undefined, { timeout: ALIVE_WITHIN_MS }).catch(() => undefined);
  page.goto = async (url, how) => {
    const response = await goto(url, how);
    if (how?.waitUntil === undefined) await look();
    return response;
  };
  page.reload = async (how) => {
    const response = await reload(how);
    if (how?.waitUntil === undefined) await look();
    return response;
  };
}

/** Runs in the browser. */
function isAlive(): boolean {
  const main = document.getElementById("main");
  return main === null || Object.keys(main).some((key) => key.startsWith("__react"));
}

/** Makes a new browser one in which somebody has been in court before. */
async function settleIn(context: BrowserContext, guest: Guest): Promise<void> {
  const url = inject("origin");
  await context.addCookies([
    { name: "pettifog", value: guest.sessionToken(), url, httpOnly: true },
    { name: "unvisited", value: "yes", url },
  ]);
  const { email: _, ...person } = await guest.call("/api/auth/me", v.looseObject({ uuid: v.string() }));
  await context.addInitScript(rememberOnce, person);
}

/** Runs in the browser, before any page. Playwright's own way to fill a storage takes a second. */
function rememberOnce(person: { uuid: string }): void {
  // A blank page has no cookies, and may not be asked for any.
  if (location.protocol === "about:" || !document.cookie.includes("unvisited=yes")) return;
  cookieStore.delete("unvisited");
  localStorage.setItem("user", JSON.stringify(person));
  localStorage.setItem("userUuid", person.uuid);
}

/** Runs in the browser, before any page. */
function rememberAllEntrances(): void {
  const recall = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key.startsWith("pettifog:entrance:") ? "entered" : recall.call(this, key);
  };
}

/** Runs in the browser, before any page. */
function earnNothing(): void {
  const askCourt = window.fetch;
  window.fetch = (input, init) =>
    input === "/api/badges/unseen" || input === "/api/stats/increment"
      ? Promise.resolve(Response.json({ earnedBadges: [] }))
      : askCourt(input, init);
}

/** Where this worker's browser is reached. */
function ownBrowser(): string {
  const [endpoint] = inject("browsers").slice(Number(process.env["VITEST_POOL_ID"]) - 1);
  if (endpoint === undefined) throw new Error("this worker has no browser");
  return endpoint;
}
