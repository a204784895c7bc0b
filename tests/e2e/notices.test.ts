import { describe, it } from "vitest";
import { aFiledCase, sitDown } from "./support/factories";
import { PHONE, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";

const person = peopleInBrowsers({ viewport: PHONE });

describe("somebody who waits", () => {
  it("is told on the open page the moment that the other joins, and by push where they take pushes", async () => {
    const filed = await aFiledCase();
    const { page } = await person({ as: filed.plaintiff });
    await page.goto("/dev/push");
    await page.getByText("Connected. Unread notices: 0").waitFor();
    const registered = page.waitForResponse((response) => response.url().endsWith("/player-id"));
    await page.getByRole("button", { name: "Take pushes here" }).click();
    await registered;
    const opponent = `Sam ${crypto.randomUUID().slice(0, 8)}`;
    await sitDown(filed.link, opponent);
    await page.getByText("Connected. Unread notices: 1").waitFor();
    await page.waitForFunction(async (name) => (await (await fetch("/dev/push")).text()).includes(name), opponent);
    await page.reload();
    await page.getByRole("heading", { name: `${opponent} has sat down` }).waitFor();
    await expectPresentable(page, "pushes");
  });
});
