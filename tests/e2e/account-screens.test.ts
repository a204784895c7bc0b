import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newEmail } from "../support/made-up";
import { anAccount, newUsername } from "./support/account-factories";
import { codeField, loginDialog, openDeletion, openLogin, openSettings, requestCode } from "./support/accounts";
import { aFiledCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { aGuest } from "./support/guest";
import { doubleText, expectNothingSideways, SMALL_PHONE } from "./support/layout";
import { readCode } from "./support/mailbox";
import { DESKTOP, type Person, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { ageLogin } from "./support/time";

const person = peopleInBrowsers();

const TINY_PHONE = { width: 320, height: 568 };

/** Looks at a screen on every device, and at its main button on a small phone. */
async function look(page: Page, name: string, primary: Locator): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await expectInReach([primary]);
  await expectPresentable(page, name);
  await page.setViewportSize(SMALL_PHONE);
  await doubleText(page);
  await expectNothingSideways(page);
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
}

async function openHome(options: Parameters<typeof person>[0] = {}): Promise<Person> {
  const somebody = await person(options);
  await somebody.page.goto("/");
  return somebody;
}

describe("account screens, on four sizes of window, light and dark", () => {
  it("show the login dialog and each of its steps", async () => {
    const email = newEmail();
    const robin = await openHome();
    robin.expectFault(refusedWith(400));
    const { page } = robin;
    const dialog = await openLogin(page);
    await dialog.getByLabel("Email").fill(email);
    await look(page, "login 1 address", dialog.getByRole("button", { name: "Send Code" }));
    await dialog.getByRole("button", { name: "Send Code" }).click();
    await codeField(dialog).waitFor();
    await dialog.getByLabel("Username").fill(newUsername());
    await codeField(dialog).fill("000000");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await dialog.getByRole("alert").waitFor();
    await look(page, "login 3 new account", codeField(dialog));
    await codeField(dialog).fill(await readCode(email));
    await dialog.getByRole("button", { name: "Create Account" }).click();
    const greeting = page.getByRole("dialog", { name: "Welcome to the bar!" });
    await greeting.waitFor();
    await look(page, "login 4 greeting", greeting.getByRole("button", { name: "Proceed" }));

    const phone = await openHome();
    const known = await requestCode(phone.page, email);
    await look(phone.page, "login 2 known", known.getByRole("button", { name: "Log In" }));
  });

  it("show the dialog that asks a logged-in guest for a username", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const { page } = await person({ as: plaintiff });
    await page.goto(sentPath);
    await page.evaluate(() => sessionStorage.setItem("justLoggedIn", "back"));
    await page.reload();
    const dialog = page.getByRole("dialog", { name: "Create Account" });
    await dialog.getByLabel("Username").fill(newUsername());
    await look(page, "create account dialog", dialog.getByRole("button", { name: "Create Account" }));
  });

  it("show the profile, the settings, the change of e-mail and the devices", async () => {
    const { page } = await person({ as: await anAccount() });
    await page.goto("/profile");
    await look(page, "profile", page.getByRole("heading", { level: 1 }));

    const settings = await openSettings(page);
    await look(page, "settings", settings.getByRole("button", { name: /Change email/u }));
    await settings.getByRole("button", { name: /Change email/u }).click();
    const change = page.getByRole("dialog", { name: "Change Email" });
    await change.getByLabel("New email").fill(newEmail());
    await look(page, "settings email", change.getByRole("button", { name: "Send Codes" }));
    await change.getByRole("button", { name: "Send Codes" }).click();
    await change.getByLabel("Code from your old address").waitFor();
    await look(page, "settings email codes", change.getByLabel("Code from your old address"));
    await change.getByRole("button", { name: "Settings" }).click();
    await settings.getByRole("button", { name: /Name and picture/u }).click();
    const names = page.getByRole("dialog", { name: "Name and Picture" });
    await look(page, "settings name", names.getByLabel("Display name"));
    await names.getByRole("button", { name: "Settings" }).click();
    await settings.getByRole("button", { name: /Signed-in devices/u }).click();
    const devices = page.getByRole("dialog", { name: "Signed-in Devices" });
    await devices.getByText("This device").waitFor();
    await look(page, "settings devices", devices.getByText("This device"));
  });

  it("show the questions for a code before somebody's data are read or deleted", async () => {
    const account = await anAccount();
    await ageLogin(account.uuid, 25);
    const robin = await person({ as: account });
    robin.expectFault(refusedWith(403));
    const { page } = robin;
    await page.goto("/profile/data");
    await page.getByRole("button", { name: "Send Code" }).click();
    await page.getByLabel("6-digit code").waitFor();
    await look(page, "data code", page.getByLabel("6-digit code"));
    await page.goto("/");
    const dialog = await openDeletion(page);
    await dialog.getByRole("button", { name: "Delete Everything" }).click();
    await dialog.getByLabel("6-digit code").waitFor();
    await look(page, "deletion code", dialog.getByLabel("6-digit code"));
  });

  it("show the local mailbox, whose letters run no script", async () => {
    const email = newEmail();
    await (await aGuest()).call("/api/auth/request-code", v.unknown(), { email });
    const code = await readCode(email);
    const { page, expectFault } = await person();
    await page.goto("/dev/mailbox");
    // Others get mail meanwhile.
    const mail = page.getByRole("article").filter({ hasText: email });
    await mail.waitFor();
    await look(page, "mailbox", page.getByRole("heading", { name: "Mailbox" }));

    // The frame takes no script, the test's own among them: it can only be looked at from outside.
    expectFault(/Blocked script execution in 'about:srcdoc'/u);
    await mail.getByText("As HTML").click();
    const letter = page.getByTitle(`“${code} is your Pettifog code” as HTML`);
    await letter.waitFor();
    expect(await letter.getAttribute("sandbox")).toBe("");
    expect(await letter.getAttribute("srcdoc")).toContain(`>${code}</p>`);
  });

  it("show the profile of somebody unknown, with a way to file", async () => {
    const { page } = await person();
    await page.goto("/profile");
    await look(page, "profile unknown", page.getByRole("link", { name: "File Your First PettySuit" }));
  });

  it("show the nudge to link an e-mail above a page on which nobody is about anything", async () => {
    const { plaintiff } = await aFiledCase();
    const { page } = await person({ as: plaintiff });
    await page.clock.install();
    await page.goto("/my-courts", { waitUntil: "networkidle" });
    await page.clock.runFor("00:17");
    const nudge = page.getByRole("button", { name: "Link email to avoid losing your session →" });
    await nudge.waitFor();
    await look(page, "nudge", nudge);
    for (const size of [TINY_PHONE, SMALL_PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expectInReach([nudge, page.getByRole("heading", { level: 1 })]);
    }
    await page.setViewportSize(TINY_PHONE);
    await doubleText(page);
    await expectInReach([nudge]);
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
    await nudge.click();
    await loginDialog(page).waitFor();
  });
});
