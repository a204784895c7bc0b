import { describe, expect, it } from "vitest";
import { newEmail } from "../support/made-up";
import { anAccount, newUsername } from "./support/account-factories";
import { codeField, logIn, loginDialog, makeAccount, openProfile, requestCode, seeGreeting } from "./support/accounts";
import { aFiledCase } from "./support/factories";
import { expectFocus, tabTo } from "./support/keyboard";
import { readCode } from "./support/mailbox";
import { DESKTOP, MOVING, type Person, peopleInBrowsers } from "./support/people";
import { fileSuit, suitUuidOf } from "./support/steps";

const person = peopleInBrowsers();

async function openSuit({ page }: Person, suitUuid: string): Promise<void> {
  await page.goto(`/pettysuit/${suitUuid}`);
  await page.getByText(/^Question \d of \d$/u).waitFor();
}

describe("an account", () => {
  it("takes a guest's cases to any browser that logs in with its address", async () => {
    const [email, username] = [newEmail(), newUsername()];
    const robin = await person(MOVING);
    await fileSuit(robin);
    const suitUuid = suitUuidOf(robin);
    await makeAccount(robin, email, username);
    await (await openProfile(robin.page)).getByText(`@${username}`).waitFor();
    await openSuit(robin, suitUuid);

    const laptop = await person({ viewport: DESKTOP });
    await laptop.page.goto("/");
    await logIn(laptop, email, 2);
    await openSuit(laptop, suitUuid);
    await laptop.page.goto("/profile");
    await laptop.page.getByRole("heading", { name: `@${username}` }).waitFor();
    await laptop.page.getByText("Cases filed").waitFor();
  });

  it("gains the cases of a guest who logs in to it", async () => {
    const robin = await anAccount();
    const filed = await aFiledCase();
    const phone = await person({ as: filed.plaintiff });
    await phone.page.goto(filed.sentPath);
    await logIn(phone, robin.email, 2);
    await openSuit(phone, filed.uuid);
    await openSuit(await person({ as: robin }), filed.uuid);
  });

  it("is asked what the court is to call it", async () => {
    const email = newEmail();
    const { page } = await person();
    await page.goto("/");
    const dialog = await requestCode(page, email);
    expect(await dialog.getByLabel("Display name (optional)").inputValue()).toBe("");
    await dialog.getByLabel("Display name (optional)").fill("Robin the Second");
    await dialog.getByLabel("Username").fill(newUsername());
    await codeField(dialog).fill(await readCode(email));
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await seeGreeting(page, "Welcome to the bar!");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toContain("Robin the Second");
  });

  it("is created and logged out of by keyboard alone", async () => {
    const email = newEmail();
    const { page } = await person({ viewport: DESKTOP });
    await page.goto("/");
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Profile" }));
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Profile" });
    await tabTo(page, drawer.getByRole("button", { name: "Log In or Create Account" }));
    await page.keyboard.press("Enter");
    const dialog = loginDialog(page);
    await expectFocus(dialog.getByLabel("Email"));
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expectFocus(dialog.getByLabel("Username"));
    await page.keyboard.type(newUsername());
    await tabTo(page, codeField(dialog));
    await page.keyboard.type(await readCode(email));
    await page.keyboard.press("Enter");
    const greeting = page.getByRole("dialog", { name: "Welcome to the bar!" });
    await greeting.waitFor();
    await tabTo(page, greeting.getByRole("button", { name: "Proceed" }));
    await page.keyboard.press("Enter");
    await greeting.waitFor({ state: "detached" });

    await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Profile" }));
    await page.keyboard.press("Enter");
    await tabTo(page, drawer.getByRole("button", { name: "Log Out" }));
    const reloaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await reloaded;
    const farewell = page.getByRole("dialog", { name: "You are logged out" });
    await farewell.getByRole("button", { name: "Log In" }).waitFor();
    await tabTo(page, farewell.getByRole("button", { name: "Proceed" }));
    await page.keyboard.press("Enter");
    await farewell.waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Profile" }));
    await page.keyboard.press("Enter");
    await drawer.getByText("Nobody in particular").waitFor();
  });
});
