import type { Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, inject, it } from "vitest";
import { normalizeText } from "~/domain/text";
import { anAccount } from "./support/account-factories";
import { bell, seeBell, toldUnread } from "./support/bell";
import { attendCourt, say, transcript } from "./support/courtroom";
import { aModerator, aReportedCard, pendingTopics } from "./support/desk";
import { aDecidedDilemma } from "./support/dilemmas";
import { aFiledCase, answerAll, type JoinedCase, seeRuling, shareCard, sitDown } from "./support/factories";
import { refusedWith } from "./support/faults";
import { fetchHead, fetchPage } from "./support/fetched-page";
import { aGuest } from "./support/guest";
import { CLIPBOARD, DESKTOP, type Person, type PersonOptions, peopleInBrowsers } from "./support/people";
import { changeStored } from "./support/stored";
import { publishTopic } from "./support/topics";

/** What people store in all fields that take words. `own` is what its scripts call. */
const MARKUP =
  `He said <img src=x onerror="own()"> "><svg onload=own()> <a href="javascript:own()">go</a> javascript:own() ` +
  `</script><script>own()</script> \u202Edlot\u2066\u200B </textarea>`;
/** How it is shown: as it was written, but for what turns the words beside it around or only pretends to be there. */
const SHOWN = normalizeText(MARKUP);
/** Names are short. */
const ROBIN = "<img onerror=own()>";
const SAM = '"><svg onload=own()>';

const person = peopleInBrowsers();

/** A person of each side, with what they have stored, and how it is shown to others. */
async function setScene() {
  const robin = await aGuest(ROBIN);
  const sam = await aGuest(SAM);
  const filed = await aFiledCase({ allegation: MARKUP }, robin);
  const decided: JoinedCase = { ...filed, defendant: await sitDown(filed.link, sam) };
  await answerAll(filed.uuid, robin, ["yes"]);
  await answerAll(filed.uuid, sam, ["no"]);
  await seeRuling(filed);
  // As a model would that quotes whoever asks it to.
  await changeStored(
    "update verdicts set case_name = ?, rationale = ?, punishment = ? where case_uuid = ?",
    ...[SHOWN, SHOWN, SHOWN, filed.uuid],
  );
  return {
    robin,
    decided,
    cardPath: await shareCard(filed.uuid, robin),
    open: await aFiledCase({ allegation: MARKUP }, robin),
  };
}

let scene: ReturnType<typeof setScene> | null = null;
/** The same for all tests: mailed codes can be waited for inside one alone. */
function theScene(): ReturnType<typeof setScene> {
  scene ??= setScene();
  return scene;
}

/** Has the court write to somebody about a case whose every word is markup. Gives the address. */
async function aLetterOfIt(): Promise<string> {
  const account = await anAccount();
  const filed = await aFiledCase({ allegation: MARKUP }, account);
  const defendant = await sitDown(filed.link, await aGuest(SAM));
  await account.call(`/api/pettysuits/${filed.uuid}/notify`, v.unknown(), {});
  await answerAll(filed.uuid, account, ["yes"]);
  await answerAll(filed.uuid, defendant, ["no"]);
  await seeRuling(filed);
  return account.email;
}

/** Somebody in whose browser it would be noticed if a script of these words ran. */
async function aVictim(options: PersonOptions = {}): Promise<Person> {
  const victim = await person(options);
  await victim.context.addInitScript(() => {
    Reflect.set(window, "own", () => Reflect.set(window, "isOwned", true));
  });
  return victim;
}

/** Opens a page and its bell. */
async function openBell({ page }: Person, path: string): Promise<void> {
  const told = toldUnread(page);
  await page.clock.install();
  await page.goto(path);
  await seeBell(page, told);
  await bell(page).click();
}

/** The words stand there as words: no element was made of them, and no script of theirs has run. */
async function expectWords(page: Page, ...words: string[]): Promise<void> {
  for (const each of words) await page.getByText(each).filter({ visible: true }).first().waitFor();
  await expectHarmless(page);
}

async function expectHarmless(page: Page): Promise<void> {
  const made = await page.evaluate(() => ({
    isOwned: Reflect.get(window, "isOwned") === true,
    elements: document.querySelectorAll(
      'img[src="x"], svg[onload], [onerror], [onload], a[href^="javascript:" i], svg:not([class]):not([viewBox])',
    ).length,
  }));
  expect(made).toEqual({ isOwned: false, elements: 0 });
  expect(await page.content()).not.toMatch(/\p{Bidi_Control}/u);
}

