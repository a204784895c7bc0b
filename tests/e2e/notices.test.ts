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
    await sitDown(filed.link);
    await page.getByText("Connected. Unread notices: 1").waitFor();
    await page.waitForFunction(async () => (await (await fetch("/dev/push")).text()).includes("Sam has sat down"));
    await page.reload();
    await page.getByRole("heading", { name: "Sam has sat down" }).waitFor();
    await expectPresentable(page, "pushes");
  });
});
