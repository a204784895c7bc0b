import { describe, expect, it } from "vitest";
import { ALLEGATION, aFiledCase } from "./support/factories";
import { isAction, noteActions } from "./support/faults";
import { expectFocus, expectReadInOrder, tabTo } from "./support/keyboard";
import { CLIPBOARD, DESKTOP, MOVING, type Person, peopleInBrowsers } from "./support/people";
import {
  answerRest,
  expectQuestion,
  openDeck,
  progress,
  questionOnTop,
  readRuling,
  seeItFiled,
  writeAllegation,
} from "./support/steps";
import { stopClock } from "./support/time";

const person = peopleInBrowsers(MOVING);

describe("by keyboard alone", () => {
  it("a suit is filed, joined, answered and settled, with a visible focus at every stop", async () => {
    // The whole ruling stands there as it opens: who is typed to has nothing to press meanwhile but Skip.
    const plaintiff = await person({ viewport: DESKTOP, reducedMotion: "reduce" });
    const { page } = plaintiff;
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expectFocus(skip);
    expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("main"));

    await tabTo(page, page.getByLabel("What did they do?"));
    await page.keyboard.type(ALLEGATION);
    await tabTo(page, page.getByRole("button", { name: "Random prompt" }));
    await tabTo(page, page.getByRole("button", { name: "Go on and file" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    await dialog.waitFor();
    await expectReadInOrder(dialog, [
      'heading "File a PettySuit"',
      'button "Close"',
      'button "The lawyer explains"',
      'textbox "Your allegation"',
      'group "Your judge"',
      'button "The judge explains"',
      'radio "Classic Judge"',
      'button "The clerk explains"',
      'textbox "Your Name"',
      'group "How will you settle it?"',
      'radio "Swipe it out',
      'radio "Argue it live',
      "Privacy & Sharing Settings",
      'button "Send"',
    ]);
    await tabTo(page, dialog.getByLabel("Your Name"));
    await page.keyboard.type("Robin");
    await tabTo(page, dialog.getByLabel("Classic Judge"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const bench = dialog.getByRole("group", { name: "Your judge" });
    const judge = bench.getByRole("radio", { checked: true });
    const judgeName = await judge.evaluate((radio) => radio.closest("label")?.textContent ?? "");
    expect(judgeName).not.toBe("Classic Judge");
    await tabTo(page, dialog.locator("summary", { hasText: "Privacy & Sharing Settings" }));
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByLabel("Allow preview card when sharing invite"));
    await page.keyboard.press("Space");
    expect(await dialog.getByLabel("Allow preview card when sharing invite").isChecked()).toBe(false);
    await tabTo(page, dialog.getByRole("button", { name: "Send", exact: true }));
    await page.keyboard.press("Enter");
    const link = await seeItFiled(page);
    await page.getByText(`${judgeName} presiding`).first().waitFor();
    await tabTo(page, page.getByRole("button", { name: "Copy Full Message" }));
    await page.keyboard.press("Shift+Tab");
    await expectFocus(page.getByLabel("Who is it for?"));
    await page.keyboard.press("Shift+Tab");
    await expectFocus(page.getByRole("button", { name: "Copy Link" }));

    const defendant = await person({ viewport: DESKTOP });
    await defendant.page.goto(link);
    await tabTo(defendant.page, defendant.page.getByLabel("Your name for the record"));
    await defendant.page.keyboard.type("Sam");
    await tabTo(defendant.page, defendant.page.getByRole("button", { name: "LET'S GET PETTY →" }));
    await tabTo(defendant.page, defendant.page.locator("summary", { hasText: "What the *$&# is this?" }));
    await defendant.page.keyboard.press("Space");
    await defendant.page.getByText("The AI judge decides").waitFor();
    await defendant.page.keyboard.press("Shift+Tab");
    await defendant.page.keyboard.press("Enter");
    await defendant.page.getByText(/^Question 1 of \d$/u).waitFor();

    await tabTo(defendant.page, defendant.page.getByRole("button", { name: "Yes", exact: true }));
    await answerByKeys(defendant, ["Space", "ArrowLeft", "ArrowUp", "ArrowRight"]);
    await expectFocus(defendant.page.getByRole("heading", { name: "All done! Thanks for swiping." }));
    await tabTo(defendant.page, defendant.page.getByRole("button", { name: /Verdict/u }));

    await tabTo(page, page.getByRole("link", { name: "Start Swiping Now" }));
    await page.keyboard.press("Enter");
    await page.getByText(/^Question 1 of \d$/u).waitFor();
    await answerByKeys(plaintiff, ["ArrowRight", "y", "ArrowLeft", "f"]);
    const ruling = page.getByRole("dialog", { name: "The Ruling" });
    await ruling.getByRole("article").waitFor();
    const { headline } = await readRuling(plaintiff);
    await expectReadInOrder(ruling, [
      'heading "The Ruling"',
      "presiding",
      'button "Close"',
      "paragraph",
      'article "Verdict in',
      'heading "Sentence"',
      'button "Download Verdict Card"',
      'region "The testimony"',
      'link "How fair was this?"',
      'button "Share the verdict"',
    ]);
    await tabTo(page, ruling.getByRole("button", { name: "Download Verdict Card" }));
    await tabTo(page, ruling.getByRole("button", { name: "Share the verdict" }));
    await page.keyboard.press("Escape");
    await ruling.waitFor({ state: "detached" });
    const again = page.getByRole("button", { name: "View Verdict" });
    await tabTo(page, again);
    await page.keyboard.press("Enter");
    expect((await readRuling(plaintiff)).headline).toBe(headline);
    await page.keyboard.press("Escape");
    await expectFocus(again);
  });
});

describe("a screen reader", () => {
  it("reads a case in the order in which it is seen", async () => {
    const filed = await aFiledCase();
    const robin = await person({ as: filed.plaintiff });
    const { page } = robin;
    await openDeck(robin, filed.path);
    const question = await questionOnTop(robin).innerText();
    await expectReadInOrder(page.getByRole("main"), [
      ...[ALLEGATION, "Question 1 of", question],
      ...['button "No"', 'button "Plead the Fifth"', 'button "Yes"', 'button "Check on Verdict"'],
    ]);
  });
});

describe("Escape", () => {
  it("closes a dialog and returns the focus to what opened it", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    await page.goto("/");
    await writeAllegation(page, ALLEGATION);
    const arrow = page.getByRole("button", { name: "Go on and file" });
    await arrow.focus();
    // Twice: the second time nothing has to be fetched first.
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await tabTo(page, page.getByRole("dialog").getByLabel("Your Name"));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expectFocus(arrow);
    }
  });
});

describe("F8", () => {
  it("brings the focus to what has just been said, which stays for as long as it has it", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const { page } = await person({ ...CLIPBOARD, as: plaintiff });
    await page.clock.install();
    await page.goto(sentPath, { waitUntil: "networkidle" });
    await stopClock(page);
    await page.getByRole("button", { name: "Copy Link" }).click();
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await dismiss.waitFor();
    await page.keyboard.press("F8");
    await expectFocus(page.getByRole("region", { name: /^Notifications/u }).getByRole("list"));
    await page.clock.runFor(20_000);
    await tabTo(page, dismiss);
    await page.keyboard.press("Enter");
    await dismiss.waitFor({ state: "detached" });
  });
});