describe("markup that people have stored is shown as words", () => {
  it("on the pages of a suit: filed, invited to, in the deck, settled, and its fairness", async () => {
    const { robin, open, decided } = await theScene();
    const { page } = await aVictim({ ...CLIPBOARD, as: robin });
    await page.goto(open.sentPath);
    await expectWords(page, SHOWN);
    await page.goto(open.path);
    await expectWords(page, SHOWN);
    await page.goto(decided.path);
    await expectWords(page, SHOWN, ROBIN, SAM);
    await page.goto(`${decided.path}/fairness`);
    await expectHarmless(page);

    const invited = await aVictim();
    await invited.page.goto(open.link);
    await expectWords(invited.page, SHOWN, ROBIN);
    await invited.page.goto(decided.link);
    await expectHarmless(invited.page);
  });

  it("in court, in the complaint and in what was said", async () => {
    const { plaintiff, defendant } = await attendCourt(aVictim, {}, { allegation: SHOWN });
    await say(plaintiff, MARKUP);
    for (const { page } of [plaintiff, defendant]) {
      await transcript(page).getByText(SHOWN).first().waitFor();
      await expectHarmless(page);
    }
  });

  it("in a dilemma and its decision", async () => {
    const { asker, path } = await aDecidedDilemma(`${MARKUP}?`);
    const { page } = await aVictim({ as: asker });
    await page.goto(path);
    await expectWords(page, normalizeText(`${MARKUP}?`));
  });

  it("on what other sites and chats show of a verdict: page, frame, oEmbed and preview", async () => {
    const { cardPath, open } = await theScene();
    const { page, expectFault } = await aVictim();
    // A browser asks for an icon of what is no page.
    expectFault(refusedWith(404));
    await page.goto(cardPath);
    await expectWords(page, SHOWN);
    await page.goto(`${cardPath}/embed`);
    expect(await page.getByRole("img").getAttribute("alt")).toContain(SHOWN);
    await expectHarmless(page);

    const origin = inject("origin");
    for (const format of ["json", "xml"]) {
      await page.goto(`/oembed?format=${format}&url=${encodeURIComponent(origin + cardPath)}`);
      await expectHarmless(page);
    }
    for (const address of [cardPath, new URL(open.link).pathname]) {
      const { tags, html } = await fetchHead(address);
      expect(Object.values(tags).some((content) => content?.includes(SHOWN))).toBe(true);
      expect(html).not.toMatch(/<img src=x|<svg onload|<script>own/u);
    }
    for (const file of [".png", "/og.png", "/square.png", "/story.png"]) {
      expect((await fetch(`${origin}${cardPath}${file}`)).headers.get("Content-Type")).toBe("image/png");
    }
  });

  it("in one's lists, one's notices, one's data and the mailbox", async () => {
    const { robin } = await theScene();
    const victim = await aVictim({ as: robin });
    const { page } = victim;
    await page.goto("/my-courts");
    await expectWords(page, SHOWN.slice(0, 12));
    await openBell(victim, "/my-courts");
    await page.getByRole("dialog", { name: "Notices" }).getByRole("listitem").first().waitFor();
    await expectHarmless(page);
    for (const path of ["/profile", "/profile/data"]) {
      await page.goto(path);
      await expectWords(page, ROBIN);
    }
    const email = await aLetterOfIt();
    const letters = async () => {
      const { document } = await fetchPage("/dev/mailbox");
      return document.querySelectorAll("article").filter(({ text }) => text.includes(`To ${email},`)).length;
    };
    // The code to log in, and the ruling.
    await expect.poll(letters).toBe(2);
    await page.goto("/dev/mailbox");
    await expectHarmless(page);
    await page.goto("/dev/push");
    await expectHarmless(page);
    const { html } = await fetchPage("/dev/mailbox");
    expect(html).not.toMatch(/<img src=x|<svg onload|<script>own/u);
  });

  it("on the cards of topics", async () => {
    const title = await publishTopic(SHOWN);
    const { page } = await aVictim({ as: await aGuest() });
    await page.goto("/hot-topics");
    await expectHarmless(page);
    await changeStored("delete from topics where title = ?", title);
  });

  it("at the desk: topics, reasons, reports and ads; an ad that leads to a script is refused", async () => {
    const moderator = await aModerator();
    const [waiting, rejected] = [`${MARKUP} Humming.`, `${MARKUP} Whistling.`];
    const author = await pendingTopics([waiting, rejected]);
    await aReportedCard(MARKUP);
    const submitted = await author.call(
      `/api/users/${author.uuid}/submitted-topics`,
      v.array(v.object({ uuid: v.string(), title: v.string() })),
    );
    const { uuid } = submitted.find(({ title }) => title.endsWith("Whistling.")) ?? { uuid: "" };
    await moderator.call(`/api/moderation/topics/${uuid}`, v.unknown(), { decision: "reject", reason: MARKUP });
    const ad = { slug: `markup-${Date.now()}`, title: ROBIN, body: SHOWN.slice(0, 60), status: "paused" };
    await moderator.call("/api/moderation/ads", v.unknown(), ad);
    const leading = { ...ad, slug: `${ad.slug}-2`, ctaText: "Go", ctaLink: "javascript:own()" };
    await expect(moderator.call("/api/moderation/ads", v.unknown(), leading)).rejects.toThrow("refused with 400");

    const { page } = await aVictim({ as: moderator, viewport: DESKTOP });
    await page.goto("/moderation");
    await expectWords(page, normalizeText(waiting).replaceAll(/\s+/gu, " "));
    await page.goto("/moderation/topics?status=rejected");
    await expectWords(page, SHOWN);
    await page.goto("/moderation/reports");
    await expectWords(page, SHOWN);
    await page.goto("/moderation/ads");
    await expectWords(page, ROBIN);
    for (const path of ["/moderation/people", "/moderation/log"]) {
      await page.goto(path);
      await expectHarmless(page);
    }

    const theirs = await aVictim({ as: author });
    await openBell(theirs, "/hot-topics");
    await theirs.page.getByRole("dialog", { name: "Notices" }).getByText(SHOWN.slice(0, 8)).first().waitFor();
    await expectHarmless(theirs.page);
  });
});
