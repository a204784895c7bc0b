import { describe, expect, inject, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { readDownload } from "./support/downloads";
import { aFiledCase, answerAll } from "./support/factories";
import { CLIPBOARD, DESKTOP, MOVING, type Person, peopleInBrowsers } from "./support/people";
import {
  answerRest,
  byButtons,
  expectQuestion,
  fileSuit,
  joinCase,
  openDeck,
  progress,
  questionOnTop,
  readRuling,
} from "./support/steps";

const person = peopleInBrowsers(MOVING);

describe("two people settle a case", () => {
  it("from the filing to the downloaded card, the plaintiff answering by keyboard", async () => {
    const plaintiff = await person(CLIPBOARD);
    await plaintiff.page.goto("/");
    await expectAccessible(plaintiff.page);
    const shown = await fileSuit(plaintiff);
    await expectAccessible(plaintiff.page);
    const link = await copyLink(plaintiff);
    expect(link).toBe(shown);
    expect(link.startsWith(inject("origin"))).toBe(true);

    const defendant = await person({ viewport: DESKTOP, colorScheme: "dark" });
    await defendant.page.goto(link);
    await expectAccessible(defendant.page);
    await joinCase(defendant, link, "Sam 🍕");
    await expectAccessible(defendant.page);

    await plaintiff.page.getByRole("link", { name: "Start Swiping Now" }).click();
    await questionOnTop(plaintiff).waitFor();
    await expectAccessible(plaintiff.page);
    expect(await questionOnTop(plaintiff).innerText()).toBe(await questionOnTop(defendant).innerText());

    const keys = ["ArrowRight", "ArrowLeft", "ArrowUp"];
    await answerRest(plaintiff, (number) => plaintiff.page.keyboard.press(keys[(number - 1) % keys.length] ?? "y"));
    await expectAccessible(plaintiff.page);
    await answerRest(defendant, byButtons(defendant, ["Yes", "Yes", "No"]));

    const seenByDefendant = await readRuling(defendant);
    await expectAccessible(defendant.page);
    const seenByPlaintiff = await readRuling(plaintiff);
    await expectAccessible(plaintiff.page);
    expect(seenByPlaintiff).toEqual(seenByDefendant);
    expect(seenByPlaintiff.rationale).not.toMatch(/Party [AB]/u);

    for (const party of [plaintiff, defendant]) {
      const { fileName, width, height } = await downloadCard(party);
      expect({ width, height }).toEqual({ width: 960, height: 1704 });
      expect(fileName).toMatch(/^pettifog-[a-z0-9-]{1,50}\.png$/u);
    }
  });

  it("and find the same ruling after a reload", async () => {
    const filed = await aFiledCase({ judgePersonality: "Strict" });
    await answerAll(filed.uuid, filed.plaintiff, ["yes"]);
    const defendant = await person();
    await joinCase(defendant, filed.link, "");
    await answerRest(defendant, byButtons(defendant, ["No", "Yes"]));
    const first = await readRuling(defendant);
    await defendant.page.reload();
    await defendant.page.getByRole("button", { name: "View Verdict" }).click();
    expect(await readRuling(defendant)).toEqual(first);
  });
});

describe("the deck of a suit", () => {
  it("is swiped right, left and up, and takes no short drag for an answer", async () => {
    const plaintiff = await aPersonAtTheDeck();
    const { total } = await progress(plaintiff);
    // What lets a card be dragged comes after the page.
    await plaintiff.page.waitForLoadState("networkidle");
    await drag(plaintiff, 30, 0);
    expect((await progress(plaintiff)).current).toBe(1);
    await drag(plaintiff, 140, 0);
    await expectQuestion(plaintiff, 2, total);
    await drag(plaintiff, -140, 0);
    await expectQuestion(plaintiff, 3, total);
    await drag(plaintiff, 0, -160);
    await expectQuestion(plaintiff, 4, total);
    await plaintiff.page.reload();
    await expectQuestion(plaintiff, 4, total);
  });

  it("takes a drag of more than 50 pixels for an answer, and one of less for none", async () => {
    const plaintiff = await aPersonAtTheDeck();
    const { total } = await progress(plaintiff);
    await plaintiff.page.waitForLoadState("networkidle");
    for (const [x, y] of [
      [49, 0],
      [-49, 0],
      [0, -49],
    ] as const) {
      await drag(plaintiff, x, y);
      await expectQuestion(plaintiff, 1, total);
    }
    await drag(plaintiff, 52, 0);
    await expectQuestion(plaintiff, 2, total);
    await drag(plaintiff, -52, 0);
    await expectQuestion(plaintiff, 3, total);
    await drag(plaintiff, 0, -52);
    await expectQuestion(plaintiff, 4, total);
  });

  it("is swiped while text of the page is selected", async () => {
    const plaintiff = await aPersonAtTheDeck();
    const { page } = plaintiff;
    const { total } = await progress(plaintiff);
    await page.waitForLoadState("networkidle");
    for (const next of [2, 3]) {
      await page.keyboard.press("Control+a");
      expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(0);
      await drag(plaintiff, 140, 0);
      await expectQuestion(plaintiff, next, total);
    }
  });

  it("takes the last answer back, by button and by keyboard", async () => {
    const plaintiff = await aPersonAtTheDeck();
    const { total } = await progress(plaintiff);
    await plaintiff.page.keyboard.press("y");
    await expectQuestion(plaintiff, 2, total);
    await plaintiff.page.getByRole("button", { name: /undo|take back/iu }).click();
    await expectQuestion(plaintiff, 1, total);
    await plaintiff.page.keyboard.press("n");
    await expectQuestion(plaintiff, 2, total);
    await plaintiff.page.keyboard.press("u");
    await expectQuestion(plaintiff, 1, total);
  });

  it("says that the verdict is not ready, and copies the link to remind the opponent", async () => {
    const { link, path, plaintiff: robin } = await aFiledCase();
    const plaintiff = await person({ ...CLIPBOARD, as: robin });
    await openDeck(plaintiff, path);
    await plaintiff.page.getByRole("button", { name: "Check on Verdict" }).click();
    const dialog = plaintiff.page.getByRole("dialog", { name: "Verdict Not Ready Yet" });
    await dialog.getByText(/^You have \d+ questions left\. Your opponent hasn’t turned up yet\./u).waitFor();
    await dialog.getByRole("button", { name: "Share the invite link again" }).click();
    await plaintiff.page.getByText("Link Copied!", { exact: true }).waitFor();
    expect(await plaintiff.page.evaluate(() => navigator.clipboard.readText())).toContain(link);
    await expectAccessible(plaintiff.page);
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await dialog.waitFor({ state: "hidden" });
  });
});

/** Brings a plaintiff before the deck of a new case. */
async function aPersonAtTheDeck(): Promise<Person> {
  const { path, plaintiff } = await aFiledCase();
  const robin = await person({ as: plaintiff });
  await openDeck(robin, path);
  return robin;
}

async function copyLink({ page }: Person): Promise<string> {
  await page.getByRole("button", { name: "Copy Link" }).click();
  await page.getByText("Copied!").first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function drag(person: Person, x: number, y: number): Promise<void> {
  const { page } = person;
  const box = await questionOnTop(person).boundingBox();
  if (box === null) throw new Error("there is no card to drag");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 });
  await page.mouse.up();
}

async function downloadCard({ page }: Person) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Verdict Card" }).click();
  const file = await download;
  const png = await readDownload(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { fileName: file.suggestedFilename(), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
