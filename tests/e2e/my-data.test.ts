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
import { expectInReach, expectPresentable } from "./support/looks";
import { DESKTOP, peopleInBrowsers } from "./support/people";

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

describe("a person's data", () => {
  it("are downloaded by a guest from the settings, and read on a page of their own", async () => {
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
    for (const { prompt } of suit?.questions ?? []) await read.getByText(prompt).waitFor();
    await read.getByText(suit?.ruling?.caseName ?? "nothing").waitFor();
    await read.getByText(suit?.ruling?.punishment ?? "nothing").waitFor();
    await read.getByRole("link", { name: ALLEGATION }).click();
    await page.getByText("The judge has ruled.").or(page.getByText("All done! Thanks for swiping.")).waitFor();
  });

  it("hold an account's address and what it said in court, and nothing that the other said", async () => {
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

  it("are nobody's where nobody is known", async () => {
    const { page } = await person();
    await page.goto("/profile/data");
    await page.getByRole("link", { name: "File Your First PettySuit" }).waitFor();
    const privacy = await openPrivacy(page);
    await privacy.getByText("Of somebody it has not met, it keeps nothing.").waitFor();
    expect(await privacy.getByRole("button", { name: /Delete|Download/u }).count()).toBe(0);
  });

  it("that can't be downloaded are said to be so, and can be tried again", async () => {
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

  it("wait for a line where the court can't say who is here", async () => {
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

  it("are read, downloaded and left by keys alone", async () => {
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

describe("on paper", () => {
  it("there is nothing but the data, in ink on white, by night too", async () => {
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

describe("on every device, by day and by night", () => {
  it("a person's data can be read", async () => {
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

  it("the privacy view can be read and used", async () => {
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
