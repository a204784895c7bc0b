import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openSettings } from "./support/accounts";
import { casesButton, casesDrawer, FROM_THE_LEFT, menuDrawer, openCases } from "./support/drawers";
import { ALLEGATION, aFiledCase } from "./support/factories";
import { MOVING, peopleInBrowsers } from "./support/people";
import { openFilingDialog, writeAllegation } from "./support/steps";
import { swipe } from "./support/touch";

const person = peopleInBrowsers(MOVING);

const pathOf = (page: Page) => new URL(page.url()).pathname;
const dialogs = (page: Page) => page.getByRole("dialog");

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Menu" }).first().click();
  await menuDrawer(page).getByRole("link").first().waitFor();
}

/** Nothing is open, and nothing in the history says so: it is taken out a moment later. */
async function seeAllClosed(page: Page): Promise<void> {
  await dialogs(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => history.state.isAbovePage === undefined);
}

async function onFrontPageAfterTerms() {
  const somebody = await person();
  await somebody.page.goto("/terms");
  await somebody.page.goto("/");
  await somebody.page.waitForLoadState("networkidle");
  return somebody;
}

describe("Back", () => {
  it("closes a drawer, fetches nothing for it, and leaves the page the next time", async () => {
    const { page } = await onFrontPageAfterTerms();
    await openCases(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goBack();
    await seeAllClosed(page);
    expect(pathOf(page)).toBe("/");
    expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("closes a dialog, keeps what was written, and closes it again", async () => {
    const { page } = await person();
    const dialog = await openFilingDialog({ page }, ALLEGATION);
    await dialog.getByLabel("Your Name").fill("Robin");
    await page.goBack();
    await seeAllClosed(page);
    expect(await page.getByLabel("What did they do?").inputValue()).toBe(ALLEGATION);
    await page.getByRole("button", { name: "Go on and file" }).click();
    expect(await dialog.getByLabel("Your Name").inputValue()).toBe("Robin");
    await page.goBack();
    await seeAllClosed(page);
    expect(pathOf(page)).toBe("/");
  });

  it("closes of two the one on top", async () => {
    const { page } = await onFrontPageAfterTerms();
    const drawer = await openCases(page);
    await drawer.getByRole("button", { name: "File Your First PettySuit" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await casesDrawer(page).waitFor();
    await page.waitForFunction(() => history.state.isAbovePage === true);
    await page.goBack();
    await seeAllClosed(page);
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("leads from one matter of the settings to their list, and from there to the page", async () => {
    const { plaintiff } = await aFiledCase();
    const { page } = await person({ as: plaintiff });
    await page.goto("/");
    const settings = await openSettings(page);
    for (const [button, title] of [
      [/Name and picture/u, "Name and Picture"],
      [/Manage My Data/u, "Manage My Data & Privacy"],
    ] as const) {
      await settings.getByRole("button", { name: button }).click();
      await page.getByRole("dialog", { name: title }).waitFor();
      await page.goBack();
      await settings.waitFor();
      await page.waitForFunction(() => history.state.isAbovePage === true);
    }
    await page.goBack();
    await settings.waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/");
  });

  it("leaves the page at once when what was open was closed by Escape, and so does one that is loaded anew", async () => {
    const { page } = await onFrontPageAfterTerms();
    await openCases(page);
    await page.keyboard.press("Escape");
    await seeAllClosed(page);
    await openMenu(page);
    await page.reload();
    await seeAllClosed(page);
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("leads from a link in a drawer to the page below it, where it was scrolled to, and Forward leads there again", async () => {
    const { page } = await person({ hasTouch: true });
    await page.goto("/terms");
    await page.goto("/judges", { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, 200));
    await swipe(page, FROM_THE_LEFT);
    await menuDrawer(page).getByRole("link", { name: "Join a Case" }).click();
    await page.waitForURL("**/join-in-app");
    await seeAllClosed(page);
    await page.goBack();
    await page.waitForURL("**/judges");
    await seeAllClosed(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    await page.goForward();
    await page.waitForURL("**/join-in-app");
    await page.goBack();
    await page.waitForURL("**/judges");
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("leaves the page at once after a link in a drawer that led to the same page", async () => {
    const { page } = await onFrontPageAfterTerms();
    await openMenu(page);
    await menuDrawer(page).getByRole("link", { name: "File a PettySuit" }).click();
    await seeAllClosed(page);
    expect(pathOf(page)).toBe("/");
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("leads to the page before after Forward, which opens nothing", async () => {
    const { page } = await onFrontPageAfterTerms();
    await openMenu(page);
    await page.goBack();
    await seeAllClosed(page);
    await page.goForward();
    await seeAllClosed(page);
    await casesButton(page).waitFor();
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });

  it("leads from a case past the dialog that filed it", async () => {
    const { page } = await onFrontPageAfterTerms();
    await writeAllegation(page, ALLEGATION);
    await page.getByRole("button", { name: "Go on and file" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    await dialog.getByLabel("Your Name").fill("Robin");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("heading", { name: "PettySuit Filed Successfully" }).waitFor();
    await page.goBack();
    await page.getByLabel("What did they do?").waitFor();
    await seeAllClosed(page);
    await page.goBack();
    expect(pathOf(page)).toBe("/terms");
  });
});
