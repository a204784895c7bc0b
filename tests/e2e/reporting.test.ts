import type { Page } from "playwright-core";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { attendCourt, messageOf, say } from "./support/courtroom";
import { aDecidedCase } from "./support/factories";
import { LINE_DOWN } from "./support/faults";
import { expectFocus } from "./support/keyboard";
import { expectRoomForDoubleText } from "./support/layout";
import { peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";

const person = peopleInBrowsers();
let link: string;

beforeAll(async () => {
  const { uuid, plaintiff } = await aDecidedCase();
  ({ link } = await plaintiff.call(`/api/verdicts/${uuid}/share`, v.object({ link: v.string() }), {}));
});

const dialog = (page: Page, thing: string) => page.getByRole("dialog", { name: `Report this ${thing}` });

describe("a public card", () => {
  it("is reported in two taps by whoever comes by it, and once by each", async () => {
    const { page } = await person();
    await page.goto(link);
    for (const reason of ["Cruel or abusive", "Advertising"]) {
      await page.getByRole("button", { name: "Report this card" }).click();
      await dialog(page, "card").getByRole("button", { name: reason }).click();
      await dialog(page, "card").getByText("The clerk has your report.").waitFor();
      await dialog(page, "card").getByRole("button", { name: "Done" }).click();
      await expectFocus(page.getByRole("button", { name: "Report this card" }));
    }
    await page.goto("/profile/data");
    await page.getByRole("heading", { name: "What you reported" }).waitFor();
    expect(await page.getByText(/^A card: /u).allInnerTexts()).toEqual(["A card: Cruel or abusive"]);
    await page.getByText("Not decided yet").waitFor();
  });

  it("takes a note along, and keeps it while the line is down", async () => {
    const { page, expectFault } = await person();
    expectFault(LINE_DOWN);
    await page.goto(link);
    await page.getByRole("button", { name: "Report this card" }).click();
    const report = dialog(page, "card");
    await report.getByText("Add a note first").click();
    const note = report.getByLabel("What should the moderators know?");
    await note.fill("That is my real name.");
    await page.route("**/api/reports", (route) => route.abort("failed"), { times: 1 });
    await report.getByRole("button", { name: "Somebody’s personal details" }).click();
    await report.getByRole("alert").getByText("Your report could not be sent.").waitFor();
    expect(await note.inputValue()).toBe("That is my real name.");
    await expectPresentable(page, "reporting a card");
    await expectRoomForDoubleText(page);
    await report.getByRole("button", { name: "Somebody’s personal details" }).click();
    await report.getByText("The clerk has your report.").waitFor();
    await expectPresentable(page, "reported");
    await page.goto("/profile/data");
    await page.getByText("Reported with “That is my real name.”").waitFor();
  });
});

describe("a topic", () => {
  it("is reported in two taps by a stranger", async () => {
    const { page } = await person();
    await page.goto("/hot-topics");
    await page.getByRole("button", { name: "Report this topic" }).click();
    await dialog(page, "topic").getByRole("button", { name: "Advertising" }).click();
    await dialog(page, "topic").getByText("The clerk has your report.").waitFor();
    await page.goto("/profile/data");
    await page.getByText("A topic: Advertising").waitFor();
  });
});

describe("a message in court", () => {
  it("of the other party is reported in two taps; one's own are not", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    await say(plaintiff, "My pizza, my slice.");
    await say(defendant, "Your pizza, my hunger.");
    const { page } = plaintiff;
    const words = messageOf(page, "Your pizza, my hunger.");
    await words.getByRole("button", { name: "Report this message of Sam" }).click();
    const report = dialog(page, "message");
    await report.getByRole("button", { name: "Too serious for this court" }).click();
    await report.getByText("The clerk has your report.").waitFor();
    await report.getByRole("link", { name: "people who can help" }).waitFor();
    await page.keyboard.press("Escape");
    await expectFocus(words.getByRole("button", { name: /^Report/u }));
    expect(
      await messageOf(page, "My pizza, my slice.")
        .getByRole("button", { name: /^Report/u })
        .count(),
    ).toBe(0);

    await page.goto("/profile/data");
    await page.getByText("A message: Too serious for this court").waitFor();
  });
});
