import type { Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, inject, it } from "vitest";
import { expectHeard, pending, say, transcript } from "./support/courtroom";
import { aCourtroom, aDecidedCase, aFiledCase, aJoinedCase, type FiledCase, sitDown } from "./support/factories";
import { holdBack, LINE_DOWN } from "./support/faults";
import { type Person, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { expectQuestion, openDeck, progress, questionOnTop, readRuling } from "./support/steps";

const person = peopleInBrowsers({ serviceWorkers: "allow" });

const AS_LAST_SEEN = "The page as you last saw it.";

/** Waits until the page that somebody is on is kept for when there is no connection, with all that it has fetched. */
async function seeItKept({ page }: Person, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
  await expect.poll(() => filesNotKept(page)).toEqual([]);
}

function filesNotKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = fetched.filter((path) => /^\/(?:assets|judges|helpers|badges)\//u.test(path));
    const kept = await Promise.all(files.map((path) => caches.match(path)));
    return files.filter((_, index) => kept[index] === undefined);
  });
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const owned = (await caches.keys()).filter((name) => name.startsWith("pettifog-kept:"));
    const kept = await Promise.all(owned.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

function keptText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (kept) => (await (await caches.match(kept))?.text()) ?? "", path);
}

/** What the court has of the plaintiff's answers. */
async function storedAnswers({ uuid, plaintiff }: FiledCase): Promise<string[]> {
  const path = `/api/pettysuits/${uuid}/answers?userUuid=${plaintiff.uuid}`;
  const answers = await plaintiff.call(path, v.array(v.looseObject({ answerText: v.string() })));
  return answers.map(({ answerText }) => answerText).sort();
}

async function loseConnection(somebody: Person): Promise<void> {
  somebody.expectFault(LINE_DOWN);
  // Browsers say so of the live connection that could not be made, and of a page that was asked for ahead.
  somebody.expectFault(/WebSocket connection to|navigation preload|ERR_INTERNET_DISCONNECTED/u);
  await somebody.context.setOffline(true);
}

/** The page, which came up as it was kept and has said so, is fetched anew by itself. */
async function findConnection({ page, context }: Person): Promise<void> {
  const fetchedAnew = page.waitForEvent("load");
  await context.setOffline(false);
  await fetchedAnew;
}

