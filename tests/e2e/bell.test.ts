import type { BrowserContext, Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { LOCAL_PUSH_HOST } from "~/domain/notice/push-device";
import { bell, seeBell, toldUnread } from "./support/bell";
import { aCourtroom, aFiledCase, aJoinedCase, answerAll, sitDown } from "./support/factories";
import { LINE_DOWN } from "./support/faults";
import { expectFocus } from "./support/keyboard";
import { CLIPBOARD, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { stopClock } from "./support/time";

const person = peopleInBrowsers();

/** With a service worker, which is what a push comes to. */
const installed = peopleInBrowsers({ serviceWorkers: "allow" });

const notices = (page: Page) => page.getByRole("dialog", { name: "Notices" });

/** How soon somebody who looks sees it, in milliseconds. */
const AT_ONCE_MS = 1_000;

describe("somebody who waits", () => {
  it("sees on the filed page that the other has come, is offered pushes, and gets what comes on a closed page", async () => {
    const { sentPath, link, uuid, plaintiff } = await aFiledCase();
    const { page, context } = await installed({ as: plaintiff });
    await takePushesAtTheStandIn(context);
    await page.goto(sentPath);
    await page.getByText("The court rules within 24 hours.").waitFor();
    await page.getByRole("button", { name: "Enable notifications" }).click();
    await page.getByText("On. This device hears of it when something happens.").waitFor();
    await live(page);
    await expectPresentable(page, "filed with pushes");
    const sam = await sitDown(link);
    await page.getByText("Sam has turned up.").waitFor({ timeout: AT_ONCE_MS });
    await page.getByText("24 hours more, once. The other party is told, and nobody can take it back.").waitFor();
    await page.getByRole("button", { name: "Let it run another day" }).click();
    await page.getByText("Another day is granted.", { exact: true }).waitFor();
    await page.getByText(/The court rules in 47 h/u).waitFor();
    expect(await page.getByRole("button", { name: "Let it run another day" }).count()).toBe(0);
    await page.goto("about:blank");
    await answerAll(uuid, sam, ["no"]);
    await expect.poll(() => pushedTitles(context)).toContain("Sam has testified");
  });

  it("is told where it can't be said how pushes stand, and may turn them on all the same", async () => {
    const { sentPath, plaintiff } = await aFiledCase();
    const { page, expectFault } = await person({ as: plaintiff });
    expectFault(LINE_DOWN);
    await page.goto("/");
    await page.getByRole("button", { name: "RO Profile" }).waitFor();
    await page.route("**/viewer", (route) => route.abort("failed"));
    await page.goto(sentPath);
    const enable = page.getByRole("button", { name: "Enable notifications" });
    await expect.poll(() => enable.getAttribute("aria-disabled")).toBe("false");
    await page.getByRole("button", { name: "RO Profile" }).click();
    await page.getByRole("dialog", { name: "Profile" }).getByText("Push notifications not initialized.").waitFor();
  });

  it("is led to court from the waiting screen, and to the ruling from the end of the deck", async () => {
    const { code, link, path, plaintiff } = await aCourtroom();
    const robin = await installed({ as: plaintiff });
    await robin.page.goto(`/invitation/${code}`);
    await robin.page.getByText("Hear of it when they turn up.").waitFor();
    await live(robin.page);
    await sitDown(link);
    await robin.page.waitForURL(`**${path}`);

    const suit = await aJoinedCase();
    await answerAll(suit.uuid, suit.plaintiff, ["yes"]);
    const { page } = await installed({ as: suit.plaintiff });
    await page.goto(suit.path);
    await page.getByText("Hear of it when the judge has ruled.").waitFor();
    await live(page);
    await answerAll(suit.uuid, suit.defendant, ["no"]);
    await page.getByRole("dialog").getByText("How fair was this?").waitFor();
  });

  it("nudges the other, who is told by the bell, and asks to be told", async () => {
    const { path, plaintiff, defendant } = await aJoinedCase();
    const robin = await installed({ ...CLIPBOARD, as: plaintiff });
    await takePushesAtTheStandIn(robin.context);
    await robin.page.goto(path);
    await robin.page.getByRole("button", { name: "Check on Verdict" }).click();
    const dialog = robin.page.getByRole("dialog", { name: "Verdict Not Ready Yet" });
    await dialog.getByRole("button", { name: "Nudge Opponent" }).click();
    await robin.page.getByText("Link copied!", { exact: true }).waitFor();
    robin.expectFault(/429/u);
    await dialog.getByRole("button", { name: "Nudge Opponent" }).click();
    await robin.page
      .getByText(/^They have been nudged\. The next nudge is due in/u)
      .first()
      .waitFor();
    await dialog.getByRole("button", { name: "Notify Me When Ready" }).click();
    await robin.page.getByText("A notification comes the moment the judge has ruled.", { exact: true }).waitFor();

    const { page, context } = await installed({ as: defendant });
    const told = toldUnread(page);
    await page.clock.install();
    const badge = await watchAppBadge(context, page);
    await page.goto("/");
    await seeBell(page, told);
    expect(await bell(page).textContent()).toBe("Notices1 unread");
    expect(await badge()).toBe(1);
    await expectPresentable(page, "bell");
    await bell(page).focus();
    await page.keyboard.press("Enter");
    await notices(page).getByText("Robin is waiting").waitFor();
    await expectPresentable(page, "notices");
    await page.keyboard.press("Escape");
    await notices(page).waitFor({ state: "detached" });
    await expect.poll(() => bell(page).textContent()).toBe("Notices");
    expect(await badge()).toBe(0);
    expect(await bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await notices(page)
      .getByRole("link", { name: /Robin is waiting/u })
      .click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("button", { name: "Yes", exact: true }).waitFor();
    await expectInReach([
      page.getByRole("button", { name: "Yes", exact: true }),
      page.getByRole("button", { name: "No", exact: true }),
    ]);
  });

  it("sees the bell ten seconds after the page is connected, counting what comes until it is opened", async () => {
    const { uuid, path, plaintiff, defendant } = await aJoinedCase();
    const { page } = await person({ as: defendant });
    let isTold = false;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        isTold ||= payload.toString().includes("unread");
      }),
    );
    await page.clock.install();
    await stopClock(page);
    await page.goto("/judges");
    // What the page loads on its way takes no time of its clock.
    while (!isTold) await page.clock.runFor(250);
    await page.evaluate(() => document.title);
    await page.clock.runFor(9_500);
    expect(await bell(page).count()).toBe(0);
    const look = async () => {
      await page.clock.runFor(250);
      return bell(page).count();
    };
    await expect.poll(look).toBe(1);
    expect(await bell(page).textContent()).toBe("Notices");

    await plaintiff.call(`/api/pettysuits/${uuid}/nudge`, v.unknown(), {});
    await page.getByRole("status").getByText("Robin is waiting").waitFor({ state: "attached" });
    expect(await bell(page).textContent()).toBe("Notices1 unread");
    await page.clock.resume();
    await bell(page).click();
    const nudge = notices(page).getByRole("link", { name: /Robin is waiting/u });
    expect(await nudge.getAttribute("href")).toBe(path);
    await notices(page).getByRole("button", { name: "Close" }).click();
    await expectFocus(bell(page));
    await expect.poll(() => bell(page).textContent()).toBe("Notices");
    const toldAgain = toldUnread(page);
    await page.reload();
    await seeBell(page, toldAgain);
    expect(await bell(page).textContent()).toBe("Notices");
  });

  it("sees the bell at once where something is unread, and a dot where the bell has no place", async () => {
    const { uuid, plaintiff, defendant } = await aJoinedCase();
    await plaintiff.call(`/api/pettysuits/${uuid}/nudge`, v.unknown(), {});
    const { page } = await person({ as: defendant });
    await page.clock.install();
    await stopClock(page);
    const told = toldUnread(page);
    await page.goto("/judges");
    let isTold = false;
    told.then(() => {
      isTold = true;
    });
    while (!isTold) await page.clock.runFor(250);
    const look = async () => {
      await page.clock.runFor(10);
      return bell(page).count();
    };
    await expect.poll(look).toBe(1);
    const dot = page.getByRole("button", { name: "Profile" });
    const hasDot = () => dot.evaluate((button) => getComputedStyle(button, "::after").content !== "none");
    expect(await hasDot()).toBe(true);
    await page.clock.resume();
    // The nudge to link an email may lie over it by now.
    await dot.press("Enter");
    await page.getByRole("dialog", { name: "Profile" }).getByRole("button", { name: "Notices (1 unread)" }).click();
    await notices(page).getByText("Robin is waiting").waitFor();
    await notices(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(hasDot).toBe(false);
  });

  it("finds no bell on a button that is pressed next, though it rests", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    await sitDown(link);
    const { page } = await person({ as: plaintiff });
    const told = toldUnread(page);
    await page.clock.install();
    await page.goto(path);
    await told;
    const send = page.getByRole("button", { name: "Send" });
    await page.clock.runFor(11_000);
    expect(await send.isDisabled()).toBe(true);
    expect(await bell(page).count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await bell(page).waitFor();
  });

  it("for the other in a courtroom can nudge them and be told, too", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    const sam = await sitDown(link);
    const { page } = await installed({ ...CLIPBOARD, as: plaintiff });
    await page.goto(path);
    await page.getByRole("button", { name: "Get a Decision" }).click();
    const nudge = page.getByRole("button", { name: "Nudge Opponent" });
    await nudge.waitFor();
    await expectPresentable(page, "impatient in court");
    await nudge.click();
    await page.getByText("It waits under their bell.", { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    await page.getByRole("button", { name: "Notify Me When Ready" }).click();
    await page.getByText("The court will call you.", { exact: true }).waitFor();
    const listed = v.array(v.looseObject({ kind: v.string() }));
    expect(await sam.call(`/api/notifications/user/${sam.uuid}`, listed)).toMatchObject([
      { kind: "nudge" },
      { kind: "opponent_finished" },
    ]);
  });

  it("mutes a kind and sets quiet hours, which stay", async () => {
    const { plaintiff } = await aFiledCase();
    const { page } = await person({ as: plaintiff });
    const open = async () => {
      await page.goto("/");
      await page.getByRole("button", { name: "Profile" }).click();
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("button", { name: /What you are told of/u }).click();
    };
    await open();
    const saved = () => page.waitForResponse((response) => response.url().endsWith("/notifications/settings"));
    for (const name of ["Nudges", "Quiet hours"]) {
      const answer = saved();
      await page.getByRole("switch", { name }).click();
      expect((await answer).status()).toBe(200);
    }
    const answer = saved();
    await page.getByLabel("From").fill("21:30");
    await page.getByLabel("Until").focus();
    await answer;
    await open();
    await page.getByRole("switch", { name: "Nudges", checked: false }).waitFor();
    expect(await page.getByLabel("From").inputValue()).toBe("21:30");
    await expectPresentable(page, "what you are told of");
  });
});

/** Until the page's live connection is there. */
async function live(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

/** A browser without a network can't subscribe at its maker's: at that boundary the stand-in takes over. */
async function takePushesAtTheStandIn(context: BrowserContext): Promise<void> {
  await context.grantPermissions([...(CLIPBOARD.permissions ?? []), "notifications"]);
  await context.addInitScript(subscribeAtStandIn, LOCAL_PUSH_HOST);
}

/** Runs in the browser, before any page. */
function subscribeAtStandIn(host: string): void {
  if (!("PushManager" in window)) return;
  const base64Url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/gu, "-")
      .replace(/\//gu, "_")
      .replace(/=+$/u, "");
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const p256dh = base64Url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
    const auth = base64Url(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = `https://${host}/${crypto.randomUUID()}`;
    const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => subscription;
    return subscription;
  };
}

async function pushedTitles(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto("/dev/push");
  const text = await page.getByRole("main").innerText();
  await page.close();
  return text;
}

/** Stands in for the icon of the installed app. Gives the way to read what number a page has last put on it. */
async function watchAppBadge(context: BrowserContext, page: Page): Promise<() => Promise<number | undefined>> {
  await context.addInitScript(() => {
    const setAppBadge = async (count: number) => Reflect.set(window, "appBadge", count);
    Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge });
  });
  return () => page.evaluate(() => Reflect.get(window, "appBadge"));
}
