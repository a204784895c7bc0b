import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aDilemma } from "./support/dilemmas";
import { aJoinedCase } from "./support/factories";
import { aGuest } from "./support/guest";
import { doubleText, expectNothingSideways, LYING_PHONE } from "./support/layout";
import { DESKTOP, MOVING, PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { expectQuestion, openDeck, progress, questionOnTop } from "./support/steps";
import { changeStored } from "./support/stored";
import { leaveTopics, publishTopic, seeDeck, titleOnTop, topicDeck } from "./support/topics";
import { swipe } from "./support/touch";

const person = peopleInBrowsers();

const SMALLEST_PHONE = { width: 320, height: 568 };
/** A desktop whose person has zoomed to 200 %. */
const ZOOMED_DESKTOP = { width: 720, height: 450 };

/** The least that a question may shrink to, in CSS pixels. */
const READABLE_PX = 13;

/** As long as a question gets with all that it may quote and once a long name has come in. */
const LONGEST_QUESTION =
  "Wilhelmina-Josephine writes: “He ate the last of the leftover lasagne in front of the open fridge at two in the morning, put the empty tin back in and told our mum that I do not like it.” Is that a fair way to put it?";
const LONGEST_ALLEGATION = `He ate it, and he says that it was nobody’s, ${"although it was labelled, and ".repeat(6)}he knew it.`;

const ASK_ALONE = `update decks set questions =
  (select json_group_array(json_set(value, '$.prompt', ?)) from json_each(questions)) where case_uuid = ?`;

const PLEAS = ["No", "Plead the Fifth", "Yes"];

describe("the first card that a browser ever shows", () => {
  it("says where swiping leads, in the words of its deck, until it is gone, and no later card does", async () => {
    const { path, plaintiff } = await aJoinedCase();
    const robin = await person({ as: plaintiff });
    const { page } = robin;
    await openDeck(robin, path);
    const { total } = await progress(robin);
    const hint = page.getByText("← No · ↑ Fifth · Yes →");
    await hint.waitFor();
    await page.keyboard.press("y");
    await expectQuestion(robin, 2, total);
    await hint.waitFor({ state: "detached" });
    await openDeck(robin, path);
    expect(await hint.count()).toBe(0);
    const { path: dilemma, asker } = await aDilemma();
    const kim = await person({ as: asker });
    await openDeck(kim, dilemma);
    await kim.page.getByText("← No · Yes →").waitFor();
  });
});

describe("a question and its buttons", () => {
  it("are in view together on a PettySwipe deck, however long the case and however small the window", async () => {
    const { uuid, path, plaintiff } = await aJoinedCase({ allegation: LONGEST_ALLEGATION });
    await changeStored(ASK_ALONE, LONGEST_QUESTION, uuid);
    const somebody = await person({ as: plaintiff });
    await openDeck(somebody, path);
    await expectInViewEverywhere(somebody.page, questionOnTop(somebody), PLEAS);
  });

  it("are in view together on a dilemma's deck", async () => {
    const { uuid, path, asker } = await aDilemma();
    await changeStored(ASK_ALONE, LONGEST_QUESTION, uuid);
    const somebody = await person({ as: asker });
    await openDeck(somebody, path);
    await expectInViewEverywhere(somebody.page, questionOnTop(somebody), ["No", "Yes"]);
  });

  it("are in view together in Hot Topics", async () => {
    const robin = await aGuest();
    await leaveTopics(robin, 0);
    await publishTopic(`${LONGEST_QUESTION.slice(0, -1)}, and ${"says so every day, ".repeat(5)}or not.`);
    const { page } = await person({ as: robin });
    await page.goto("/hot-topics");
    await seeDeck(page);
    const title = topicDeck(page)
      .getByRole("paragraph")
      .filter({ hasText: await titleOnTop(page) });
    await expectInViewEverywhere(page, title.first(), ["Hate It", "Don't Mind It"]);
  });

  it("lose no answer to a finger that scrolls where a card does not fit", async () => {
    const { path, plaintiff } = await aJoinedCase();
    const somebody = await person({ ...MOVING, as: plaintiff, hasTouch: true, viewport: { width: 320, height: 256 } });
    const { page } = somebody;
    await openDeck(somebody, path);
    await page.waitForLoadState("networkidle");
    const { current } = await progress(somebody);
    await swipe(page, { from: { x: 160, y: 240 }, by: { x: 0, y: -140 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect((await progress(somebody)).current).toBe(current);
  });
});

/** Asserts that a question can be read and answered without scrolling in every window, with text of both sizes. */
async function expectInViewEverywhere(page: Page, question: Locator, buttons: string[]): Promise<void> {
  const controls = buttons.map((name) => page.getByRole("button", { name, exact: true }));
  for (const size of [SMALLEST_PHONE, PHONE, LYING_PHONE, ZOOMED_DESKTOP, DESKTOP]) {
    await page.setViewportSize(size);
    await expectInReach([question, ...controls]);
    await expectNothingSideways(page);
    expect.soft(await fontSizeOf(question), `${size.width}`).toBeGreaterThanOrEqual(READABLE_PX);
  }
  await doubleText(page);
  for (const size of [SMALLEST_PHONE, PHONE, LYING_PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectInReach([question, ...controls]);
    await expectNothingSideways(page);
  }
}

function fontSizeOf(text: Locator): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
