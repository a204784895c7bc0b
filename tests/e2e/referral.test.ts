import { describe, expect, inject, it } from "vitest";
import { aGuest } from "./support/guest";
import { CLIPBOARD, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { fileSuit } from "./support/steps";

const person = peopleInBrowsers();

describe("a person's own link", () => {
  it("brings somebody to court, which its person sees counted", async () => {
    const robin = await person({ ...CLIPBOARD, as: await aGuest() });
    await robin.page.goto("/referral", { waitUntil: "networkidle" });
    await robin.page.getByRole("region", { name: "Came by your link" }).getByText("0").waitFor();
    await robin.page.getByRole("button", { name: "Copy Link" }).click();
    await robin.page.getByText("Link copied to clipboard.", { exact: true }).waitFor();
    const link = await robin.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${inject("origin")}/r/[0-9a-f-]{36}$`, "u"));

    const kim = await person(CLIPBOARD);
    await kim.page.goto(link);
    await kim.page.waitForURL(`${inject("origin")}/`);
    await fileSuit(kim, { name: "Kim" });
    await robin.page.reload();
    await robin.page.getByRole("region", { name: "Came by your link" }).getByText("1").waitFor();
  });

  it("is announced to somebody who is nobody yet, and its page fits every window", async () => {
    const { page } = await person();
    await page.goto("/referral", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "File Your First PettySuit" }).waitFor();
    await expectPresentable(page, "referral");
  });
});
