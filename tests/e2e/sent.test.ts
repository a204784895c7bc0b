import { describe, expect, it } from "vitest";
import { aFiledCase, sitDown } from "./support/factories";
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

    await page.getByText("They are right here? Let them scan it").click();
    await page.getByRole("img", { name: "QR code of the invite link" }).waitFor();

    await sitDown(filed.link, "Sam");
    await page.getByText("Sam has turned up.").waitFor();
    expect(await page.getByRole("button", { name: "Copy Link" }).count()).toBe(0);
    await page.getByRole("link", { name: "Start Swiping Now" }).waitFor();
  });
});