describe("the installed app without a connection", () => {
  it("brings a deck up again, and loses and doubles no swipe", async () => {
    const filed = await aJoinedCase();
    const robin = await person({ as: filed.plaintiff });
    const { page } = robin;
    await openDeck(robin, filed.path);
    const { total } = await progress(robin);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("y");
    await expectQuestion(robin, 2, total);
    const second = await questionOnTop(robin).innerText();
    await seeItKept(robin, filed.path);
    await expect.poll(() => keptText(page, filed.path)).toContain("answerBoolean");

    await loseConnection(robin);
    await page.reload();
    await page.getByText(AS_LAST_SEEN).first().waitFor();
    await expectQuestion(robin, 2, total);
    expect(await questionOnTop(robin).innerText()).toBe(second);
    await page.keyboard.press("n");
    await page.getByRole("alert").filter({ hasText: "No connection." }).waitFor();
    await expectQuestion(robin, 3, total);
    await page.keyboard.press("f");
    await expectQuestion(robin, 4, total);
    await page.reload();
    await expectQuestion(robin, 4, total);

    await findConnection(robin);
    await page.getByText(AS_LAST_SEEN).first().waitFor({ state: "detached" });
    await expect.poll(() => storedAnswers(filed)).toEqual(["No", "Plead the Fifth", "Yes"]);
    await openDeck(robin, filed.path);
    await expectQuestion(robin, 4, total);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("y");
    await expectQuestion(robin, 5, total);
  });

  it("sends what was swiped and said from whichever page is opened next, once, also by several tabs", async () => {
    const filed = await aJoinedCase();
    const court = await aCourtroom({}, filed.plaintiff);
    const other = await person({ as: await sitDown(court.link) });
    await other.page.goto(court.path);
    const robin = await person({ as: filed.plaintiff });
    const { page, context } = robin;
    await openDeck(robin, filed.path);
    const { total } = await progress(robin);
    await seeItKept(robin, filed.path);
    await page.goto(court.path);
    await transcript(page).waitFor();
    await seeItKept(robin, court.path);

    await loseConnection(robin);
    await page.reload();
    await say(robin, "The lid was off.");
    await say(robin, "Twice.");
    await expect.poll(() => pending(page)).toEqual(["The lid was off.", "Twice."]);
    await page.goto(filed.path);
    await expectQuestion(robin, 1, total);
    await page.keyboard.press("n");
    await expectQuestion(robin, 2, total);
    await page.keyboard.press("f");
    await expectQuestion(robin, 3, total);
    await page.close();

    await context.setOffline(false);
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto("/")));
    await expect.poll(() => storedAnswers(filed)).toEqual(["No", "Plead the Fifth"]);
    await expectHeard(other.page, ["The lid was off.", "Twice."]);
    const waiting = () => tabs[0]?.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":outbox:")));
    await expect.poll(waiting).toEqual([]);
    // What is kept of the deck knows of them too.
    await expect.poll(() => keptText(tabs[0] ?? page, filed.path)).toContain("answerBoolean");
    await openDeck({ page: tabs[0] ?? page }, filed.path);
    await expectQuestion({ ...robin, page: tabs[0] ?? page }, 3, total);
  });

  it("leaves a page alone that the court gave, although its last parts learn of the line after it went down", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff });
    const { page } = robin;
    const bringLater = await holdBack(page, /\/later-/u);
    const asked = page.waitForRequest(/\/later-/u);
    await page.goto(filed.path);
    await asked;
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false, configurable: true }));
    bringLater();
    // By then they have looked at the line: they make place for the person's pages as they come.
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toContainEqual(expect.stringMatching(/^pettifog-kept:/u));
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) fetched.push(request.url());
    });
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, "onLine");
      window.dispatchEvent(new Event("online"));
      return fetch("/healthz");
    });
    expect(fetched).toEqual([]);
  });

  it("keeps what is said in a courtroom, and says it once when the line is back", async () => {
    const court = await aCourtroom();
    const sam = await sitDown(court.link);
    const [robin, other] = [await person({ as: court.plaintiff }), await person({ as: sam })];
    await Promise.all([robin.page.goto(court.path), other.page.goto(court.path)]);
    await transcript(robin.page).waitFor();
    await seeItKept(robin, court.path);
    await loseConnection(robin);
    await robin.page.reload();
    await robin.page.getByText(AS_LAST_SEEN).first().waitFor();
    await say(robin, "The lid was off.");
    await expect.poll(() => pending(robin.page)).toEqual(["The lid was off."]);
    // Whoever goes on within the page stays on it.
    await robin.page.getByText("Skip to content").evaluate((link: HTMLElement) => link.click());
    await robin.page.waitForURL(/#main$/u);

    await findConnection(robin);
    await transcript(other.page).getByText("The lid was off.").waitFor();
    await robin.page.reload();
    await transcript(robin.page).getByText("The lid was off.").waitFor();
    expect(await transcript(other.page).getByText("The lid was off.").count()).toBe(1);
    expect(await transcript(robin.page).getByText("The lid was off.").count()).toBe(1);
  });

  it("shows a verdict that was seen, lists it on what stands for other pages, and nothing once nobody is signed in", async () => {
    const decided = await aDecidedCase();
    const robin = await person({ as: decided.plaintiff });
    const { page, context } = robin;
    await page.goto(decided.path);
    // What has been opened once is there with all of its parts.
    await page.getByRole("button", { name: "View Verdict" }).click();
    await readRuling(robin);
    await seeItKept(robin, decided.path);
    await page.goto(`${decided.path}/fairness`);
    await seeItKept(robin, `${decided.path}/fairness`);

    await loseConnection(robin);
    await page.goto("/judges");
    await page.getByRole("heading", { name: "The Court Is Out of Reach" }).waitFor();
    await expectPresentable(page, "offline");
    expect(await page.getByText(AS_LAST_SEEN).count()).toBe(0);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // The line may seem to be back at that very moment, and what was chosen stands.
    await page.getByRole("link", { name: /^PettySuit: / }).evaluate((link: HTMLElement) => {
      link.click();
      window.dispatchEvent(new Event("online"));
    });
    await page.waitForURL(decided.path);
    // Pages are kept whole: of a part of one, only the court has the data.
    expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
    await page.getByRole("button", { name: "View Verdict" }).click();
    await readRuling(robin);
    await page.goto(`${decided.path}/fairness`);
    await page.getByRole("heading", { name: "How fair was this?" }).waitFor();

    await page.goto("/judges");
    await context.setOffline(false);
    await page.waitForURL(`${inject("origin")}/judges`);
    await context.clearCookies();
    await page.goto("/");
    await page.getByRole("button", { name: /^(?:\S+ )?Profile$/u }).click();
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });
});

