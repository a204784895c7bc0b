import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { anAccount, anotherDevice } from "./support/account-factories";
import { toldUnread } from "./support/bell";
import { aDecidedDilemma, aDilemma, DILEMMA } from "./support/dilemmas";
import { readDownload } from "./support/downloads";
import { failNextAction, holdBack, isAction, LINE_DOWN, loseNextAnswer, refusedWith } from "./support/faults";
import { aGuest } from "./support/guest";
import { expectFocus, tabTo } from "./support/keyboard";
import { DESKTOP, MOVING, peopleInBrowsers } from "./support/people";
import { noteShares, shares } from "./support/shares";
import { answerRest, deckOn, expectQuestion, openDeck, progress, skipButton } from "./support/steps";
import { changeStored } from "./support/stored";
import { swipe } from "./support/touch";

const person = peopleInBrowsers();

const done = (page: Page) => page.getByRole("heading", { name: "All done! Thanks for answering." });
const analysis = (page: Page) => page.getByRole("dialog", { name: "The Analysis" });
const decisionButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /Decision/iu });
const isDecide = /\/decision$/u;

describe("a dilemma", () => {
  it("is answered by touch, decided while its person waits to be called, and shared", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ ...MOVING, hasTouch: true, as: asker });
    const { page, context } = robin;
    await context.addInitScript(noteShares);
    await openDeck(robin, path);
    await page.getByRole("heading", { level: 1, name: DILEMMA }).waitFor();
    expect(await page.getByRole("button", { name: "Plead the Fifth" }).count()).toBe(0);
    // What lets a card be dragged comes after the page.
    await page.waitForLoadState("networkidle");
    await swipeAll(page);
    await done(page).waitFor();

    const decide = await holdBack(page, isDecide);
    await page.getByRole("button", { name: "Get My Decision" }).tap();
    const processing = page.getByRole("dialog", { name: "Processing Your Decision" });
    await processing.getByRole("link", { name: "Try Another Dilemma" }).waitFor();
    await expectAccessible(page);
    await processing.getByRole("button", { name: "Notify Me When Ready" }).tap();
    await page.getByText("The court will call you.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Generating decision...", disabled: true }).waitFor();
    decide();
    await page.getByText("The court has decided.", { exact: true }).waitFor();
    expect(await page.title()).toMatch(/^\(1\) Should I text back now/u);

    await page.getByRole("button", { name: "View Decision 🧠" }).tap();
    await expect.poll(() => page.title()).toMatch(/^Should I text back now/u);
    // A screen reader says what comes into it while it is there.
    const said = analysis(page).getByRole("status");
    expect(await said.textContent()).toBe("");
    const card = await readAnalysis(page);
    await expectAccessible(page);
    const decision = /^The court decides: (.+)$/u.exec((await card.getAttribute("aria-label")) ?? "")?.[1];
    expect(await said.textContent()).toBe(`The court decides: ${decision}`);
    await analysis(page).getByRole("button", { name: "Make a public link" }).tap();
    const link = await analysis(page)
      .getByRole("link", { name: /\/v\/[\w-]{22}$/u })
      .innerText();
    await analysis(page).getByRole("button", { name: "Share", exact: true }).tap();
    const text = expect.stringContaining(`I just got life advice: ${decision} — Pettifog`);
    expect(await shares(page)).toMatchObject([{ title: "Pettifog", text }]);

    await page.touchscreen.tap(195, 20);
    await analysis(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 2, name: decision ?? "", exact: true }).waitFor();
    expect(await page.title()).toMatch(/^Should I text back now/u);
    const stranger = await person();
    await stranger.page.goto(link);
    await stranger.page.getByRole("article", { name: `The court decides: ${decision}` }).waitFor();
  });

  it("is answered and decided by keyboard alone, and its card is kept", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ ...MOVING, viewport: DESKTOP, colorScheme: "dark", as: asker });
    const { page } = robin;
    await openDeck(robin, path);
    await expectAccessible(page);
    const keys = ["ArrowRight", "ArrowLeft", "y", "n"];
    await answerRest(robin, (number) => page.keyboard.press(keys[(number - 1) % keys.length] ?? "y"));
    await expectFocus(done(page));
    await tabTo(page, decisionButton(page));
    await page.keyboard.press("Enter");
    const view = page.getByRole("dialog").getByRole("button", { name: "View Decision 🧠" });
    await view.waitFor();
    await tabTo(page, view);
    await page.keyboard.press("Enter");
    await analysis(page).waitFor();
    await tabTo(page, analysis(page).getByRole("button", { name: "Skip" }));
    await page.keyboard.press("Enter");
    const mark = analysis(page)
      .getByRole("link", { name: /\(Exhibit \d+: show the answers\)$/u })
      .first();
    await tabTo(page, mark);
    const exhibit = `Exhibit ${await mark.getAttribute("data-exhibit")}`;
    await page.keyboard.press("Enter");
    await expectFocus(analysis(page).getByRole("listitem", { name: exhibit, exact: true }));
    const download = page.waitForEvent("download");
    await tabTo(page, analysis(page).getByRole("button", { name: "Download Decision Card" }));
    await page.keyboard.press("Enter");
    const png = await readDownload(await download);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([960, 1704]);
    await page.keyboard.press("Escape");
    await analysis(page).waitFor({ state: "detached" });
    await expectFocus(decisionButton(page));
  });

  it("goes on where it was left, with the last answer taken back", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ as: asker });
    const { page } = robin;
    await openDeck(robin, path);
    const { total } = await progress(robin);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("f");
    await page.keyboard.press("y");
    await expectQuestion(robin, 2, total);
    await page.keyboard.press("n");
    await expectQuestion(robin, 3, total);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectQuestion(robin, 2, total);
    await page.reload();
    await expectQuestion(robin, 2, total);
  });

  it("shows its person the same decision on each return and another device, all at once where nothing may move", async () => {
    const account = await anAccount();
    const { path } = await aDecidedDilemma(undefined, account);
    const cards: string[] = [];
    for (const device of [account, await anotherDevice(account.email)]) {
      const { page } = await person({ as: device });
      await page.goto(path);
      const told = await page.getByRole("main").getByRole("heading", { level: 2 }).first().innerText();
      await decisionButton(page).click();
      await analysis(page).waitFor();
      await analysis(page)
        .getByRole("article", { name: `The court decides: ${told}`, exact: true })
        .waitFor();
      cards.push(await analysis(page).getByRole("article").innerText());
    }
    expect(cards[0]).toContain("THE COURT DECIDES");
    expect(cards[1]).toBe(cards[0]);
  });

  it("is its person's alone, and not found where there is none", async () => {
    const { path } = await aDilemma();
    const stranger = await person({ as: await aGuest("Sam") });
    stranger.expectFault(refusedWith(403));
    stranger.expectFault(refusedWith(404));
    await stranger.page.goto(path);
    await stranger.page.getByRole("heading", { name: "Quiet in the gallery!" }).waitFor();
    expect(await stranger.page.getByText(DILEMMA).count()).toBe(0);
    await stranger.page.goto(`/procrastination/${crypto.randomUUID()}`);
    await stranger.page.getByRole("heading", { name: "Session not found" }).waitFor();
  });
});

