import type { Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { TOO_FEW_VOTES } from "~/domain/topic/topic-votes";
import { newEmail } from "../support/made-up";
import { newUsername } from "./support/account-factories";
import { makeAccount } from "./support/accounts";
import { holdBack, LINE_DOWN } from "./support/faults";
import { aGuest } from "./support/guest";
import { expectFocus } from "./support/keyboard";
import { expectRoomForDoubleText, LYING_PHONE, NARROW_PHONE, SMALL_PHONE, TABLET } from "./support/layout";
import { DESKTOP, MOVING, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { stopClock } from "./support/time";
import { leaveTopics, publishTopic, seeDeck, titleOnTop, topicDeck, voteOn, voteStanding } from "./support/topics";
import { swipe } from "./support/touch";

const person = peopleInBrowsers();

const button = (page: Page, name: string) => topicDeck(page).getByRole("button", { name, exact: true });
const isVote = /\/api\/hot-topics\/[^/]+\/vote$/u;
const allJudged = (page: Page) => page.getByRole("heading", { name: "You have judged them all" });

/** What the court would deal to the person of a page now. */
async function dealtTo(page: Page): Promise<string[]> {
  const answer = v.array(v.object({ title: v.string() }));
  const body = await page.evaluate(async () => {
    const response = await fetch(`/api/hot-topics?userUuid=${localStorage.getItem("userUuid")}`);
    return response.json();
  });
  return v.parse(answer, body).map(({ title }) => title);
}

describe("Public Appeals", () => {
  it("are there before any script, and a stranger's tap counts that came before it", async () => {
    const { page } = await person();
    const bringScripts = await holdBack(page, /further-down-[^/]*\.js$/u);
    await page.goto("/");
    const section = page.getByRole("region", { name: "Public Appeals" });
    expect(await section.getByRole("link", { name: "The Petty Community" }).getAttribute("href")).toBe("/hot-topics");
    const title = await titleOnTop(page);
    await section.getByRole("paragraph").filter({ hasText: title }).first().waitFor();
    await section.getByRole("button", { name: "Report this topic" }).waitFor();
    await page.getByRole("button", { name: "Let's Get Petty" }).hover();
    await button(page, "Hate It").dispatchEvent("click");
    bringScripts();
    await voteStanding(page).getByText(TOO_FEW_VOTES).waitFor();
    await expect.poll(() => titleOnTop(page)).not.toBe(title);
    expect(await dealtTo(page)).not.toContain(title);
  });

  it("lead on to all hot topics after five, of which none comes again", async () => {
    const { page } = await person();
    await page.goto("/");
    await button(page, "Hate It").focus();
    await seeDeck(page);
    await expectFocus(button(page, "Hate It"));
    const voted: string[] = [];
    for (const name of ["Hate It", "Don't Mind It", "Hate It", "Hate It"]) {
      await button(page, name).focus();
      voted.push(await voteOn(page, () => page.keyboard.press("Enter")));
    }
    await button(page, "Don't Mind It").click();
    await page.getByRole("link", { name: "More Hot Topics" }).click();
    await page.getByRole("heading", { level: 1, name: "Hot Topics" }).waitFor();
    await seeDeck(page);
    expect(voted).not.toContain(await titleOnTop(page));
    const dealt = await dealtTo(page);
    expect(dealt).toHaveLength(50);
    expect(dealt.filter((title) => voted.includes(title))).toEqual([]);
  });
});

describe("Hot Topics", () => {
  it("are voted on by swipe, button and key, and a mind can be changed", async () => {
    const { page } = await person({ ...MOVING, hasTouch: true });
    await page.goto("/hot-topics");
    await seeDeck(page);
    // What lets a card be dragged comes after the page.
    await page.waitForLoadState("networkidle");
    const votes: boolean[] = [];
    page.on("request", (request) => {
      if (isVote.test(request.url())) votes.push(request.postDataJSON().vote);
    });
    const at = { x: 195, y: 330 };
    const first = await titleOnTop(page);
    await swipe(page, { from: at, by: { x: -40 } });
    expect(await titleOnTop(page)).toBe(first);
    const voted = [
      await voteOn(page, () => swipe(page, { from: at, by: { x: -120 } })),
      await voteOn(page, () => button(page, "Don't Mind It").tap()),
      await voteOn(page, () => page.keyboard.press("ArrowLeft")),
    ];
    expect(voted[0]).toBe(first);
    await expect.poll(() => votes).toEqual([false, true, false]);

    await button(page, "Change my mind").tap();
    await expect.poll(() => titleOnTop(page)).toBe(voted[2]);
    // The second of two presses at once is none.
    await voteOn(page, async () => {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
    });
    await expect.poll(() => votes).toEqual([false, true, false, true]);

    await page.reload();
    await seeDeck(page);
    expect((await dealtTo(page)).filter((title) => voted.includes(title))).toEqual([]);
    await makeAccount({ page }, newEmail(), newUsername());
    await seeDeck(page);
    expect(voted).not.toContain(await titleOnTop(page));
    expect((await dealtTo(page)).filter((title) => voted.includes(title))).toEqual([]);
  });

  it("go on while there are any, say so when there are none, and are empty the next time", async () => {
    const robin = await aGuest();
    await leaveTopics(robin, 3);
    const { page } = await person({ as: robin });
    await page.goto("/hot-topics");
    await seeDeck(page);
    const fresh = await publishTopic("Clapping when the credits roll.");
    const voted: string[] = [];
    for (let count = 1; count <= 3; count++) voted.push(await voteOn(page, () => page.keyboard.press("y")));
    await page.waitForFunction((title) => document.body.innerText.includes(title), fresh);
    expect(voted).not.toContain(fresh);
    expect(await titleOnTop(page)).toBe(fresh);
    await page.keyboard.press("n");
    await allJudged(page).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "No hot topics available right now" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "File a PettySuit" }).waitFor();
  });

  it("keep a vote that did not arrive, and fetch again what could not be had", async () => {
    const robin = await aGuest();
    await leaveTopics(robin, 2);
    const { page, expectFault } = await person({ as: robin });
    expectFault(LINE_DOWN);
    await page.clock.install();
    await page.goto("/hot-topics");
    await seeDeck(page);
    await page.route("**/api/hot-topics**", (route) => route.abort());
    await page.route("**/api/hot-topics/**", (route) => route.abort());
    await voteOn(page, () => page.keyboard.press("y"));
    await voteStanding(page).getByText("Your vote has not arrived yet.").waitFor();
    await page.keyboard.press("n");
    await page.getByRole("heading", { name: "The next topics are stuck on the way" }).waitFor();
    await voteStanding(page).getByText("2 votes have not arrived yet.").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await allJudged(page).waitFor();
    // By then they are sent again.
    await page.clock.runFor(5_000);
    await voteStanding(page).getByText(TOO_FEW_VOTES).waitFor();
    expect(await dealtTo(page)).toEqual([]);
  });

  it("fit every window, with the card and its buttons in reach, and are accessible", async () => {
    const { page } = await person({ viewport: SMALL_PHONE });
    await page.clock.install();
    await page.goto("/hot-topics");
    await seeDeck(page);
    for (const size of [SMALL_PHONE, NARROW_PHONE, LYING_PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const title = page.getByRole("paragraph").filter({ hasText: await titleOnTop(page) });
      await expectInReach([title.first(), button(page, "Hate It"), button(page, "Don't Mind It")]);
    }
    await page.setViewportSize(TABLET);
    const [card, below] = await Promise.all(
      [page.locator(".deck-cards"), button(page, "Hate It")].map((each) => each.boundingBox()),
    );
    expect((below?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0)), "the buttons are at the card").toBeLessThan(40);
    await expectPresentable(page, "hot topics");
    await expectRoomForDoubleText(page);
    // The result stays on its card for as long as time stands still.
    await stopClock(page);
    await page.keyboard.press("y");
    await voteStanding(page).getByText(TOO_FEW_VOTES).waitFor();
    await page.clock.resume();
    await expectPresentable(page, "hot topics voted");
  });
});