describe("the manifest", () => {
  it("names icons and screenshots that are there", async () => {
    const { page } = await person();
    const { icons, screenshots } = await (await page.request.get("/manifest.webmanifest")).json();
    const sources: string[] = [...icons, ...screenshots].map(({ src }) => src);
    expect(sources.length).toBeGreaterThan(5);
    const answers = await Promise.all(sources.map((source) => page.request.get(source)));
    expect(answers.map((answer) => answer.headers()["content-type"])).toEqual(
      sources.map((source) => expect.stringContaining(source.endsWith(".jpg") ? "image/jpeg" : "image/")),
    );
  });
});

describe("the installed app of somebody whom the court does not know", () => {
  it("says that there is no connection, and brings up what was wanted once it is back", async () => {
    const stranger = await person();
    const { page, context } = stranger;
    await context.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query.replace("display-mode: standalone", "width > 0px"));
    });
    await page.goto("/");
    // It answers for the next page once it is active, having kept the offline page.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await loseConnection(stranger);
    await page.goto("/judges");
    await page.getByRole("heading", { name: "The Court Is Out of Reach" }).waitFor();
    await context.setOffline(false);
    await page.waitForURL(`${inject("origin")}/judges`);
  });
});

describe("a court that answers too late", () => {
  it("is said to, beside the page as it was kept, which is fetched anew once the court is in time", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff });
    const { page } = robin;
    const beInTime = await comeTooLate(robin);
    const renewed = page.waitForEvent("load");
    await page.unrouteAll();
    await beInTime();
    await renewed;
    await page.getByText("A slow connection").first().waitFor({ state: "detached" });
  });

  it("has no other page fetched anew that somebody has gone on to", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff });
    const { page } = robin;
    const beInTime = await comeTooLate(robin);
    await beInTime();
    await page.locator("footer a[href='/privacy']").click();
    await page.waitForURL("**/privacy");
    await page.getByRole("heading", { level: 1, name: /privacy/iu }).waitFor();
    // The page before it lets go once this one has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.unrouteAll();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) fetched.push(request.url());
    });
    await page.evaluate(() => {
      window.dispatchEvent(new Event("online"));
      return fetch("/healthz");
    });
    expect(fetched).toEqual([]);
  });

  /** Leads to the page of one's cases as it was kept. Gives how to have the court be in time again. */
  async function comeTooLate(robin: Person): Promise<() => Promise<void>> {
    const { page, context } = robin;
    robin.expectFault(/navigation preload/u);
    robin.expectFault(LINE_DOWN);
    const toasts = page.waitForResponse(/toast-region/u);
    await page.goto("/my-courts");
    await toasts;
    await seeItKept(robin, "/my-courts");
    // A test's routes don't reach what a service worker fetches.
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async () => {
      const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
      await registration.navigationPreload.disable();
      const { fetch, setTimeout } = self;
      // Its patience is over sooner than that of people.
      Object.assign(self, { setTimeout: (end: () => void, wait: number) => setTimeout(end, wait / 100) });
      self.fetch = async (...asked) => {
        await new Promise((resolve) => Reflect.set(self, "beInTime", resolve));
        return fetch(...asked);
      };
      Reflect.set(self, "courtFetch", fetch);
    });
    await page.route(/\/my-courts$/u, (route) =>
      route.request().method() === "HEAD" ? route.abort() : route.fallback(),
    );
    await page.goto("/my-courts");
    await page.getByText("A slow connection").first().waitFor();
    return async () => {
      await worker?.evaluate(() => {
        self.fetch = Reflect.get(self, "courtFetch");
        Reflect.get(self, "beInTime")();
      });
    };
  }
});

