import type { BrowserContext } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ALLEGATION, aCourtroom, aFiledCase } from "./support/factories";
import { holdBack, SCRIPTS } from "./support/faults";
import { MOVING, peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers(MOVING);

/** The page is drawn before its scripts are there, and people don't wait for them. */
describe("before and during hydration", () => {
  it("a page keeps what was typed before its scripts ran", async () => {
    const { page } = await person();
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    const box = page.getByLabel("What did they do?");
    await box.pressSequentially(ALLEGATION);
    bringScripts();
    await page.getByText(`${ALLEGATION.length}/250`).waitFor();
    expect(await box.inputValue()).toBe(ALLEGATION);
  });

  it("a button pressed before its scripts ran does what it is for", async () => {
    const { page } = await person();
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto("/how-it-works", { waitUntil: "commit" });
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "My Cases" }).click();
    await header.getByRole("button", { name: "Profile" }).click();
    bringScripts();
    await page.getByRole("dialog", { name: "Profile" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("a first visit is seen as it should be without any further file, and the next brings the style sheet", async () => {
    const { page, context } = await person();
    const sheets: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "stylesheet" && sheets.push(request.url())));
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    const looks = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
    await heading.waitFor();
    expect(await looks()).toContain("Alfa Slab One");
    expect(sheets).toEqual([]);
    bringScripts();

    const { plaintiff } = await aFiledCase();
    await context.addCookies([{ name: "pettifog", value: plaintiff.sessionToken(), url: page.url() }]);
    await page.goto("/");
    expect(await looks()).toContain("Alfa Slab One");
    expect(sheets).toHaveLength(1);
  });

  it("a page comes alive in a tab that is never painted", async () => {
    const { page } = await person();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto("/");
    await page.getByLabel("What did they do?").fill("He ate it.");
    await page.getByText("10/250").waitFor();
  });

  it("a field that only scripts know has what was typed before, and its form is sent once they are there", async () => {
    const { page, expectFault } = await person();
    expectFault(/status of 404/u);
    const { code } = await aCourtroom();
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto("/join-in-app", { waitUntil: "commit" });
    await page.getByLabel("Invite link or code").fill(code);
    await page.getByRole("button", { name: "Join Now →" }).click();
    bringScripts();
    await page.getByRole("button", { name: "Knock" }).waitFor();
  });

  it("a page comes alive however many keys are pressed meanwhile", async () => {
    const { link, plaintiff: robin } = await aFiledCase();
    const plaintiff = await person({ as: robin });
    await pressAllTheWhile(plaintiff.context, "Shift");
    await plaintiff.page.goto("/");
    await plaintiff.page.getByLabel("What did they do?").fill("He ate it.");
    await plaintiff.page.getByText("10/250").waitFor();

    const defendant = await person();
    await pressAllTheWhile(defendant.context, "Shift");
    await defendant.page.goto(link);
    await defendant.page.getByLabel("Your name for the record").fill("Sam");
    await defendant.page.getByText("3/20").waitFor();
  });

  it("a deck takes answers from the first moment on", async () => {
    const { path, plaintiff } = await aFiledCase();
    const { page, context } = await person({ as: plaintiff });
    await pressAllTheWhile(context, "y");
    await page.goto(path);
    await page.getByText("All done! Thanks for swiping.").waitFor();
  });
});

/**
 * Presses a key in every page that is opened from here on, from before its scripts run: as fast as a page can hear, and
 * after three seconds, when most have woken, ten times a second.
 */
async function pressAllTheWhile(context: BrowserContext, key: string): Promise<void> {
  await context.addInitScript((pressed) => {
    const { port1, port2 } = new MessageChannel();
    const until = Date.now() + 3_000;
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
      if (Date.now() < until) port2.postMessage(null);
      else setTimeout(() => port2.postMessage(null), 100);
    };
    port2.postMessage(null);
  }, key);
}
