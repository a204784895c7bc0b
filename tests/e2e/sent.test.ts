import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { aCourtroom, aFiledCase, sitDown } from "./support/factories";
import { CLIPBOARD, peopleInBrowsers } from "./support/people";

const person = peopleInBrowsers(CLIPBOARD);

describe("a filed suit", () => {
  it("is sent with a message for somebody by name or by a code to scan, and need not be once they are there", async () => {
    const filed = await aFiledCase();
    const { page } = await person({ as: filed.plaintiff });
    await page.goto(filed.sentPath);
    await page.getByText("Nobody is summoned until you send the link.").waitFor();
    await page.getByLabel("Who is it for?").fill("Sam");
    await page.getByRole("button", { name: "Copy Full Message" }).click();
    await page.getByText("Full message copied.").first().waitFor();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toMatch(/^Sam, you've been summoned to Pettifog!/u);
    expect(message.endsWith(filed.link)).toBe(true);
    for (const _ of ["at once", "after a reload"]) {
      await page.getByText("The other party has been summoned. Your link waits for them.").waitFor();
      await page.getByText("Invite Sent", { exact: true }).waitFor();
      await page.reload();
    }

    await page.getByText("They are right here? Let them scan it").click();
    await page.getByRole("img", { name: "QR code of the invite link" }).waitFor();

    await sitDown(filed.link, "Sam");
    await page.getByText("Sam has turned up.").waitFor();
    expect(await page.getByRole("button", { name: "Copy Link" }).count()).toBe(0);
    await page.getByRole("link", { name: "Start Swiping Now" }).waitFor();
  });

  it("opens the share sheet with link and message, and moves nothing for its button", async () => {
    const filed = await aFiledCase();
    const phone = { as: filed.plaintiff, hasTouch: true, isMobile: true };
    const copyLink = (page: Page) => page.getByRole("button", { name: "Copy Link" });
    const bare = await person({ ...phone, javaScriptEnabled: false });
    await bare.page.goto(filed.sentPath);
    const before = await copyLink(bare.page).boundingBox();

    const { page, context } = await person(phone);
    await context.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: ShareData) => Object.assign(window, { shared }) });
    });
    await page.goto(filed.sentPath);
    await page.getByLabel("Who is it for?").fill("Sam");
    await page.getByRole("button", { name: "Share the Summons" }).click();
    const shared = await page.evaluate(() => Reflect.get(window, "shared"));
    expect(shared.title).toBe("You’ve Been Summoned to Pettifog!");
    expect(shared.text).toMatch(/^Sam, /u);
    expect(shared.text.endsWith(filed.link)).toBe(true);
    expect(await copyLink(page).boundingBox()).toEqual(before);
  });
});

describe("a courtroom that waits", () => {
  it("offers a message by name and a code to scan too, and says what comes", async () => {
    const { code, plaintiff } = await aCourtroom();
    const { page } = await person({ as: plaintiff });
    await page.goto(`/invitation/${code}`);
    await page.getByRole("heading", { name: "What happens next" }).waitFor();
    await page.getByLabel("Who is it for?").fill("Sam");
    await page.getByRole("button", { name: "Copy Full Message" }).click();
    await page.getByText("Full message copied.").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Sam, /u);
    await page.getByText("They are right here? Let them scan it").click();
    await page.getByRole("img", { name: "QR code of the invite link" }).waitFor();
  });
});
