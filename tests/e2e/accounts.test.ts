import type { Locator } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { anAccount, anotherDevice, newEmail, newUsername } from "./support/account-factories";
import {
  codeField,
  logIn,
  loginDialog,
  makeAccount,
  openDeletion,
  openLogin,
  openProfile,
  openSettings,
  requestCode,
  seeGreeting,
} from "./support/accounts";
import { seeSession } from "./support/courtroom";
import { ALLEGATION, aCourtroom, aFiledCase, sitDown } from "./support/factories";
import { CONNECTION_OUTRUN, refusedWith } from "./support/faults";
import type { Guest } from "./support/guest";
import { expectFocus, tabTo } from "./support/keyboard";
import { codesMailedTo, readCode, wrongCode } from "./support/mailbox";
import { DESKTOP, MOVING, type Person, peopleInBrowsers } from "./support/people";
import { fileSuit, questionOnTop, suitUuidOf } from "./support/steps";
import { ageLogin, ageMailedCode } from "./support/time";
import { holdFinger } from "./support/touch";

const person = peopleInBrowsers();

const VOID_CODE = "That code is void after five tries. Ask for a new one.";

/** Longer than the page leaves anybody in peace. */
const NUDGE_AFTER = "00:16";

async function holdMouse(page: Person["page"], { x, y }: { x: number; y: number }): Promise<() => Promise<void>> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  return () => page.mouse.up();
}

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
    await expectFocus(dialog.getByLabel("E-mail"));
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
    // The new page hears keys only once it is hydrated.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Profile" }));
    await page.keyboard.press("Enter");
    await drawer.getByText("Nobody in particular").waitFor();
  });
});

