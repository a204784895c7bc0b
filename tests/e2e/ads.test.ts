import type { Page, Request } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { BuiltInAd } from "~/domain/ad/built-in-ad";
import { HOUSE_ADS } from "~/domain/ad/house-ads";
import { expectAccessible } from "./support/accessible";
import { aDilemma } from "./support/dilemmas";
import { aFiledCase, answerAll } from "./support/factories";
import { LINE_DOWN } from "./support/faults";
import { peopleInBrowsers } from "./support/people";
import { answerRest, deckOn, openDeck, progress, swipeToAd } from "./support/steps";

const person = peopleInBrowsers();

const picks = (page: Page) => page.getByRole("region", { name: "Your saved picks" });
const titleOnTop = async (page: Page) => {
  const spoken = await deckOn(page).getByRole("status").innerText();
  return /^Sponsored card: (.+?) – /u.exec(spoken)?.[1] ?? spoken;
};

describe("a sponsored card", () => {
  it("that was saved in one deck is found again in another", async () => {
    const { path, plaintiff } = await aFiledCase();
    const robin = await person({ as: plaintiff });
    const { page } = robin;
    const told = noteAdCalls(page);
    await openDeck(robin, path);

    await swipeToAd(robin);
    await deckOn(page).getByText("DUMB AD", { exact: true }).first().waitFor();
    await expectAccessible(page);
    const saved = await titleOnTop(page);
    await page.keyboard.press("u");
    await swipeToAd(robin);
    await deckOn(page).getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByText("Saved", { exact: true }).waitFor({ state: "detached" });
    await swipeToAd(robin);
    await deckOn(page).getByRole("button", { name: "Skip", exact: true }).click();
    await page.getByText("Skipped", { exact: true }).waitFor();
    await picks(page).getByText(saved, { exact: true }).waitFor();
    expect(await picks(page).getByRole("listitem").count()).toBe(1);
    await expect.poll(() => told().filter((what) => what.startsWith("resurfaced"))).toHaveLength(1);
    // Once for each showing: the middle one was shown again after an answer was taken back.
    expect(told().toSorted()).toEqual([
      "finalAd false",
      "finalAd impression",
      "midAd impression",
      "midAd impression",
      "midAd true",
      "resurfaced impression",
    ]);

    const dilemma = await aDilemma(undefined, plaintiff);
    await openDeck(robin, dilemma.path);
    await answerRest(robin, () => page.keyboard.press("y"));
    await picks(page).getByText(saved, { exact: true }).waitFor();
    await expectAccessible(page);
  });

  it("leads to a tab of its own, which knows nothing of the deck", async () => {
    const { uuid, path, plaintiff } = await aFiledCase();
    await answerAll(uuid, plaintiff, ["yes"]);
    const { uuid: adUuid, ctaText } = linkedAd();
    const saved = { userUuid: plaintiff.uuid, adUuid, saved: true, placement: "midAd" };
    await plaintiff.call(`/api/pettysuits/${uuid}/ads`, v.unknown(), saved);
    const { page, context } = await person({ as: plaintiff });
    const told = noteAdCalls(page);
    await page.goto(path);
    const link = picks(page).getByRole("link", { name: ctaText ?? "" });
    expect(await link.getAttribute("rel")).toBe("sponsored noopener");
    const opened = context.waitForEvent("page");
    await link.click();
    await (await opened).waitForLoadState();
    expect(told().toSorted()).toEqual(["resurfaced clicked", "resurfaced impression"]);
  });

  it("is shown to nobody who has switched them off", async () => {
    const { path, plaintiff } = await aFiledCase();
    await plaintiff.call("/api/ads/wanted", v.unknown(), { adsWanted: false });
    const robin = await person({ as: plaintiff });
    const told = noteAdCalls(robin.page);
    await openDeck(robin, path);
    const { total } = await progress(robin);
    for (let number = 1; number <= total; number++) {
      await robin.page.getByText(`Question ${number} of ${total}`, { exact: true }).waitFor();
      await robin.page.getByRole("button", { name: "Yes", exact: true, disabled: false }).click();
    }
    await robin.page.getByText("All done! Thanks for swiping.").waitFor();
    expect(await picks(robin.page).count()).toBe(0);
    expect(told()).toEqual([]);
  });

  it("holds nobody up where the ad server is down, and says what it can't show", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ as: asker });
    const { page } = robin;
    robin.expectFault(LINE_DOWN);
    await page.route(/\/(?:api\/.*ads(?:\/events)?|ads\/[a-z-]+\.svg)$/u, (route) => route.abort());
    await openDeck(robin, path);
    for (const _ad of ["midAd", "finalAd"]) {
      await swipeToAd(robin);
      await deckOn(page).getByText("⚠️ Ad failed to load").first().waitFor();
      await page.keyboard.press("y");
    }
    await page.getByText("All done! Thanks for answering.").waitFor();
    await picks(page).getByText("⚠️ Failed to load saved ad").first().waitFor();
    expect(await picks(page).getByRole("listitem").count()).toBe(2);
  });
});

/** What a page tells the court of its ads, as it is sent. */
function noteAdCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => {
    if (request.method() !== "POST" || !/\/ads(?:\/events)?$/u.test(new URL(request.url()).pathname)) return;
    const { placement, action, saved } = request.postDataJSON();
    calls.push(`${placement} ${action ?? saved}`);
  });
  return () => calls;
}

/** One of the court's own that leads somewhere: not all do. */
function linkedAd(): BuiltInAd {
  const ad = HOUSE_ADS.find(({ ctaLink }) => ctaLink !== null);
  if (ad === undefined) throw new Error("no ad leads anywhere");
  return ad;
}
