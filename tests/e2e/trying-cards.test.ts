import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { expectPresentable } from "./support/looks";
import { peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers();

describe("the pages that try out cards", () => {
  it("draw samples by the real renderer, download, zoom, and have four people read them out", async () => {
    const { page } = await person();
    await page.goto("/test/pettycards");
    const picture = page.getByRole("img", { name: /^The card of The Great Teaspoon Disappearance/u });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    await page.getByText("Judgment for the plaintiff. Alexandra wins!").waitFor();
    for (const name of ["Lawyer", "Clerk", "Bailiff", "Judge"]) {
      await page.getByText(name, { exact: true }).first().click();
      expect(await page.getByRole("radio", { name }).isChecked()).toBe(true);
    }
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download This Card" }).click();
    expect((await download).suggestedFilename()).toBe("pettycard.png");

    await page.getByRole("button", { name: /Tap to look closer/u }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("img").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Next Topic" }).click();
    await page.getByText("Topic 2 of 8: The defendant wins").waitFor();
    await expectPresentable(page, "card renderer test");
  });

  it("show every state in every layout, side by side", async () => {
    const { page } = await person();
    await page.goto("/test-card");
    await page.getByRole("link", { name: "The Hung Court" }).click();
    await page.getByRole("article", { name: "Verdict in Toilet Roll: Over v. Under: Hung Court!" }).waitFor();
    const pictures = page.getByRole("main").getByRole("img", { name: /^The Hung Court: / });
    await expect.poll(() => pictures.count()).toBe(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    }
    await expectPresentable(page, "template card preview");
  });
});
