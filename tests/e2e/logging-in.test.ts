import { describe, expect, it } from "vitest";
import { newEmail, wrongCode } from "../support/made-up";
import { anAccount, newUsername } from "./support/account-factories";
import { codeField, openLogin, requestCode, seeGreeting } from "./support/accounts";
import { refusedWith } from "./support/faults";
import { readCode } from "./support/mailbox";
import { peopleInBrowsers } from "./support/people";
import { ageMailedCode } from "./support/time";

const person = peopleInBrowsers();

const VOID_CODE = "That code is void after five tries. Ask for a new one.";

describe("logging in", () => {
  it("keeps what was typed after a wrong code, and refuses the right one after five wrong tries", async () => {
    const [email, username] = [newEmail(), newUsername()];
    const robin = await person();
    robin.expectFault(refusedWith(400));
    await robin.page.goto("/");
    const dialog = await requestCode(robin.page, email);
    const code = await readCode(email);
    await dialog.getByText("In court you go by your username.").waitFor();
    await dialog.getByLabel("Username").fill(username);
    const create = dialog.getByRole("button", { name: "Create Account" });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await codeField(dialog).fill(wrongCode(code));
      await create.click();
      const sentence = attempt < 5 ? "Invalid or expired code." : VOID_CODE;
      await dialog.getByText(sentence).waitFor();
      expect(await dialog.getByLabel("Username").inputValue()).toBe(username);
      await dialog.getByText(email).waitFor();
    }
    await codeField(dialog).fill(code);
    await create.click();
    await dialog.getByText(VOID_CODE).waitFor();
  });

  it("works whatever a stranger guesses at the same address", async () => {
    const account = await anAccount();
    const [robin, stranger] = [await person(), await person()];
    stranger.expectFault(refusedWith(400));
    await robin.page.goto("/");
    const own = await requestCode(robin.page, account.email);
    const code = await readCode(account.email, 2);
    await stranger.page.goto("/");
    const theirs = await requestCode(stranger.page, account.email);
    await readCode(account.email, 3);
    for (let attempt = 1; attempt <= 5; attempt++) {
      await codeField(theirs).fill(wrongCode(code));
      await theirs.getByRole("button", { name: "Log In" }).click();
      await theirs.getByText(attempt < 5 ? "Invalid or expired code." : VOID_CODE).waitFor();
    }
    await codeField(own).fill(code);
    await own.getByRole("button", { name: "Log In" }).click();
    await seeGreeting(robin.page, "Welcome back!");
  });

  it("says below the username what is wrong with it, and leaves the code alone", async () => {
    const email = newEmail();
    const { page } = await person();
    await page.goto("/");
    const dialog = await requestCode(page, email);
    const username = dialog.getByLabel("Username");
    await username.fill("rob!n");
    await codeField(dialog).fill(await readCode(email));
    await dialog.getByRole("button", { name: "Create Account" }).click();
    const problem = dialog.getByText("A username is made of letters, digits and _.");
    expect(await username.getAttribute("aria-describedby")).toContain(await problem.getAttribute("id"));
    expect(await codeField(dialog).getAttribute("aria-invalid")).toBeNull();
    expect(await username.evaluate((field) => field === document.activeElement)).toBe(true);
    await username.fill(newUsername());
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await seeGreeting(page, "Welcome to the bar!");
  });

  it("has a code field that phones can fill in, and sends a new code only after a wait", async () => {
    const email = newEmail();
    const { page } = await person();
    await page.clock.install();
    await page.goto("/");
    const dialog = await requestCode(page, email);
    const field = codeField(dialog);
    expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await field.getAttribute("inputmode")).toBe("numeric");
    await field.fill("12 34-5x6");
    expect(await field.inputValue()).toBe("123456");

    await dialog.getByText(/A new code in \d+ s/u).click({ force: true });
    await page.clock.runFor("00:31");
    await dialog.getByRole("button", { name: "Send a new code" }).click();
    await readCode(email, 2);
    expect(await field.inputValue()).toBe("");
    await dialog.getByText(/A new code in \d+ s/u).waitFor();
  });

  it("is refused with a code older than ten minutes, and works with a new one", async () => {
    const email = newEmail();
    const robin = await person();
    robin.expectFault(refusedWith(400));
    const { page } = robin;
    await page.clock.install();
    await page.goto("/");
    const dialog = await requestCode(page, email);
    const username = newUsername();
    await dialog.getByLabel("Username").fill(username);
    await codeField(dialog).fill(await readCode(email));
    await ageMailedCode(email, 10);
    await page.clock.runFor("10:00");
    const create = dialog.getByRole("button", { name: "Create Account" });
    await create.click();
    await dialog.getByText("That code has expired: it worked for ten minutes. Ask for a new one.").waitFor();
    expect(await dialog.getByLabel("Username").inputValue()).toBe(username);

    await dialog.getByRole("button", { name: "Send a new code" }).click();
    await codeField(dialog).fill(await readCode(email, 2));
    await ageMailedCode(email, 9);
    await create.click();
    await seeGreeting(page, "Welcome to the bar!");
  });

  it("starts with empty fields again after Back and after closing the dialog", async () => {
    const email = newEmail();
    const { page } = await person();
    await page.goto("/");
    const dialog = await requestCode(page, email);
    await dialog.getByLabel("Username").fill("robin");
    await dialog.getByRole("button", { name: "Back" }).click();
    expect(await dialog.getByLabel("Email").inputValue()).toBe("");
    await dialog.getByLabel("Email").fill(email);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("dialog", { name: "Profile" })
      .getByRole("button", { name: "Log In or Create Account" })
      .click();
    expect(await dialog.getByLabel("Email").inputValue()).toBe("");
    expect(await dialog.getByRole("button", { name: "Send Code" }).isDisabled()).toBe(true);
  });

  it("keeps the typed address when the network is down", async () => {
    const { page, context, expectFault } = await person();
    expectFault(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/u);
    await page.goto("/");
    const dialog = await openLogin(page);
    await dialog.getByLabel("Email").fill("robin@court.example");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Send Code" }).click();
    await dialog.getByText("Something went wrong.", { exact: true }).waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe("robin@court.example");
  });

  it("refuses a taken username in upper or lower case, and the same code still works with another", async () => {
    const { username } = await anAccount();
    const email = newEmail();
    const second = await person();
    second.expectFault(refusedWith(409));
    await second.page.goto("/");
    const dialog = await requestCode(second.page, email);
    await dialog.getByLabel("Username").fill(username.toUpperCase());
    await codeField(dialog).fill(await readCode(email));
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await dialog.getByText("That username is taken.", { exact: false }).waitFor();
    expect(await dialog.getByLabel("Username").inputValue()).toBe(username.toUpperCase());
    await dialog.getByLabel("Username").fill(newUsername());
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await seeGreeting(second.page, "Welcome to the bar!");
  });
});
