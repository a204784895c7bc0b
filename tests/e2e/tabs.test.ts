import { describe, expect, it } from "vitest";
import { newEmail } from "../support/made-up";
import { newUsername } from "./support/account-factories";
import { makeAccount, openProfile, seeGreeting } from "./support/accounts";
import { ALLEGATION, aFiledCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { readCode } from "./support/mailbox";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();

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
    const farewell = other.getByRole("dialog", { name: "You are logged out" });
    await farewell.getByRole("button", { name: "Proceed" }).click();
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
    await dialog.getByText("Please verify your email address first.").waitFor();

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
