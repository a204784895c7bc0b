import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { aFiledCase, aJoinedCase, answerAll, seeRuling } from "./support/factories";
import { expectFocus } from "./support/keyboard";
import { peopleInBrowsers } from "./support/people";
import { readRuling } from "./support/steps";

const person = peopleInBrowsers();

describe("the fairness page of a ruling", () => {
  it("is reached from the ruling, whose marks lead to their exhibits, and shows both readings", async () => {
    const joined = await aJoinedCase({ judgePersonality: "Strict" });
    await answerAll(joined.uuid, joined.plaintiff, ["yes"]);
    await answerAll(joined.uuid, joined.defendant, ["yes", "no", "fifth", "yes", "no", "fifth", "yes"]);
    await seeRuling(joined);
    const defendant = await person({ as: joined.defendant });
    const { page } = defendant;
    await page.goto(joined.path);
    await page.getByRole("button", { name: "View Verdict" }).click();
    await readRuling(defendant);

    const mark = page.getByRole("link", { name: /\(Exhibit \d: show the answers\)$/u }).first();
    const number = await mark.getAttribute("data-exhibit");
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

  it("is refused to a stranger", async () => {
    const { path } = await aFiledCase();
    const mallory = await person();
    mallory.expectFault(/401|403/u);
    const response = await mallory.page.goto(`${path}/fairness`);
    expect(response?.status()).toBe(401);
    await mallory.page.getByRole("heading", { name: "Quiet in the gallery!" }).waitFor();
  });
});

async function isOnScreen(row: { boundingBox(): Promise<{ y: number; height: number } | null> }): Promise<boolean> {
  const box = await row.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 844;
}
