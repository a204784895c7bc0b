import type { Page, Request } from "playwright-core";
import { promised } from "../../support/promised";

/** What a browser's console says of a connection that is down, and of an answer that says no. */
export const LINE_DOWN = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch manifest patches/u;
export const refusedWith = (status: number) => new RegExp(`responded with a status of ${status}`, "u");

/** Whether a request is what a page does: a form of Remix's goes to its route's data address. */
export function isAction(request: Request): boolean {
  return isActionAt(request.method(), request.url());
}

export function isActionAt(method: string, address: string): boolean {
  return method === "POST" && new URL(address).pathname.endsWith(".data");
}

/** The addresses of a page's scripts. */
export const SCRIPTS = "**/assets/*.js";

/** Keeps a page's requests for such addresses on their way. Gives the way to let them go on. */
export async function holdBack(page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { promise, resolve } = promised();
  await page.route(address, async (route) => {
    await promise;
    // Whoever has left the page meanwhile asks no more.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Notes what a page does as it is sent. */
export function noteActions(page: Page): Request[] {
  const actions: Request[] = [];
  page.on("request", (request) => {
    if (isAction(request)) actions.push(request);
  });
  return actions;
}

/** Lets the server handle the next request that matches and loses the answer on its way back. Gives what it said. */
export async function loseNextAnswer(page: Page, matches: (request: Request) => boolean): Promise<() => string> {
  let answer: string | null = null;
  await page.route("**/*", async (route) => {
    if (answer !== null || !matches(route.request())) return route.fallback();
    answer = "";
    answer = await (await route.fetch()).text();
    await route.abort();
  });
  return () => {
    if (answer === null) throw new Error("no answer was lost");
    return answer;
  };
}

/** Answers the next thing that a page does with a fault, as a machine between it and the server would. */
export async function failNextAction(page: Page): Promise<void> {
  let hasFailed = false;
  await page.route("**/*", (route) => {
    if (hasFailed || !isAction(route.request())) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" });
  });
}

/** Counts the human checks that this page has solved, each in a worker that ends then. Gives a wait for so many. */
export function watchHumanChecks(page: Page): (count: number) => Promise<void> {
  const waiting: { count: number; resolve: () => void }[] = [];
  let solved = 0;
  page.on("worker", (worker) =>
    worker.on("close", () => {
      solved += 1;
      for (const { count, resolve } of waiting) if (solved >= count) resolve();
    }),
  );
  return (count) =>
    new Promise((resolve) => {
      if (solved >= count) resolve();
      else waiting.push({ count, resolve });
    });
}
