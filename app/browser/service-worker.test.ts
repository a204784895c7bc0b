import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepWhatIsHere } from "./service-worker";

const origin = "https://pettifog.test";
let kept: string[];
let asked: string[];

beforeEach(() => {
  asked = [];
  const postMessage = ({ payload }: { payload: { urlsToCache: string[] } }) => asked.push(...payload.urlsToCache);
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } });
  vi.stubGlobal("caches", { match: async (path: string) => (kept.includes(path) ? new Response() : undefined) });
  const fetched = ["/assets/deck.js", "/judges/boomer.svg", "/api/ads"].map((path) => ({ name: origin + path }));
  const entries = [...fetched, { name: "https://elsewhere.test/assets/deck.js" }];
  class Observer {
    constructor(private readonly tell: (list: object) => void) {}

    observe() {
      this.tell({ getEntries: () => entries });
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

async function keptFor(pathname: string): Promise<string[]> {
  vi.stubGlobal("window", { location: { origin, pathname } });
  await keepWhatIsHere();
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}

it("has a page kept that the worker has not seen, with its files and drawings and nothing else", async () => {
  kept = [];
  expect(await keptFor("/pettysuit/1f")).toEqual(["/pettysuit/1f", "/assets/deck.js", "/judges/boomer.svg"]);
});

it("asks for nothing again that is kept", async () => {
  kept = ["/pettysuit/1f", "/assets/deck.js"];
  expect(await keptFor("/pettysuit/1f")).toEqual(["/judges/boomer.svg"]);
});

it("has the parts kept of pages too that are not", async () => {
  kept = ["/assets/deck.js"];
  expect(await keptFor("/judges")).toEqual(["/judges/boomer.svg"]);
});
