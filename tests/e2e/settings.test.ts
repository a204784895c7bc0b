import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newEmail, wrongCode } from "../support/made-up";
import { anAccount, anotherDevice } from "./support/account-factories";
import { codeField, openDeletion, openProfile, openSettings } from "./support/accounts";
import { aFiledCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import type { Guest } from "./support/guest";
import { codesMailedTo, readCode } from "./support/mailbox";
import { peopleInBrowsers } from "./support/people";
import { ageLogin } from "./support/time";

const person = peopleInBrowsers();

describe("the settings", () => {
  it("change the e-mail address by a code from each, and sign out all other devices", async () => {
    const account = await anAccount();
    const phone = await anotherDevice(account.email);
    const next = newEmail();
    const robin = await person({ as: account });
    robin.expectFault(refusedWith(400));
    const { page } = robin;
    await page.goto("/");
    const settings = await openSettings(page);
    await settings.getByRole("button", { name: /Change email/u }).click();
    const dialog = page.getByRole("dialog", { name: "Change Email" });
    await dialog.getByLabel("New email").fill(next);
    await dialog.getByRole("button", { name: "Send Code" }).click();
    const oldCode = dialog.getByLabel("Code from your old address");
    const newCode = dialog.getByLabel("Code from your new address");
    await oldCode.waitFor();
    const [current, code] = [await readCode(account.email, 3), await readCode(next)];
    await oldCode.fill(wrongCode(current));
    await newCode.fill(code);
    await dialog.getByRole("button", { name: "Change Email" }).click();
    await dialog.getByText("Invalid or expired code.").waitFor();
    expect(await oldCode.getAttribute("aria-invalid")).toBe("true");
    expect(await newCode.getAttribute("aria-invalid")).toBeNull();
    await oldCode.fill(current);
    await dialog.getByRole("button", { name: "Change Email" }).click();
    await settings.getByText(next).waitFor();
    await expect(phone.call("/api/auth/me", v.unknown())).rejects.toThrow("401");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("@court.example");

    const { uuid } = await (await anotherDevice(next)).call("/api/auth/me", v.object({ uuid: v.string() }));
    expect(uuid).toBe(account.uuid);
    expect(await codesMailedTo(account.email)).toHaveLength(3);
  });

  it("send the codes for a new address only once today's address is known", async () => {
    const account = await anAccount();
    const { page } = await person({ as: account });
    await page.goto("/");
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route(/\/viewer(?:\?|$)/u, (route) => told.then(() => route.continue()));
    const settings = await openSettings(page);
    await settings.getByRole("button", { name: /Change email/u }).click();
    const dialog = page.getByRole("dialog", { name: "Change Email" });
    await dialog.getByLabel("New email").fill(newEmail());
    const send = dialog.getByRole("button", { name: "Send Codes" });
    expect(await send.isDisabled()).toBe(true);
    tell();
    await dialog.getByText(account.email).waitFor();
    await send.click();
    await dialog.getByLabel("Code from your old address").waitFor();
  });

  it("change name and picture: the profile shows both, the header and the other party the picture", async () => {
    const account = await anAccount();
    const { page } = await person({ as: account });
    await page.goto("/");
    const settings = await openSettings(page);
    await settings.getByRole("button", { name: /Name and picture/u }).click();
    const dialog = page.getByRole("dialog", { name: "Name and Picture" });
    await dialog.getByLabel("Display name").fill("Robin the Just");
    await dialog.getByRole("radio", { name: "A mohawk" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await settings.getByText("Robin the Just").waitFor();
    await settings.getByRole("button", { name: "Close" }).click();
    const profile = page.getByRole("dialog", { name: "Profile" });
    await profile.getByText("Robin the Just").waitFor();
    await profile.locator('img[src="/peeps/mohawk.svg"]').waitFor();
    await profile.getByRole("button", { name: "Close" }).click();
    await page.getByRole("banner").locator('img[src="/peeps/mohawk.svg"]').waitFor();

    // In court an account goes by its username.
    const { link } = await aFiledCase({}, account);
    const { page: theirs } = await person();
    await theirs.goto(link);
    await theirs.locator('img[src="/peeps/mohawk.svg"]').waitFor();
  });

  it("ask for a new code before they hand out or delete everything, a day after the login", async () => {
    const account = await anAccount();
    await ageLogin(account.uuid, 25);
    const robin = await person({ as: account });
    robin.expectFault(refusedWith(403));
    const { page } = robin;
    await page.goto("/profile/data");
    await page.getByRole("button", { name: "Send Code" }).click();
    await page.getByLabel("6-digit code").fill(await readCode(account.email, 2));
    await page.getByRole("button", { name: "Show Code" }).click();
    await page.getByLabel("6-digit code").waitFor({ state: "detached" });
    await page.getByText(account.email).first().waitFor();

    await ageLogin(account.uuid, 25);
    const dialog = await openDeletion(page);
    await dialog.getByRole("button", { name: "Delete Everything" }).click();
    await codeField(dialog).fill(await readCode(account.email, 3));
    await dialog.getByRole("button", { name: "Show Code" }).click();
    await page.getByRole("dialog", { name: "Case dismissed" }).waitFor();
  });

  it("list the signed-in devices and sign the others out", async () => {
    const account = await anAccount();
    const others: Guest[] = [];
    for (const count of [2, 3, 4]) others.push(await anotherDevice(account.email, count));
    const other = await person({ as: others[0] });
    await other.page.goto("/");
    const { page } = await person({ as: account });
    await page.goto("/");
    const settings = await openSettings(page);
    await settings.getByRole("button", { name: /Signed-in devices/u }).click();
    const dialog = page.getByRole("dialog", { name: "Signed-in Devices" });
    const devices = dialog.getByRole("listitem");
    await expect.poll(() => devices.count()).toBe(4);
    await dialog.getByText("This device").waitFor();
    await dialog
      .getByRole("button", { name: /^Sign out /u })
      .first()
      .click();
    await expect.poll(() => devices.count()).toBe(3);
    await dialog.getByRole("button", { name: "Sign Out All Other Devices" }).click();
    await expect.poll(() => devices.count()).toBe(1);
    expect(await dialog.getByRole("button", { name: "Sign Out All Other Devices" }).count()).toBe(0);
    for (const device of others) await expect(device.call("/api/auth/me", v.unknown())).rejects.toThrow("401");
    await (await openProfile(other.page)).getByText("Nobody in particular").waitFor();
    await page.keyboard.press("Escape");
    await page.goto("/profile");
    await page.getByText("Cases filed").waitFor();
  });

  it("link to e-mails for feedback and abuse, with the version in the subject", async () => {
    const { page } = await person();
    await page.goto("/");
    const settings = await openSettings(page);
    for (const name of [/Send feedback/u, /Report abuse/u]) {
      const address = await settings.getByRole("link", { name }).getAttribute("href");
      expect(address).toMatch(/^mailto:court@localhost\?subject=.+Pettifog%20\d+\.\d+\.\d+/u);
    }
    expect(await settings.getByRole("button", { name: /Change email|Signed-in devices/u }).count()).toBe(0);
  });
});
