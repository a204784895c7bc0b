import { describe, expect, it } from "vitest";
import { ALLEGATION, aCourtroom, aFiledCase, answerAll } from "./support/factories";
import { holdBack } from "./support/faults";
import { NARROW_PHONE } from "./support/layout";
import { peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { noteShares, shares } from "./support/shares";

const person = peopleInBrowsers({ hasTouch: true, viewport: NARROW_PHONE });

/** What is left of some phones once the keyboard is there. */
const ABOVE_KEYBOARD = [
  { width: 390, height: 508 },
  { width: 360, height: 340 },
  { width: 320, height: 300 },
];

describe("the summons", () => {
  it("shows the name that is typed, what is wrong with it and the button together, above a keyboard too", async () => {
    const { link } = await aFiledCase({ allegation: `${ALLEGATION} ${ALLEGATION}` });
    for (const viewport of [NARROW_PHONE, ...ABOVE_KEYBOARD]) {
      const { page } = await person({ viewport });
      await page.goto(link);
      const name = page.getByLabel("Your name for the record");
      const join = page.getByRole("button", { name: "LET'S GET PETTY →" });
      await page.getByText("Your name for the record").tap();
      await expectInReach([name, join]);
      await page.keyboard.type("Maximiliana Musterman");
      await expectInReach([name, page.getByText(/^Name must be/u), join]);
    }
  });

  it("calls whoever gives no name by the one that the court has made up for them, and has no other for them", async () => {
    const { link, path } = await aFiledCase();
    const { page } = await person();
    await page.goto(link);
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).tap();
    await page.waitForURL(`**${path}`);
    const ownName = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").displayName);
    expect(ownName).toMatch(/^User-[A-Z2-9]{4}$/u);
    await page.getByText(ownName, { exact: true }).first().waitFor();
  });

  it("is sent again once by whoever has testified alone, however often they press", async () => {
    const { uuid, path, link, plaintiff } = await aFiledCase();
    await answerAll(uuid, plaintiff, ["yes"]);
    const { page, context } = await person({ as: plaintiff });
    await context.addInitScript(noteShares);
    await page.goto(path);
    const again = page.getByRole("button", { name: "Share the invite link again" });
    await again.waitFor();
    const bringLink = await holdBack(page, /\/invitation$/u);
    await again.tap();
    await again.dispatchEvent("click");
    bringLink();
    await expect.poll(() => again.getAttribute("aria-disabled")).toBe("false");
    expect(await shares(page)).toMatchObject([
      { title: "You’ve Been Summoned to Pettifog!", text: expect.stringContaining(link) },
    ]);
  });

  it("is nothing that Back leads to once somebody has joined, to swipe or to argue", async () => {
    for (const { link, path } of [await aFiledCase(), await aCourtroom()]) {
      const { page } = await person();
      await page.goto("/terms");
      await page.goto(link);
      await page.getByRole("button", { name: "LET'S GET PETTY →" }).tap();
      await page.waitForURL(`**${path}`);
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/terms");
    }
  });
});
