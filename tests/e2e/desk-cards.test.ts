import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { aModerator, aReportedCard } from "./support/desk";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();

const item = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const said = (page: Page, words: string) => page.getByRole("status").getByText(words).waitFor();

describe("the desk", () => {
  it("takes a reported card down without any script, and brings it back", async () => {
    const note = `That is my kitchen ${crypto.randomUUID()}.`;
    const path = await aReportedCard(note);
    const statuses = () =>
      Promise.all(["", ".png", "/og.png"].map((file) => fetch(`${inject("origin")}${path}${file}`))).then((answers) =>
        answers.map(({ status }) => status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    const { page } = await person({ as: await aModerator(), javaScriptEnabled: false });
    await page.goto("/moderation/reports");
    const reported = item(page, note);
    await reported.getByText("Somebody’s personal details · by one person").waitFor();
    await reported.getByText("Take down", { exact: false }).first().click();
    await reported.getByRole("button", { name: "Somebody’s personal details." }).click();
    await said(page, "Reports upheld: A card");
    expect(await statuses()).toEqual([410, 410, 410]);
    await page.getByRole("button", { name: "Undo" }).click();
    await said(page, "Brought back: A card");
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it("adds a sponsored card, as its preview shows it, and ends it", async () => {
    const slug = `socks-${crypto.randomUUID().slice(0, 8)}`;
    const { page } = await person({ as: await aModerator() });
    await page.goto("/moderation/ads", { waitUntil: "networkidle" });
    await page.getByText("Add a card").click();
    await page.getByLabel("Title").fill(`Odd ${slug}`);
    await page.getByLabel("What it says").fill("For when the even ones have won.");
    await page.getByRole("region", { name: "Preview" }).getByText(`Odd ${slug}`).waitFor();
    await page.getByLabel("Name").fill(slug);
    await page.getByRole("button", { name: "Add, paused" }).click();
    await said(page, `Card added: Odd ${slug}`);
    await item(page, slug).getByText("Paused · seen 0 · saved 0 · followed 0").waitFor();
    await item(page, slug).getByRole("button", { name: "End" }).click();
    await item(page, slug).getByText("Ended", { exact: true }).waitFor();
    await page.goto("/moderation/log");
    await item(page, `Card ended: “Odd ${slug}”`).waitFor();
  });
});
