import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newEmail } from "../support/made-up";
import { anAccount, newUsername } from "./support/account-factories";
import { loginDialog, makeAccount } from "./support/accounts";
import { bell, seeBell, toldUnread } from "./support/bell";
import { aModerator } from "./support/desk";
import { holdBack, LINE_DOWN, refusedWith } from "./support/faults";
import { expectRoomForDoubleText } from "./support/layout";
import { peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { changeStored } from "./support/stored";

const person = peopleInBrowsers();

const field = (page: Page) => page.getByLabel("A petty habit");
const submitButton = (page: Page) => page.getByRole("button", { name: "Submit Topic", exact: true });
const dashboard = (page: Page) => page.locator("details").filter({ hasText: "Your Topic Dashboard" });
const ownTopic = (page: Page, title: string) => dashboard(page).getByRole("listitem").filter({ hasText: title });

async function openDashboard(page: Page): Promise<void> {
  await dashboard(page).getByText("Your Topic Dashboard").click();
}

/** The colour of a text as red, green and blue from 0 to 255, however its style says it. */
function colorOf(text: Locator): Promise<number[]> {
  return text.evaluate((element) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("This browser does not draw.");
    pen.fillStyle = getComputedStyle(element).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}

describe("a topic of one's own", () => {
  it("is kept for whoever has to sign in first, and then waits for the moderators", async () => {
    const robin = await person();
    const { page } = robin;
    const topic = "Ringing the doorbell twice every single time.";
    await page.goto("/hot-topics");
    await field(page).fill("Doorbell");
    await page.getByText("Keep typing to unlock posting...").waitFor();
    expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("80");
    await field(page).fill(`${topic} And then, when you open, saying “only me”.`);
    await page.getByText("Great detail").waitFor();
    await field(page).fill(topic);
    expect(await submitButton(page).isDisabled()).toBe(true);

    await makeAccount(robin, newEmail(), newUsername(), async () => {
      await page.getByRole("button", { name: "Sign in to submit topics" }).click();
      await loginDialog(page).waitFor();
      return loginDialog(page);
    });
    await expect.poll(() => field(page).inputValue()).toBe(topic);
    await submitButton(page).click();
    await ownTopic(page, topic).getByText("Pending").waitFor();
    await page.getByText("Handed in.").waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("");
    await field(page).fill(topic);
    await submitButton(page).click();
    await page.getByText("You have handed this one in before.").waitFor();

    await page.reload();
    await openDashboard(page);
    await ownTopic(page, topic).getByText("Pending").waitFor();
    expect(await field(page).inputValue()).toBe("");
  });

  it("stays in its box when it is refused, when the line is down, and over a reload", async () => {
    const robin = await person({ as: await anAccount() });
    const { page } = robin;
    robin.expectFault(refusedWith(400));
    robin.expectFault(LINE_DOWN);
    const topic = "Reading out the whole menu every single time.";
    const linked = `${topic} See www.example.com`;
    await page.goto("/hot-topics");
    await field(page).fill(linked);
    await submitButton(page).click();
    const toast = page.getByRole("status").filter({ hasText: "Submission Failed" }).first();
    await toast.getByText("A topic can't have links in it.").waitFor();
    expect(await field(page).inputValue()).toBe(linked);

    await field(page).fill("Saying “no offence” every single time.");
    await submitButton(page).click();
    await page.getByText("Handed in.").waitFor();
    // It would stay for five seconds.
    await page.getByLabel("Dismiss").waitFor({ state: "detached", timeout: 2_000 });

    await field(page).fill(topic);
    await page.route("**/hot-topics.data*", (route) => route.abort("failed"), { times: 1 });
    await submitButton(page).click();
    await page.getByText("Something went wrong. Please try again.").first().waitFor();
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(topic);
    await submitButton(page).click();
    await ownTopic(page, topic).waitFor();
  });

  it("can be had back where it was typed while a prompt was on its way", async () => {
    const { page } = await person();
    await page.goto("/hot-topics", { waitUntil: "networkidle" });
    const bringPrompt = await holdBack(page, "**/topic-prompts-*.js");
    await page.getByRole("button", { name: "Random prompt" }).click();
    await field(page).fill("Ringing the doorbell twice.");
    bringPrompt();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await field(page).inputValue()).toBe("Ringing the doorbell twice.");
  });

  it("leads to the calm page where it is too serious, and is still there for whoever was joking", async () => {
    const robin = await person({ as: await anAccount() });
    const { page } = robin;
    robin.expectFault(refusedWith(400));
    const text = "My husband hits me and I am afraid of him.";
    await page.goto("/hot-topics");
    await field(page).fill(text);
    await submitButton(page).click();
    await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
    await page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await page.waitForURL("**/hot-topics");
    await expect.poll(() => field(page).inputValue()).toBe(text);
  });

  it("is handed in without scripts too", async () => {
    const robin = await person({ as: await anAccount(), javaScriptEnabled: false });
    const { page } = robin;
    robin.expectFault(refusedWith(400));
    const topic = "Whistling in the lift every single time.";
    await page.goto("/hot-topics");
    await field(page).fill("Lifts");
    await submitButton(page).click();
    await page.getByText("A topic needs 10 characters or more.").waitFor();
    expect(await field(page).inputValue()).toBe("Lifts");
    await field(page).fill(topic);
    await submitButton(page).click();
    await page.getByText("Handed in.").waitFor();
    await openDashboard(page);
    await ownTopic(page, topic).waitFor();
  });

  it("stands in red with the reason once it was turned down, and the bell tells of it", async () => {
    const [robin, desk] = [await anAccount(), await aModerator()];
    const topicText = "Announcing the end of every single song.";
    const answer = v.object({ uuid: v.string() });
    const { uuid } = await robin.call("/api/hot-topics/submit", answer, { userUuid: robin.uuid, topicText });
    const reason = "It is about somebody in particular.";
    await desk.call(`/api/moderation/topics/${uuid}`, v.unknown(), { decision: "reject", reason });
    const { page } = await person({ as: robin });
    const told = toldUnread(page);
    await page.clock.install();
    await page.goto("/hot-topics");
    await openDashboard(page);
    await ownTopic(page, topicText).getByText(`The moderators: ${reason}`).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [red = 0, green = 0, blue = 0] = await colorOf(ownTopic(page, topicText).getByText("Rejected"));
      expect(red).toBeGreaterThan(1.3 * Math.max(green, blue));
    }
    await seeBell(page, told);
    // The other is of the badge for handing it in.
    expect(await bell(page).textContent()).toBe("Notices2 unread");
    await bell(page).click();
    const notice = page.getByRole("dialog", { name: "Notices" }).getByRole("link", { name: /turned down/u });
    expect(await notice.innerText()).toContain(reason);
  });

  it("is not for whom the moderators have banned", async () => {
    const robin = await anAccount();
    await changeStored("UPDATE users SET banned_from_topics_at = ? WHERE uuid = ?", Date.now(), robin.uuid);
    const { page } = await person({ as: robin });
    await page.goto("/hot-topics");
    await page.getByText("The moderators have asked you to leave the topics to others for now.").waitFor();
    expect(await field(page).count()).toBe(0);
  });
});

