import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { expectFocus } from "./support/keyboard";
import { peopleInBrowsers } from "./support/people";
import { answerRest, byButtons, fileSuit, joinCase, readRuling } from "./support/steps";

const person = peopleInBrowsers();

describe("a party that doubts the ruling", () => {
  it("opens an exhibit from its mark, and reads how fair it was", async () => {
    const plaintiff = await person();
    const link = await fileSuit(plaintiff, { judge: "Strict Judge" });
    const defendant = await person();
    await joinCase(defendant, link, "Sam");
    await plaintiff.page.getByRole("link", { name: "Start Swiping Now" }).click();
    await answerRest(plaintiff, byButtons(plaintiff, ["Yes"]));
    await answerRest(defendant, byButtons(defendant, ["Yes", "No", "Plead the Fifth"]));
    await readRuling(defendant);

    const { page } = defendant;
    const mark = page.getByRole("button", { name: /^Exhibit \d: show the answers$/u }).first();
    const number = (await mark.innerText()).match(/\d/u)?.[0];
    await mark.press("Enter");
    const row = page.getByRole("listitem", { name: `Exhibit ${number}`, exact: true });
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => isOnScreen(row)).toBe(true);
    await expectAccessible(page);
    await row.getByRole("button", { name: "Back to the ruling" }).press("Enter");
    await expectFocus(mark);
    await expect.poll(() => isOnScreen(mark)).toBe(true);

    await page.getByRole("link", { name: "How fair was this?" }).click();
    await page.getByRole("heading", { name: "How fair was this?" }).waitFor();
    await page.getByText(/^Reading 1: Robin first, then Sam$/u).waitFor();
    await page.getByText(/^Reading 2: Sam first, then Robin$/u).waitFor();
    await page.getByText(`Exhibit ${number}.`, { exact: true }).waitFor();
    await page.getByText("The house judge", { exact: false }).first().waitFor();
    await expectAccessible(page);
    expect(await page.getByRole("main").innerText()).not.toMatch(/Party [AB]/u);

    await page.getByRole("link", { name: "Back to the case" }).click();
    await page.getByRole("button", { name: "View Verdict" }).waitFor();
  });

  it("is shown nothing of a case that is not theirs", async () => {
    const plaintiff = await person();
    await fileSuit(plaintiff);
    const uuid = /pettysuits\/([0-9a-f-]{36})/u.exec(plaintiff.page.url())?.[1];
    const mallory = await person();
    mallory.expectFault(/401|403/u);
    const response = await mallory.page.goto(`/pettysuit/${uuid}/fairness`);
    expect(response?.status()).toBe(401);
    await mallory.page.getByRole("heading", { name: "Quiet in the gallery!" }).waitFor();
  });
});

async function isOnScreen(row: { boundingBox(): Promise<{ y: number; height: number } | null> }): Promise<boolean> {
  const box = await row.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 844;
}