describe("logging in", () => {
  it("keeps what was typed after a wrong code, and refuses the right one after five wrong tries", async () => {
    const [email, username] = [newEmail(), newUsername()];
    const robin = await person();
    robin.expectFault(refusedWith(400));
    await robin.page.goto("/");
    const dialog = await requestCode(robin.page, email);
    const code = await readCode(email);
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
    const { page, expectFault } = await person();
    expectFault(CONNECTION_OUTRUN);
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
    robin.expectFault(CONNECTION_OUTRUN);
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
    expect(await dialog.getByLabel("E-mail").inputValue()).toBe("");
    await dialog.getByLabel("E-mail").fill(email);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("dialog", { name: "Profile" })
      .getByRole("button", { name: "Log In or Create Account" })
      .click();
    expect(await dialog.getByLabel("E-mail").inputValue()).toBe("");
    expect(await dialog.getByRole("button", { name: "Send Code" }).isDisabled()).toBe(true);
  });

  it("keeps the typed address when the network is down", async () => {
    const { page, context, expectFault } = await person();
    expectFault(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/u);
    await page.goto("/");
    const dialog = await openLogin(page);
    await dialog.getByLabel("E-mail").fill("robin@court.example");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Send Code" }).click();
    await dialog.getByText("Something went wrong.", { exact: true }).waitFor();
    expect(await dialog.getByLabel("E-mail").inputValue()).toBe("robin@court.example");
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

describe("a second tab of the same browser", () => {
  it("reloads as whoever logs in or out in the first, and keeps an allegation that was being typed", async () => {
    const email = newEmail();
    const robin = await person();
    // A tab that has not heard yet that its person has left may ask for something that is theirs.
    robin.expectFault(refusedWith(401));
    const other = await robin.context.newPage();
    await other.goto("/");
    await other.getByLabel("What did they do?").fill(ALLEGATION);
    // A tab that lies behind another is drawn once a second.
    await robin.page.bringToFront();
    await robin.page.goto("/");
    await makeAccount(robin, email, newUsername());
    await other.bringToFront();
    await seeGreeting(other, "Welcome back!");
    expect(await other.getByLabel("What did they do?").inputValue()).toBe(ALLEGATION);

    // Its greeting may have come before the rest of it.
    await other.waitForLoadState("load");
    await robin.page.bringToFront();
    const drawer = await openProfile(robin.page);
    const reloaded = other.waitForEvent("load");
    await drawer.getByRole("button", { name: "Log Out" }).click();
    await reloaded;
    await other.bringToFront();
    await (await openProfile(other)).getByText("Nobody in particular").waitFor();
  });

  it("asks a guest for a username when the first tab links an e-mail address", async () => {
    const email = newEmail();
    const { sentPath, plaintiff: guest } = await aFiledCase();
    const robin = await person({ as: guest });
    robin.expectFault(refusedWith(403));
    const { page, context } = robin;
    const { uuid } = guest;
    await page.goto(sentPath);
    const tellThem = () =>
      page.evaluate((who) => {
        localStorage.setItem("userUuid", "somebody");
        const channel = new BroadcastChannel("auth-merge");
        channel.postMessage({ type: "MERGE_COMPLETE", uuid: who });
        channel.close();
      }, uuid);
    // A tab hears others only once its page is hydrated.
    await page.waitForLoadState("networkidle");
    await tellThem();
    const dialog = page.getByRole("dialog", { name: "Create Account" });
    await dialog.waitFor();
    expect(await page.evaluate(() => localStorage.getItem("userUuid"))).toBe(uuid);
    const create = dialog.getByRole("button", { name: "Create Account" });
    await dialog.getByLabel("Username").fill("ab");
    expect(await create.isDisabled()).toBe(true);
    const username = newUsername();
    await dialog.getByLabel("Username").fill(username);
    await create.click();
    await dialog.getByText("Please verify your e-mail address first.").waitFor();

    // What another tab does: it links the address, and tells.
    const origin = new URL(page.url()).origin;
    const headers = { origin };
    await context.request.post("/api/auth/request-code", { data: { email }, headers });
    const code = await readCode(email);
    const linked = await context.request.post("/api/auth/verify-code", {
      data: { email, code, sessionUuid: uuid },
      headers,
    });
    expect(linked.status()).toBe(200);
    await create.click();
    await seeGreeting(page, "Welcome to the bar!");
    await (await openProfile(page)).getByText(`@${username}`).waitFor();
  });

  it("ignores messages that are not of the expected form", async () => {
    const { page } = await person();
    await page.goto("/");
    await page.evaluate(() => {
      Reflect.set(window, "isSame", true);
      const channel = new BroadcastChannel("auth-merge");
      for (const message of ["MERGE_COMPLETE", null, { type: "MERGE_COMPLETE" }, { type: "SMALL_TALK", uuid: "x" }]) {
        channel.postMessage(message);
      }
      channel.close();
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

/** Whether one thing ends before another begins, from the top of the window down. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}

describe("the nudge to link an e-mail", () => {
  const nudge = (page: Person["page"]) =>
    page.getByRole("button", { name: "Link email to avoid losing your session →" });

  it("appears to a guest after fifteen seconds, moves nothing on the page, and comes once a visit", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const { page, expectFault } = await person({ ...MOVING, as: plaintiff });
    expectFault(CONNECTION_OUTRUN);
    await page.clock.install();
    await page.goto(sentPath);
    const heading = page.getByRole("heading", { name: "PettySuit Filed Successfully" });
    const before = await heading.boundingBox();
    const opened = await page.evaluate(() => performance.now());
    await page.clock.runFor(14_000 - opened);
    expect(await nudge(page).count()).toBe(0);
    await page.clock.runFor(1_000 + opened);
    await nudge(page).waitFor();
    await expect.poll(() => isAbove(nudge(page), heading)).toBe(true);
    expect(await heading.boundingBox()).toEqual(before);
    await page.clock.runFor("00:01");
    await nudge(page).click();
    await loginDialog(page).waitFor();
    await page.keyboard.press("Escape");
    await loginDialog(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Not now" }).click();
    await nudge(page).waitFor({ state: "detached" });
    await page.reload();
    await page.clock.runFor(NUDGE_AFTER);
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });

  it.each(["mouse", "finger"])(
    "does not appear while a card is held with a %s, and does once it is let go",
    async (hand) => {
      const { path, plaintiff } = await aFiledCase();
      const robin = await person({ ...MOVING, as: plaintiff, hasTouch: hand === "finger" });
      const { page, expectFault } = robin;
      expectFault(CONNECTION_OUTRUN);
      await page.clock.install();
      const asked = viewerAsked(page);
      await page.goto(path);
      const card = questionOnTop(robin);
      await card.waitFor();
      // What looks for fingers comes a second after the page.
      await page.clock.runFor("00:02");
      await page.getByRole("button", { name: /^Notices/u }).waitFor();
      await page.waitForLoadState("networkidle");
      const box = await card.boundingBox();
      if (box === null) throw new Error("the deck has a card on top");
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const letGo = await (hand === "finger" ? holdFinger : holdMouse)(page, middle);
      await runToNudge(page, asked);
      expect(await nudge(page).count()).toBe(0);
      await letGo();
      await page.clock.runFor("00:01");
      await nudge(page).waitFor();
    },
  );

  it("does not appear in a hearing", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    await sitDown(link);
    const { page, expectFault } = await person({ as: plaintiff });
    expectFault(CONNECTION_OUTRUN);
    await page.clock.install();
    const asked = viewerAsked(page);
    await page.goto(path);
    await seeSession({ page });
    await runToNudge(page, asked);
    expect(await nudge(page).count()).toBe(0);
  });

  /** Whether the court has been asked who this is, which a slow machine may come to before its clock is moved. */
  function viewerAsked(page: Person["page"]): Promise<unknown> {
    return page.waitForResponse("/viewer", { timeout: 60_000 });
  }

  /** Until the court has been asked and the page looked at. */
  async function runToNudge(page: Person["page"], asked: Promise<unknown>): Promise<void> {
    await page.clock.runFor(NUDGE_AFTER);
    await asked;
    await page.clock.runFor("00:02");
  }

  it("does not appear to a newcomer without a case", async () => {
    const { page } = await person();
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(NUDGE_AFTER);
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });

  it("does not appear to an account", async () => {
    const { page, expectFault } = await person({ as: await anAccount() });
    expectFault(CONNECTION_OUTRUN);
    await page.clock.install();
    await page.goto("/");
    const asked = page.waitForResponse("/viewer");
    await page.clock.runFor(NUDGE_AFTER);
    await asked;
    await page.waitForLoadState("networkidle");
    expect(await nudge(page).count()).toBe(0);
  });
});

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
    await dialog.getByLabel("New e-mail").fill(next);
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
    await dialog.getByLabel("New e-mail").fill(newEmail());
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