describe("four sizes of window, light and dark", () => {
  it("fit the box for a topic and the dashboard, whatever has become of each", async () => {
    const robin = await anAccount();
    const insert =
      "INSERT INTO topics (uuid, title, author_uuid, status, rejection_reason, agrees, disagrees, created_at)";
    const stand = [
      ["Asking for a bite, then taking the middle.", "approved", null, 73, 27],
      ["W".repeat(280), "rejected", "We have this one already.", 0, 0],
      ["Leaving one crisp in the bag.", "taken_down", "Somebody in it did not want to be in it.", 3, 4],
      ["Saying “we should catch up” and meaning never.", "pending", null, 0, 0],
    ] as const;
    for (const [age, [title, status, reason, agrees, disagrees]] of stand.entries()) {
      const values = [crypto.randomUUID(), title, robin.uuid, status, reason, agrees, disagrees, Date.now() - age];
      await changeStored(`${insert} VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, ...values);
    }
    const { page } = await person({ as: robin });
    await page.goto("/hot-topics");
    await openDashboard(page);
    await ownTopic(page, "Asking for a bite").getByText("73% Don't Mind It (100 votes)").waitFor();
    await ownTopic(page, "W".repeat(280)).getByText("We have this one already.").waitFor();
    await ownTopic(page, "Leaving one crisp").getByText("Taken down").waitFor();
    await field(page).fill("Leaving one crisp in the bag.");
    await submitButton(page).scrollIntoViewIfNeeded();
    await expectInReach([field(page), submitButton(page)]);
    await expectPresentable(page, "handing in a topic");
    await expectRoomForDoubleText(page);
  });
});