describe("what goes wrong at a dilemma", () => {
  it("waits for a network, and brings the card back after a fault of the server and after a lost answer", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ as: asker });
    const { page, context } = robin;
    const told = toldUnread(page);
    await openDeck(robin, path);
    // What comes late with a page has come: a script that is lost has the page fetched anew.
    await told;
    const { total } = await progress(robin);
    const alert = (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });

    robin.expectFault(LINE_DOWN);
    await context.setOffline(true);
    await page.keyboard.press("y");
    await alert("No connection.").waitFor();
    await expectQuestion(robin, 2, total);
    await context.setOffline(false);
    await alert("No connection.").waitFor({ state: "detached" });
    await expectQuestion(robin, 2, total);
    // What is said behind something that waits for the connection waits with it.
    await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();

    robin.expectFault(refusedWith(500));
    // Remix says so of an answer that is not its own.
    robin.expectFault(/^error: SyntaxError/u);
    await failNextAction(page);
    await page.keyboard.press("y");
    await alert("Failed to save answer").waitFor();
    await expectQuestion(robin, 2, total);

    await loseNextAnswer(page, isAction);
    await page.keyboard.press("y");
    await alert("Network error occurred").waitFor();
    await page.keyboard.press("n");
    await expectQuestion(robin, 3, total);
    expect(await alert(/\S/u).count()).toBe(0);
  });

  it("says that missing questions are prepared, at last that there are none, and shows them once they are there", async () => {
    const { uuid, path, asker } = await aDilemma();
    await changeStored("DELETE FROM decks WHERE case_uuid = ?", uuid);
    const { page } = await person({ as: asker });
    await page.clock.install();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      (url) => url.pathname === `${path}.data`,
      async (route) => {
        await asked;
        await route.continue();
      },
    );
    const preparing = page.getByText("Preparing your questions...", { exact: true });
    // Who waits looks again at the first word of the live connection, and begins to wait no later.
    const waits = page.waitForRequest((request) => new URL(request.url()).pathname === `${path}.data`);
    await page.goto(path);
    await preparing.waitFor();
    await waits;
    await page.clock.fastForward("01:01");
    await page.getByRole("heading", { name: "No questions available." }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ask the clerk again" }).click();
    await preparing.waitFor();
    answer();
    await page.getByText(/^Question 1 of \d$/u).waitFor();
  });

  it("is made up for by a call, also where the answer to the asking was lost, which leaves no mark on the next page", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ as: asker });
    const { page } = robin;
    await openDeck(robin, path);
    await answerRest(robin, () => page.keyboard.press("y"));
    robin.expectFault(LINE_DOWN);
    await loseNextAnswer(page, (request) => isDecide.test(request.url()));
    await decisionButton(page).click();
    await page.getByText("Network error occurred", { exact: true }).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Notify Me When Ready" }).click();
    await expect.poll(() => page.title()).toMatch(/^\(1\) Should I text back now/u);
    await page.getByRole("link", { name: "Try Another Dilemma" }).click();
    await page.getByRole("button", { name: "Ask the Court" }).waitFor();
    expect(await page.title()).toMatch(/^Procrastination Mode/u);
  });

  it("is said below the button where the decision can't be had, and asking again helps", async () => {
    const { path, asker } = await aDilemma();
    const robin = await person({ as: asker });
    const { page, context } = robin;
    const told = toldUnread(page);
    await openDeck(robin, path);
    await told;
    await answerRest(robin, () => page.keyboard.press("y"));
    robin.expectFault(LINE_DOWN);
    robin.expectFault(refusedWith(503));
    const close = page.getByRole("dialog").getByRole("button", { name: "Close" }).last();

    await page.route(isDecide, (route) => route.fulfill({ status: 503, json: { error: "No." } }), { times: 1 });
    await decisionButton(page).click();
    await page.getByText("Failed to generate decision", { exact: true }).waitFor({ state: "attached" });
    await close.click();
    await context.setOffline(true);
    await decisionButton(page).click();
    await page.getByText("Network error occurred", { exact: true }).waitFor({ state: "attached" });
    await context.setOffline(false);
    await close.click();
    await decisionButton(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "View Decision 🧠" }).waitFor();
    expect(await page.getByText("Network error occurred").count()).toBe(0);
  });
});

/** Swipes every card by finger, right and left by turns. */
async function swipeAll(page: Page): Promise<void> {
  const yes = page.getByRole("button", { name: "Yes", exact: true, disabled: false });
  const progressText = async () => (await deckOn(page).getByRole("status").allInnerTexts()).join("");
  for (let turn = 0; ; turn++) {
    await skipButton(page).or(yes).or(done(page)).first().waitFor();
    if (await done(page).isVisible()) return;
    const before = await progressText();
    const box = before === "" ? null : await deckOn(page).boundingBox();
    // The last card may have gone since.
    if (box === null) continue;
    const x = turn % 2 === 0 ? 140 : -140;
    await swipe(page, { from: { x: box.x + box.width / 2, y: box.y + 160 }, by: { x } });
    await expect.poll(progressText).not.toBe(before);
  }
}

/** Waits for the analysis and skips its typing. Gives the card below it. */
async function readAnalysis(page: Page): Promise<Locator> {
  await analysis(page).getByRole("button", { name: "Skip" }).tap();
  const card = analysis(page).getByRole("article");
  await card.waitFor();
  return card;
}
