import type { Page } from "playwright-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { deletePerson } from "./support/accounts";
import { attendCourt, expectHeard, messageOf, say, transcript, wordsField } from "./support/courtroom";
import { aDecidedCase, aFiledCase, aJoinedCase } from "./support/factories";
import { refusedWith } from "./support/faults";
import { expectRoomForDoubleText } from "./support/layout";
import { type Person, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { openDeck, readRuling } from "./support/steps";

const person = peopleInBrowsers();

const SIDES = [
  { leaver: "plaintiff", leaversName: "Robin", stayer: "defendant", stayersName: "Sam" },
  { leaver: "defendant", leaversName: "Sam", stayer: "plaintiff", stayersName: "Robin" },
] as const;

/** Asserts that a page holds nothing of whoever left, not even for screen readers or in what it was made from. */
async function expectNothingOf(page: Page, leaversName: string, ...words: string[]): Promise<void> {
  const html = await page.content();
  for (const gone of [leaversName, ...words]) expect(html).not.toMatch(new RegExp(`\\b${gone}\\b`, "iu"));
}

/**
 * Goes through what a party has of a decided case, looking at each: its page, the ruling, its fairness and the list.
 */
async function readCase(party: Person, path: string, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = party;
  await page.goto(path);
  await page.getByText("A former litigant").first().waitFor();
  await look("case");
  await page.getByRole("button", { name: "View Verdict" }).click();
  await readRuling(party);
  const ruling = page.getByRole("dialog", { name: "The Ruling" });
  await ruling.getByText("The other party has left the court, and took the right to a public link along.").waitFor();
  expect(await page.getByText(/^(?:File Back|Share the verdict)$/u).count()).toBe(0);
  await look("ruling");
  await ruling.getByRole("article").scrollIntoViewIfNeeded();
  await look("card");
  await ruling.getByRole("link", { name: "How fair was this?" }).click();
  await page.getByRole("heading", { name: "How fair was this?" }).waitFor();
  await look("fairness");
  await page.goto("/my-courts");
  await page.getByText("v. A former litigant").waitFor();
  await look("my courts");
}

describe.each(SIDES)(
  "when the $leaver deletes their account after a verdict",
  ({ leaver, leaversName, stayer, stayersName }) => {
    it(`the ${stayer} still reads the case, without a trace of them, and its public link is sealed`, async () => {
      const { uuid, path, ...parties } = await aDecidedCase();
      const going = await person({ as: parties[leaver] });
      const staying = await person({ as: parties[stayer] });
      const { link } = await parties[stayer].call(`/api/verdicts/${uuid}/share`, v.object({ link: v.string() }), {});
      await going.page.goto("/");
      await deletePerson(going);

      await readCase(staying, path, async (screen) => {
        // Both sides leave the same behind: one of them is looked at on every device.
        if (leaver === "plaintiff") await expectPresentable(staying.page, `left case ${screen}`);
      });
      await expectRoomForDoubleText(staying.page);
      for (const page of [path, `${path}/fairness`, "/my-courts"]) {
        await staying.page.goto(page);
        const ownComplaint = leaver === "defendant";
        await expectNothingOf(staying.page, leaversName, ...(ownComplaint ? [] : ["roommate", "pizza"]));
        expect(await staying.page.content()).toMatch(/A former litigant/u);
      }
      expect(await staying.page.content()).toContain(leaver === "plaintiff" ? "[removed]" : "My roommate ate");
      await staying.page.goto(path);
      await staying.page.getByText(stayersName, { exact: true }).first().waitFor();

      const stranger = await person();
      stranger.expectFault(refusedWith(410));
      await stranger.page.goto(link);
      await stranger.page.getByText("This verdict is sealed").waitFor();

      await going.page.goto(path);
      await going.page.getByRole("heading", { name: "Quiet in the gallery!" }).waitFor();
    });
  },
);

describe.each(SIDES)(
  "when the $leaver deletes their account in the middle of a hearing",
  ({ leaver, leaversName, stayer }) => {
    it(`the ${stayer} is told at once, and keeps their own messages and none of the other's`, async () => {
      const { path, ...court } = await attendCourt(person);
      const [going, staying] = [court[leaver], court[stayer]];
      const { page } = staying;
      await say(going, "The blender was screaming.");
      await expectHeard(page, ["The blender was screaming."]);
      await say(staying, "It was a quiet smoothie.");
      await expectHeard(going.page, ["The blender was screaming.", "It was a quiet smoothie."]);
      const reacted = messageOf(going.page, "It was a quiet smoothie.");
      await reacted.getByRole("button", { name: /^React to/u }).click();
      await reacted.getByRole("button", { name: "Skull", exact: true }).click();
      await messageOf(page, "It was a quiet smoothie.")
        .getByRole("button", { name: /^Skull/u })
        .waitFor();

      const home = await going.context.newPage();
      await home.goto("/");
      await deletePerson(going, home);
      await going.page.waitForURL((url) => url.pathname === "/");

      const ruling = page.getByRole("dialog", { name: "The Ruling" });
      await ruling.getByText(/has left the court for good/u).waitFor();
      await readRuling(staying);
      await page.keyboard.press("Escape");
      await ruling.waitFor({ state: "detached" });
      await expectHeard(page, ["[removed]", "It was a quiet smoothie."]);
      await page.getByText("The other side has left for good.", { exact: true }).waitFor();
      expect(await wordsField(page).count()).toBe(0);
      expect(
        await transcript(page)
          .getByRole("button", { name: /^Skull/u })
          .count(),
      ).toBe(0);
      if (leaver === "plaintiff") await expectPresentable(page, "left hearing");
      // What the browser was sent before still lies in the document, until it is fetched anew.
      const shown = await page.getByRole("main").innerHTML();
      expect(shown).not.toMatch(new RegExp(`\\b(?:${leaversName}|blender|screaming)\\b`, "iu"));

      await readCase(staying, path, async () => undefined);
      await page.goto(`${path}/fairness`);
      await page.getByRole("heading", { name: "A case dismissed" }).waitFor();
      await expectNothingOf(page, leaversName, "blender", "screaming");
    });
  },
);

describe("when the plaintiff deletes their account before anybody has answered", () => {
  it("the defendant's next swipe says that the case is closed, and an unanswered invitation is invalid", async () => {
    const { path, plaintiff: robin, defendant: sam } = await aJoinedCase();
    const lonely = await aFiledCase({ allegation: "They hummed all through breakfast." }, robin);
    const defendant = await person({ as: sam });
    await openDeck(defendant, path);
    const plaintiff = await person({ as: robin });
    await plaintiff.page.goto("/");
    await deletePerson(plaintiff);

    defendant.expectFault(refusedWith(409));
    await defendant.page.keyboard.press("y");
    await readRuling(defendant);
    await defendant.page
      .getByText(/has left the court for good/u)
      .first()
      .waitFor();
    await defendant.page.goto(path);
    await defendant.page.getByRole("heading", { name: "This case is closed." }).waitFor();
    await expectNothingOf(defendant.page, "Robin", "pizza");

    const stranger = await person();
    stranger.expectFault(refusedWith(404));
    await stranger.page.goto(lonely.link);
    await stranger.page.getByRole("heading", { name: "Invalid Invitation" }).waitFor();
  });
});
