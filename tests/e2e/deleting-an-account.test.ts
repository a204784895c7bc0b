import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { anAccount, anotherDevice } from "./support/account-factories";
import { deletePerson, expectDeparture, makeAccount, openDeletion, openPrivacy, openProfile } from "./support/accounts";
import { ALLEGATION, aFiledCase } from "./support/factories";
import { LINE_DOWN, loseNextAnswer, refusedWith } from "./support/faults";
import { expectFocus, tabTo } from "./support/keyboard";
import { DESKTOP, type Person, PHONE, peopleInBrowsers } from "./support/people";
import { expectInReach } from "./support/presentable";
import { fileSuit, openDeck, openFilingDialog, suitUuidOf } from "./support/steps";

const person = peopleInBrowsers();

/**
 * Everything that the site keeps in a browser, this tab's own memory included, but for how far its pages were scrolled.
 */
function memoryOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== "positions"),
  );
}

async function expectStranger(page: Page): Promise<void> {
  const drawer = await openProfile(page);
  await drawer.getByText("Nobody in particular").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

describe("a guest who deletes their data", () => {
  it("reads what goes and what stays, can turn back, and is a stranger afterwards", async () => {
    const robin = await person();
    const { page, context } = robin;
    await fileSuit(robin);
    const suitUuid = suitUuidOf(robin);
    const uuid = await page.evaluate(() => localStorage.getItem("userUuid"));
    await page.goto("/");
    await page.getByLabel("What did they do?").fill("They hummed.");

    const sure = await openDeletion(page);
    await sure.getByText("This can’t be undone.").waitFor();
    await sure.getByText("What goes").waitFor();
    await sure.getByText("What stays").waitFor();
    await sure.getByRole("button", { name: "Keep Everything" }).click();
    await page.getByRole("button", { name: "Delete My Data" }).waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`/pettysuit/${suitUuid}`);
    await page.getByText(/^Question 1 of \d$/u).waitFor();

    await deletePerson(robin);
    expect(await memoryOf(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.getByLabel("What did they do?").inputValue()).toBe("");
    await expectStranger(page);
    await page.goto("/my-courts");
    await page.getByText("No Cases Yet").waitFor();

    await fileSuit(robin);
    expect(await page.evaluate(() => localStorage.getItem("userUuid"))).not.toBe(uuid);
    robin.expectFault(refusedWith(404));
    await page.goto(`/pettysuit/${suitUuid}`);
    await page.getByRole("heading", { name: "Suit not found" }).waitFor();
  });

  it("is signed out of all tabs, with what was typed there", async () => {
    const { path, sentPath, plaintiff } = await aFiledCase();
    const robin = await person({ as: plaintiff });
    await robin.page.goto(sentPath);
    const other = await robin.context.newPage();
    const dialog = await openFilingDialog({ page: other }, ALLEGATION);
    await dialog.getByLabel("Your Name").fill("Robin the Elder");
    const deck = await robin.context.newPage();
    await deck.goto(path);
    await deck.getByText(/^Question 1 of \d$/u).waitFor();

    await robin.page.bringToFront();
    await deletePerson(robin);
    for (const tab of [other, deck]) {
      await tab.waitForURL((url) => url.pathname === "/");
      await expect.poll(() => memoryOf(tab)).toEqual([]);
      expect(await tab.getByLabel("What did they do?").inputValue()).toBe("");
      expect(await tab.getByRole("dialog").count()).toBe(0);
    }
  });

  it("can do it by keyboard alone", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const robin = await person({ viewport: DESKTOP, as: plaintiff });
    expectDeparture(robin);
    const { page } = robin;
    await page.goto(sentPath);
    const privacy = await openPrivacy(page);
    const remove = privacy.getByRole("button", { name: "Delete My Data" });
    await tabTo(page, remove);
    await page.keyboard.press("Enter");
    const sure = page.getByRole("dialog", { name: "Are You Sure?" });
    await expectFocus(sure.getByRole("button", { name: "Data & Privacy" }));
    await page.keyboard.press("Enter");
    await expectFocus(remove);
    await page.keyboard.press("Enter");
    await tabTo(page, sure.getByRole("button", { name: "Delete Everything" }));
    await page.keyboard.press("Enter");
    const farewell = page.getByRole("dialog", { name: "Case dismissed" });
    await farewell.waitFor();
    await tabTo(page, farewell.getByRole("button", { name: "Proceed" }));
    await page.keyboard.press("Enter");
    await farewell.waitFor({ state: "detached" });
  });
});

