import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, inject, it } from "vitest";
import { QUICK_REASONS } from "~/domain/moderation/desk-words";
import { expectAccessible } from "./support/accessible";
import { anAccount } from "./support/account-factories";
import { aModerator, aReportedCard, pendingTopics, topicsOf } from "./support/desk";
import { refusedWith } from "./support/faults";
import { fetchPage } from "./support/fetched-page";
import { aGuest } from "./support/guest";
import { expectFocus } from "./support/keyboard";
import { expectNothingSideways, expectRoomForDoubleText } from "./support/layout";
import { DESKTOP, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();

const PAGES = ["", "/reports", "/topics", "/ads", "/people", "/log"].map((page) => `/moderation${page}`);
const TINY_PHONE = { width: 320, height: 568 };

const item = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const said = (page: Page, words: string) => page.getByRole("status").getByText(words).waitFor();

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

  it("takes a reported card down without any script, and brings it back", async () => {
    const note = `That is my kitchen ${crypto.randomUUID()}.`;
    const path = await aReportedCard(note);
    const statuses = () =>
      Promise.all(["", ".png", "/og.png"].map((file) => fetch(`${inject("origin")}${path}${file}`))).then((answers) =>
        answers.map(({ status }) => status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    const { page } = await person({ as: await aModerator(), javaScriptEnabled: false });
    await page.goto("/moderation/reports");
    const reported = item(page, note);
    await reported.getByText("Somebody’s personal details · by one person").waitFor();
    await reported.getByText("Take down", { exact: false }).first().click();
    await reported.getByRole("button", { name: "Somebody’s personal details." }).click();
    await said(page, "Reports upheld: A card");
    expect(await statuses()).toEqual([410, 410, 410]);
    await page.getByRole("button", { name: "Undo" }).click();
    await said(page, "Brought back: A card");
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it("adds a sponsored card, as its preview shows it, and ends it", async () => {
    const slug = `socks-${crypto.randomUUID().slice(0, 8)}`;
    const { page } = await person({ as: await aModerator() });
    await page.goto("/moderation/ads", { waitUntil: "networkidle" });
    await page.getByText("Add a card").click();
    await page.getByLabel("Title").fill(`Odd ${slug}`);
    await page.getByLabel("What it says").fill("For when the even ones have won.");
    await page.getByRole("region", { name: "Preview" }).getByText(`Odd ${slug}`).waitFor();
    await page.getByLabel("Name").fill(slug);
    await page.getByRole("button", { name: "Add, paused" }).click();
    await said(page, `Card added: Odd ${slug}`);
    await item(page, slug).getByText("Paused · seen 0 · saved 0 · followed 0").waitFor();
    await item(page, slug).getByRole("button", { name: "End" }).click();
    await item(page, slug).getByText("Ended", { exact: true }).waitFor();
    await page.goto("/moderation/log");
    await item(page, `Card ended: “Odd ${slug}”`).waitFor();
  });
});

describe("the pages of the desk", () => {
  it("fit every window by day and by night, with what they ask in reach", async () => {
    const long = `My neighbour Robin Pumblechook, who ${"hums and ".repeat(20)}hums.`;
    const short = "Counting stairs aloud, in company.";
    await pendingTopics([short, long]);
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
    for (const path of PAGES) {
      if (path !== "/moderation") await page.goto(path, { waitUntil: "networkidle" });
      if (path === "/moderation/ads") await page.getByText("Add a card").click();
      if (path === "/moderation" || path === "/moderation/ads") await expectPresentable(page, path.slice(1));
      else await expectAccessible(page);
      await page.setViewportSize(TINY_PHONE);
      await expectNothingSideways(page);
      await expectRoomForDoubleText(page);
    }
  });
});