describe("the deck's keys", () => {
  it("do nothing while a dialog is open, in a text field, or with Control or Alt held", async () => {
    const filed = await aFiledCase();
    const plaintiff = await person({ as: filed.plaintiff });
    const { page } = plaintiff;
    await openDeck(plaintiff, filed.path);
    const { total } = await progress(plaintiff);
    const actions = noteActions(page);

    const check = page.getByRole("button", { name: "Check on Verdict" });
    await tabTo(page, check);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Verdict Not Ready Yet" });
    await dialog.waitFor();
    for (const key of ["y", "n", "f", "ArrowRight", "ArrowUp", "Backspace"]) await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expectFocus(check);

    const main = page.getByRole("main");
    await main.evaluate((element) => {
      element.insertAdjacentHTML("afterbegin", "<input>");
    });
    const field = main.getByRole("textbox");
    await field.focus();
    await page.keyboard.type("funny");
    expect(await field.inputValue()).toBe("funny");
    await field.evaluate((element) => element.remove());
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Alt+ArrowUp");

    const sent = page.waitForRequest(isAction);
    await page.keyboard.press("n");
    expect((await sent).postData()).toContain("plea=no");
    await expectQuestion(plaintiff, 2, total);
    expect(actions).toHaveLength(1);
  });
});

/** Answers every question of a deck by these keys in turn. */
function answerByKeys(somebody: Person, keys: string[]): Promise<void> {
  return answerRest(somebody, (number) => somebody.page.keyboard.press(keys[(number - 1) % keys.length] ?? "y"));
}