describe("an account that is deleted", () => {
  it("is signed out of its other devices with an explanation, and its e-mail address can make a new account", async () => {
    const { path, plaintiff } = await aFiledCase();
    const robin = await anAccount(plaintiff);
    const phone = await person({ as: robin });
    await phone.page.goto(path);
    const laptop = await person({ viewport: DESKTOP, as: await anotherDevice(robin.email) });
    await openDeck(laptop, path);

    const sure = await openDeletion(phone.page);
    await sure.getByText("your username and your email address").waitFor();
    await phone.page.goto("/");
    expectDeparture(laptop);
    await deletePerson(phone);

    await laptop.page.keyboard.press("y");
    await laptop.page.getByRole("heading", { name: "Nobody is signed in here" }).waitFor();
    await laptop.page.getByRole("link", { name: "Go to Home" }).click();
    await laptop.page.waitForURL((url) => url.pathname === "/");
    await expectStranger(laptop.page);

    await makeAccount(phone, robin.email, robin.username);
    await phone.page.goto("/my-courts");
    await phone.page.getByText("No Cases Yet").waitFor();
  });
});

describe("a deletion that fails", () => {
  let robin: Person;
  let page: Page;

  /** Robin with a case and a draft, before the last question. */
  async function openLastQuestion() {
    robin = await person({ as: (await aFiledCase()).plaintiff });
    page = robin.page;
    await page.goto("/");
    await page.getByLabel("What did they do?").fill("They hummed.");
    const dialog = await openDeletion(page);
    return { dialog, remove: dialog.getByRole("button", { name: "Delete Everything" }) };
  }

  it.each([
    ["on the server", "500"],
    ["for want of a network", "failed"],
  ])("%s deletes nothing, says so, and can be tried again", async (_, how) => {
    const { dialog, remove } = await openLastQuestion();
    robin.expectFault(how === "500" ? refusedWith(500) : LINE_DOWN);
    const before = await memoryOf(page);
    await page.route(
      "**/api/auth/delete-account",
      (route) => (how === "500" ? route.fulfill({ status: 500, body: "{}" }) : route.abort("failed")),
      { times: 1 },
    );
    await remove.click();
    await dialog.getByRole("alert").getByText("Failed to delete account.", { exact: true }).waitFor();
    await page.setViewportSize(PHONE);
    await expectInReach([remove]);
    expect(await memoryOf(page)).toEqual(before);
    await page.reload();
    // The draft comes back as soon as the page is alive.
    await expect.poll(() => page.getByLabel("What did they do?").inputValue()).toBe("They hummed.");
    await page.goto("/my-courts");
    await page.getByRole("link", { name: /My roommate ate the last/u }).waitFor();
    await deletePerson(robin);
  });

  it("only in its answer is completed in the browser as well", async () => {
    const { remove } = await openLastQuestion();
    robin.expectFault(LINE_DOWN);
    expectDeparture(robin);
    const answer = await loseNextAnswer(page, (request) => request.url().endsWith("/delete-account"));
    await remove.click();
    await page.getByRole("dialog", { name: "Case dismissed" }).waitFor();
    expect(answer()).toContain('"success":true');
    expect(await page.getByLabel("What did they do?").inputValue()).toBe("");
  });

  it("because the session is over deletes nobody", async () => {
    const { dialog, remove } = await openLastQuestion();
    robin.expectFault(refusedWith(401));
    await robin.context.clearCookies();
    await remove.click();
    await dialog.getByText("User not loaded. Please refresh the page.", { exact: true }).waitFor();
    expect(await memoryOf(page)).toContain("userUuid");
  });

  it("can neither be cancelled nor sent twice while it runs", async () => {
    const { dialog, remove } = await openLastQuestion();
    let asked = 0;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/auth/delete-account", async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await remove.click();
    const deleting = dialog.getByRole("button", { name: "Deleting..." });
    await deleting.click({ force: true });
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.getByRole("button", { name: "Keep Everything" }).click({ force: true });
    await deleting.waitFor();
    expectDeparture(robin);
    letThrough();
    await page.getByRole("dialog", { name: "Case dismissed" }).waitFor();
    expect(asked).toBe(1);
  });
});
