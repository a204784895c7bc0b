import type { Locator, Page } from "playwright-core";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { type MyData, myDataSchema } from "~/domain/my-data/my-data";
import { anAccount } from "./support/account-factories";
import { openPrivacy } from "./support/accounts";
import { expectHeard, messageOf, say, seeSession } from "./support/courtroom";
import { readDownload } from "./support/downloads";
import { ALLEGATION, aCourtroom, aDecidedCase, aFiledCase, type JoinedCase, sitDown } from "./support/factories";
import { LINE_DOWN, refusedWith } from "./support/faults";
import { expectFocus, tabTo } from "./support/keyboard";
import { expectRoomForDoubleText } from "./support/layout";
import { DESKTOP, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();
let decided: JoinedCase;

beforeAll(async () => {
  decided = await aDecidedCase();
});

/** Presses a button that downloads a person's data, and reads the file. */
async function download(page: Page, view: Locator | Page): Promise<MyData> {
  const coming = page.waitForEvent("download");
  await view.getByRole("button", { name: "Download My Data" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("pettifog-data.json");
  return v.parse(myDataSchema, JSON.parse((await readDownload(file)).toString()));
}

describe("my data", () => {
  it("can be downloaded by a guest from the settings, and read on a page", async () => {
    const { page } = await person({ as: decided.defendant });
    await page.goto("/");
    const privacy = await openPrivacy(page);
    const { profile, pettysuits } = await download(page, privacy);
    expect(profile).toMatchObject({ displayName: "Sam", isAccountUser: false, email: null });
    expect(pettysuits).toHaveLength(1);
    const [suit] = pettysuits;
    expect(suit).toMatchObject({ role: "defendant", allegation: ALLEGATION, otherName: "Robin", status: "settled" });
    // Sam said no to everything, Robin yes: only Sam's own answers are Sam's data.
    expect(new Set(suit?.questions.map(({ answer }) => answer))).toEqual(new Set(["No"]));

    await privacy.getByRole("link", { name: "Read My Data" }).click();
    await page.getByRole("heading", { name: "My Data", level: 1 }).waitFor();
    const read = page.getByRole("article");
    await read.getByRole("link", { name: ALLEGATION }).waitFor();
    for (const { prompt } of suit?.questions ?? []) await read.getByText(`. ${prompt}`).waitFor();
    await read.getByText(suit?.ruling?.caseName ?? "nothing").waitFor();
    await read.getByText(suit?.ruling?.punishment ?? "nothing").waitFor();
    // Which version of the judge it was is for the receipt.
    expect(await read.innerText()).not.toContain("house@");
    await read.getByRole("link", { name: ALLEGATION }).click();
    await page.getByText("The judge has ruled.").waitFor();
  });

  it("hold the account’s e-mail address and its own messages, and none of the other party’s", async () => {
    const { path, link, plaintiff: guest } = await aCourtroom();
    const robin = await anAccount(guest);
    const [plaintiff, defendant] = [await person({ as: robin }), await person({ as: await sitDown(link) })];
    for (const party of [plaintiff, defendant]) {
      await party.page.goto(path);
      await seeSession(party);
    }
    await say(plaintiff, "The last slice was mine, and I had licked it.");
    await say(defendant, "A licked slice is nobody’s slice.");
    await messageOf(plaintiff.page, "A licked slice is nobody’s slice.").waitFor();

    const { page } = plaintiff;
    await page.goto("/profile");
    await page.getByRole("link", { name: "My Data" }).click();
    await page.getByText("The last slice was mine, and I had licked it.").waitFor();
    await page.getByText(robin.email).waitFor();
    await page.getByText(`@${robin.username}`).waitFor();
    expect(await page.getByText("A licked slice").count()).toBe(0);
    const data = await download(page, page);
    expect(data.profile).toMatchObject({ email: robin.email, username: robin.username });
    expect(data.courtrooms[0]?.messages.map(({ content }) => content)).toEqual([
      "The last slice was mine, and I had licked it.",
    ]);
    expect(JSON.stringify(data)).not.toContain("A licked slice");
  });

  it("say what the person thinks of Hot Topics, has handed in and has reported, and what came of it", async () => {
    const robin = await anAccount();
    const { uuid: userUuid } = robin;
    const dealt = v.tuple([v.object({ uuid: v.string(), title: v.string() })]);
    const [{ uuid, title }] = await robin.call("/api/hot-topics?count=1", dealt);
    await robin.call(`/api/hot-topics/${uuid}/vote`, v.unknown(), { userUuid, vote: false });
    const topicText = "Counting to three and going on two.";
    await robin.call("/api/hot-topics/submit", v.unknown(), { userUuid, topicText });
    await robin.call("/api/reports", v.unknown(), { userUuid, kind: "topic", id: uuid, reason: "other", note: "Me!" });

    const { page } = await person({ as: robin });
    await page.goto("/profile/data");
    const part = (heading: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
    await part("Topics you handed in").getByText(topicText).waitFor();
    await part("Topics you handed in").getByText("Pending").waitFor();
    await part("Your votes on Hot Topics").getByText(title).waitFor();
    await part("Your votes on Hot Topics").getByText("Hate It").waitFor();
    await part("What you reported").getByText("A topic: Something else").waitFor();
    await part("What you reported").getByText("Reported with “Me!”").waitFor();
    await part("What you reported").getByText("Not decided yet").waitFor();
    await expectPresentable(page, "my data of a voter");
  });

  it("are none for a browser without a session", async () => {
    const { page } = await person();
    await page.goto("/profile/data");
    await page.getByRole("link", { name: "File Your First PettySuit" }).waitFor();
    const privacy = await openPrivacy(page);
    await privacy.getByText("Of somebody it has not met, it keeps nothing.").waitFor();
    expect(await privacy.getByRole("button", { name: /Delete|Download/u }).count()).toBe(0);
  });

  it("report a failed download, and can be downloaded again", async () => {
    const { page, expectFault } = await person({ as: decided.plaintiff });
    expectFault(LINE_DOWN);
    expectFault(refusedWith(500));
    await page.goto("/profile/data");
    const button = page.getByRole("button", { name: "Download My Data" });
    await page.route("**/api/account/data", (route) => route.abort("failed"), { times: 1 });
    await button.click();
    await page.getByRole("alert").getByText("Check your connection and try again.").waitFor();
    await page.route("**/api/account/data", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await button.click();
    await page.getByText("Your data could not be downloaded. Please try again.").waitFor();
    expect((await download(page, page)).profile.displayName).toBe("Robin");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("offer a retry where the server cannot be asked who is here", async () => {
    const { page, expectFault } = await person({ as: decided.plaintiff });
    expectFault(LINE_DOWN);
    await page.goto("/");
    await page.evaluate(() => localStorage.clear());
    await page.route("**/viewer", (route) => route.abort("failed"));
    const privacy = await openPrivacy(page);
    await privacy.getByText("User not available").waitFor();
    expect(await privacy.getByRole("button", { name: /Delete|Download/u }).count()).toBe(0);
    await page.unroute("**/viewer");
    await privacy.getByRole("button", { name: "Try Again" }).click();
    await privacy.getByRole("button", { name: "Delete My Data" }).waitFor();
  });

  it("can be read and downloaded by keyboard alone", async () => {
    const { page } = await person({ as: decided.plaintiff, viewport: DESKTOP });
    await page.goto("/profile");
    await tabTo(page, page.getByRole("button", { name: "Settings" }));
    await page.keyboard.press("Enter");
    const row = page.getByRole("button", { name: "Manage My Data & Privacy" });
    await tabTo(page, row);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Manage My Data & Privacy" });
    await expectFocus(dialog.getByRole("button", { name: "Settings" }));
    await tabTo(page, dialog.getByRole("button", { name: "Download My Data" }));
    const coming = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await coming;
    await tabTo(page, dialog.getByRole("button", { name: "Settings" }));
    await page.keyboard.press("Enter");
    await expectFocus(row);
    await page.keyboard.press("Enter");
    await tabTo(page, dialog.getByRole("link", { name: "Read My Data" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "My Data", level: 1 }).waitFor();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("my data in print", () => {
  it("are the data alone, dark on white, in dark mode too", async () => {
    const { page } = await person({ as: decided.plaintiff, colorScheme: "dark", viewport: DESKTOP });
    await page.goto("/profile/data");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.getByRole("heading", { name: "My Data", level: 1 }).waitFor();
    for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")]) {
      expect(await gone.count()).toBe(0);
    }
    const colours = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return [backgroundColor, getComputedStyle(document.querySelector("h1") ?? document.body).color];
    });
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(27, 26, 23)"]);
  });
});

describe("four sizes of window, light and dark", () => {
  it("fit the page of my data", async () => {
    const { path, link, plaintiff } = await aCourtroom();
    await sitDown(link);
    await aFiledCase({ allegation: "W".repeat(120) }, plaintiff);
    const robin = await person({ as: await anAccount(plaintiff) });
    const { page } = robin;
    await page.goto(path);
    await seeSession(robin);
    await say(robin, "One word, and it is “mine”.");
    await expectHeard(page, ["One word, and it is “mine”."]);
    await page.goto("/profile/data");
    await expectInReach([page.getByRole("button", { name: "Download My Data" })]);
    await expectPresentable(page, "my data");
    await expectRoomForDoubleText(page);
  });

  it("fit the privacy view and the question before a deletion", async () => {
    const { page } = await person({ as: decided.plaintiff });
    await page.goto("/profile");
    const privacy = await openPrivacy(page);
    await expectPresentable(page, "privacy");
    await expectRoomForDoubleText(page);
    await privacy.getByRole("button", { name: "Delete My Data" }).click();
    const sure = page.getByRole("dialog", { name: "Are You Sure?" });
    await sure.getByRole("button", { name: "Delete Everything" }).waitFor();
    await expectPresentable(page, "deletion");
    await expectRoomForDoubleText(page);
  });
});
