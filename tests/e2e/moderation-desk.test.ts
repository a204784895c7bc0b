import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, inject, it } from "vitest";
import { DESK_TOPICS_READ } from "~/domain/moderation/desk";
import { QUICK_REASONS } from "~/domain/moderation/desk-words";
import { expectAccessible } from "./support/accessible";
import { anAccount } from "./support/account-factories";
import { actsOf, aLongQueue, aModerator, aReportedCard, pendingTopics, topicsOf } from "./support/desk";
import { aDecidedCase, shareCard } from "./support/factories";
import { refusedWith } from "./support/faults";
import { fetchPage } from "./support/fetched-page";
import { aGuest } from "./support/guest";
import { expectFocus } from "./support/keyboard";
import { expectNothingSideways, expectRoomForDoubleText } from "./support/layout";
import { DESKTOP, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { stopClock } from "./support/time";
import { castVotes, leaveTopic, seeDeck, titleOnTop, topicDeck, voteOn, voteStanding } from "./support/topics";

const person = peopleInBrowsers();

const PAGES = ["", "/reports", "/topics", "/ads", "/people", "/log"].map((page) => `/moderation${page}`);
const TINY_PHONE = { width: 320, height: 568 };
const DAY_MS = 86_400_000;

/** Of the sixty, every third is turned down. */
const isKept = (place: number) => place % 3 !== 2;

const item = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const said = (page: Page, words: string) => page.getByRole("status").getByText(words).waitFor();

/** Goes down the list by key until an item is selected. */
async function goToItem(page: Page, one: Locator): Promise<void> {
  await one.waitFor();
  while ((await one.getAttribute("aria-current")) !== "true") await page.keyboard.press("j");
}

/** Somebody else's test may publish one more: it is voted on until this one is on top. */
async function goToTopic(page: Page, title: string): Promise<void> {
  await seeDeck(page);
  while ((await titleOnTop(page)) !== title) await voteOn(page, () => page.keyboard.press("n"));
}

async function expectSelected(one: Locator): Promise<void> {
  await expect.poll(() => one.getAttribute("aria-current")).toBe("true");
}

/** What a page says, but for the reference that each answer has of its own. */
function mainOf({ document }: Awaited<ReturnType<typeof fetchPage>>): string | undefined {
  return document.querySelector("main")?.outerHTML.replace(/<code>[^<]+<\/code>/u, "");
}

describe("the desk", () => {
  it("is no page for anybody but moderators", async () => {
    const nowhere = await fetchPage("/no-such-page");
    for (const somebody of [undefined, await aGuest(), await anAccount()]) {
      for (const path of PAGES) {
        const page = await fetchPage(path, somebody);
        expect([page.status, page.textOf("title")]).toEqual([404, nowhere.textOf("title")]);
        expect(mainOf(page)).toBe(mainOf(nowhere));
      }
    }
    expect((await fetchPage("/moderation", await aModerator())).status).toBe(200);
  });

  it("is worked by keys alone: five topics, a reason by number, one in own words, and one taken back", async () => {
    const titles = ["flute", "tuba", "kazoo", "harp", "gong"].map((what) => `Playing the ${what} on a night bus.`);
    const author = await pendingTopics(titles);
    const [flute, tuba, kazoo, harp, gong] = titles as [string, string, string, string, string];
    const { page } = await person({ as: await aModerator(), viewport: DESKTOP });
    const { keyboard } = page;
    await page.goto("/moderation", { waitUntil: "networkidle" });
    await expectSelected(item(page, flute));

    await keyboard.press("a");
    await said(page, `Approved: “${flute}”`);
    await expectFocus(item(page, tuba));
    await keyboard.press("2");
    await keyboard.press("r");
    await keyboard.press("2");
    await said(page, `Rejected: “${tuba}”`);
    await expectFocus(item(page, kazoo));
    expect(await topicsOf(author)).toMatchObject({
      [flute]: "approved",
      [tuba]: "It is about somebody in particular.",
    });

    await keyboard.press("u");
    await said(page, `Put back to wait: “${tuba}”`);
    await expectFocus(item(page, tuba));
    await keyboard.press("r");
    await keyboard.press("w");
    await keyboard.type("A quaver too far.");
    await keyboard.press("Enter");
    await said(page, `Rejected: “${tuba}”`);
    await keyboard.press("ArrowDown");
    await keyboard.press("j");
    await expectFocus(item(page, gong));
    await keyboard.press("k");
    await keyboard.press("a");
    await said(page, `Approved: “${harp}”`);
    await keyboard.press("k");
    await expectFocus(item(page, kazoo));
    // Faster than the court answers.
    await keyboard.type("aa");
    const approved = [flute, kazoo, harp, gong].map((title) => [title, "approved"]);
    const decided = { [tuba]: "A quaver too far.", ...Object.fromEntries(approved) };
    await expect.poll(() => topicsOf(author)).toEqual(decided);
    await keyboard.press("?");
    await page.getByText("a reason in your own words").waitFor();
  });

  it("says so where somebody else was faster, and bans an author", async () => {
    const title = "Whistling at a kettle until it joins in.";
    const [author, other] = [await pendingTopics([title]), await aModerator()];
    const desk = await aModerator();
    const moderator = await person({ as: desk });
    moderator.expectFault(refusedWith(409));
    const { page } = moderator;
    await page.goto("/moderation", { waitUntil: "networkidle" });
    await item(page, title).getByRole("button", { name: "Ban author" }).click();
    await said(page, `Banned from topics: @${author.username}`);
    await item(page, title).getByText("(banned)").waitFor();

    const [waiting] = await author.call(
      `/api/users/${author.uuid}/submitted-topics`,
      v.tuple([v.object({ uuid: v.string() })]),
    );
    await other.call(`/api/moderation/topics/${waiting.uuid}`, v.unknown(), { decision: "approve" });
    await item(page, title).getByRole("button", { name: "Approve" }).click();
    await page.getByRole("alert").getByText("Somebody has decided on this already.").waitFor();
    await item(page, title).waitFor({ state: "detached" });
    const another = { userUuid: author.uuid, topicText: "Whistling back at a kettle." };
    await expect(author.call("/api/hot-topics/submit", v.unknown(), another)).rejects.toThrow("refused with 403");

    await page.getByRole("link", { name: "People" }).click();
    await page.getByRole("button", { name: `Lift the ban: @${author.username}` }).click();
    await said(page, `Ban lifted: @${author.username}`);
    await author.call("/api/hot-topics/submit", v.unknown(), another);
    await page.getByRole("link", { name: "Log" }).click();
    await item(page, `Banned from topics: @${author.username}`).getByText(`@${desk.username}`).waitFor();
    await item(page, `Approved: “${title}”`).getByText(`@${other.username}`).waitFor();
  });

  it("has sixty topics decided on by keys, faster than the court answers and sends the next", async () => {
    const titles = await aLongQueue(60);
    const desk = await aModerator();
    const { page } = await person({ as: desk, viewport: DESKTOP });
    let sendNext = () => {};
    const held = new Promise<void>((resolve) => {
      sendNext = resolve;
    });
    await page.goto("/moderation", { waitUntil: "networkidle" });
    await expectSelected(item(page, titles[0] ?? ""));
    await page.route("**/moderation.data*", async (route) => {
      if (route.request().method() === "GET") await held;
      await route.continue();
    });
    const decide = async (place: number) => page.keyboard.type(isKept(place) ? "a" : "r1");
    for (let place = 0; place < DESK_TOPICS_READ; place++) await decide(place);
    await page.getByText("Asking what else there is").waitFor();
    // Nobody has seen what this would be for.
    await page.keyboard.press("a");
    sendNext();
    await expectSelected(item(page, titles[DESK_TOPICS_READ] ?? ""));
    await expectFocus(item(page, titles[DESK_TOPICS_READ] ?? ""));
    for (let place = DESK_TOPICS_READ; place < titles.length; place++) await decide(place);
    const acts = titles.map((title, place) => [title, isKept(place) ? "approve" : "reject"]);
    await expect.poll(() => actsOf(desk)).toEqual(Object.fromEntries(acts));
    for (const title of titles.slice(-3)) await item(page, title).waitFor({ state: "detached" });
  });
});

describe("what people hand in and share", () => {
  it("goes from a box over the desk to everybody, and goes again once it is reported: a topic", async () => {
    const author = await anAccount();
    const topic = "Applauding the microwave when it is done.";
    const { page: writing } = await person({ as: author });
    await writing.goto("/hot-topics");
    await writing.getByLabel("A petty habit").fill(topic);
    await writing.getByRole("button", { name: "Submit Topic", exact: true }).click();
    await item(writing, topic).getByText("Pending").waitFor();

    const { page: desk } = await person({ as: await aModerator(), viewport: DESKTOP });
    await desk.goto("/moderation", { waitUntil: "networkidle" });
    await goToItem(desk, item(desk, topic));
    await desk.keyboard.press("a");
    await said(desk, `Approved: “${topic}”`);

    const submitted = v.tuple([v.object({ uuid: v.string() })]);
    const [{ uuid }] = await author.call(`/api/users/${author.uuid}/submitted-topics`, submitted);
    await castVotes(uuid, { agrees: 7, disagrees: 3 });
    const [sam, kim, lee] = [await aGuest("Sam"), await aGuest("Kim"), await aGuest("Lee")];
    for (const reader of [sam, kim, lee]) await leaveTopic(reader, topic);
    const { page: voting } = await person({ as: sam });
    await voting.clock.install();
    await voting.goto("/hot-topics");
    await goToTopic(voting, topic);
    // The result stays on its card for as long as time stands still.
    await stopClock(voting);
    await topicDeck(voting).getByRole("button", { name: "Don't Mind It" }).click();
    await voteStanding(voting).getByText("73% Don't Mind It (11 votes)").waitFor();
    const bar = topicDeck(voting).locator("span[style*='width: 73%']");
    const share = await bar.evaluate((mild) => mild.clientWidth / (mild.parentElement?.clientWidth ?? 1));
    expect(share).toBeCloseTo(8 / 11, 1);

    const { page: reporting } = await person({ as: kim });
    await reporting.goto("/hot-topics");
    await goToTopic(reporting, topic);
    await reporting.getByRole("button", { name: "Report this topic" }).click();
    await reporting.getByRole("button", { name: "Advertising" }).click();
    await reporting.getByText("The clerk has your report.").waitFor();

    await desk.goto("/moderation/reports", { waitUntil: "networkidle" });
    await goToItem(desk, item(desk, topic));
    await desk.keyboard.type("r5");
    await said(desk, `Reports upheld: “${topic}”`);
    const { page: late } = await person({ as: lee });
    await late.goto("/hot-topics", { waitUntil: "networkidle" });
    await late.getByRole("heading", { level: 1, name: "Hot Topics" }).waitFor();
    expect(await late.getByText(topic).count()).toBe(0);
    await writing.reload();
    await writing.getByText("Your Topic Dashboard").click();
    await item(writing, topic).getByText("Taken down").waitFor();
  });

  it("goes once it is reported: a public verdict, whose link answers 410 from then on", async () => {
    const { uuid, plaintiff } = await aDecidedCase();
    const path = await shareCard(uuid, plaintiff);
    const reader = await person();
    await reader.page.goto(path);
    await reader.page.getByRole("button", { name: "Report this card" }).click();
    await reader.page.getByRole("button", { name: "Somebody’s personal details" }).click();
    await reader.page.getByText("The clerk has your report.").waitFor();

    const { page: desk } = await person({ as: await aModerator(), viewport: DESKTOP });
    await desk.goto("/moderation/reports", { waitUntil: "networkidle" });
    await goToItem(desk, desk.getByRole("listitem").filter({ has: desk.locator(`a[href="${path}"]`) }));
    await desk.keyboard.type("r1");
    await said(desk, "Reports upheld: A card");
    reader.expectFault(refusedWith(410));
    expect((await reader.page.goto(path))?.status()).toBe(410);
    expect((await fetch(`${inject("origin")}${path}.png`)).status).toBe(410);
  });
});

describe("the pages of the desk", () => {
  it("fit every window by day and by night, with what they ask in reach", async () => {
    const long = `My neighbour Robin Pumblechook, who ${"hums and ".repeat(20)}hums.`;
    const short = "Counting stairs aloud, in company.";
    await pendingTopics([short, long], DAY_MS);
    await aReportedCard(`Not ${"very ".repeat(40)}kind.`);
    const { page } = await person({ as: await aModerator(), viewport: TINY_PHONE });
    await page.goto("/moderation", { waitUntil: "networkidle" });
    for (const size of [TINY_PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await expectInReach(["Approve", "Reject"].map((name) => item(page, short).getByText(name).first()));
    }
    await page.setViewportSize(TINY_PHONE);
    await page.keyboard.press("r");
    await expectInReach([page.getByRole("button", { name: QUICK_REASONS[0] }).first()]);
    const tabs = page.getByRole("navigation", { name: "The desk" }).getByRole("link");
    for (const path of PAGES) {
      await page.setViewportSize(TINY_PHONE);
      if (path !== "/moderation") await page.goto(path, { waitUntil: "networkidle" });
      const rows = await tabs.evaluateAll((found) => found.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(rows).size).toBe(1);
      if (path !== "/moderation") await expectInReach([tabs.and(page.locator("[aria-current=page]"))]);
      if (path === "/moderation/ads") await page.getByText("Add a card").click();
      if (path === "/moderation" || path === "/moderation/ads") await expectPresentable(page, path.slice(1));
      else await expectAccessible(page);
      await page.setViewportSize(TINY_PHONE);
      await expectNothingSideways(page);
      await expectRoomForDoubleText(page);
    }
  });
});