describe("a text that another app shares", () => {
  it("joins a draft, also where only the kept page can be had, and comes back over no newer one", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff });
    const { page, context } = robin;
    const box = page.getByLabel("What did they do?");
    await page.goto("/");
    await seeItKept(robin, "/");
    await page.goto(`/?${new URLSearchParams({ text: "They left the lid off." })}`);
    await expect.poll(() => box.inputValue()).toBe("They left the lid off.");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await box.fill("They left it off twice.");

    await loseConnection(robin);
    await page.goto("/");
    await expect.poll(() => box.inputValue()).toBe("They left it off twice.");
    await page.goto(`/?${new URLSearchParams({ text: "And the jar is gone." })}`);
    await expect.poll(() => box.inputValue()).toBe("They left it off twice.\nAnd the jar is gone.");
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe("They left it off twice.\nAnd the jar is gone.");
    await context.setOffline(false);
  });

  it("stands in the box of the front page", async () => {
    const { page } = await person();
    const { share_target } = await (await page.request.get("/manifest.webmanifest")).json();
    expect(share_target).toEqual({ action: "/", method: "GET", params: { title: "title", text: "text", url: "url" } });
    await page.goto(`/?${new URLSearchParams({ text: "They left the lid off. 🫙" })}`);
    expect(await page.getByLabel("What did they do?").inputValue()).toBe("They left the lid off. 🫙");
    await page.getByRole("button", { name: "Go on and file" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe("They left the lid off. 🫙");
  });
});

describe("a push", () => {
  it("is shown while no page is in front, and leads to what it is about", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff, permissions: ["notifications"] });
    const { page, context } = robin;
    await openDeck(robin, filed.path);
    await seeItKept(robin, filed.path);
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error("no service worker is there");
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId);
      }),
    );
    await devtools.send("ServiceWorker.enable");
    const registrationId = await registered;
    const notice = { id: "n1", title: "Sam has sat down", body: "It begins.", link: "/my-courts" };
    const deliver = (data: object) =>
      devtools.send("ServiceWorker.deliverPushMessage", {
        origin: inject("origin"),
        registrationId,
        data: JSON.stringify(data),
      });
    await worker.evaluate(() => {
      const shown: number[] = [];
      Reflect.set(self, "badgeCounts", shown);
      Object.defineProperty(navigator, "setAppBadge", { value: async (count: number) => shown.push(count) });
    });
    await page.goto("about:blank");
    await deliver(notice);
    const shown = () =>
      worker.evaluate(async () => {
        const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
        return (await registration.getNotifications()).map(({ title, body, tag, icon }) => ({
          title,
          body,
          tag,
          icon: new URL(icon).pathname,
        }));
      });
    const icon = "/apple-touch-icon.png";
    await expect.poll(shown).toEqual([{ title: "Sam has sat down", body: "It begins.", tag: "n1", icon }]);
    await deliver({ ...notice, id: "n2" });
    await expect.poll(() => worker.evaluate(() => Reflect.get(self, "badgeCounts"))).toEqual([1, 2]);
    await worker.evaluate(async () => {
      const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
      for (const second of await registration.getNotifications({ tag: "n2" })) second.close();
    });
    await page.goto("/judges");
    // A press on what the system shows is out of a test's reach: this is what the browser makes of it.
    await worker.evaluate(async () => {
      const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
      const [notification] = await registration.getNotifications();
      const Click = Reflect.get(self, "NotificationEvent");
      self.dispatchEvent(new Click("notificationclick", { notification }));
    });
    await page.waitForURL("**/my-courts");
    await expect.poll(shown).toEqual([]);
  });
});
