import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { MENU_ITEMS } from "~/components/menu/menu-items";
import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { anAccount } from "./support/account-factories";
import { loginDialog } from "./support/accounts";
import { expectRoomForDoubleText } from "./support/layout";
import { MOVING, peopleInBrowsers } from "./support/people";
import { expectPresentable } from "./support/presentable";
import { writeAllegation } from "./support/steps";

const person = peopleInBrowsers();

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";

describe("the pages that people walk into", () => {
  it("are all in the menu, fit every window and are accessible, light and dark", async () => {
    const { page } = await person();
    const pages = ["/how-it-works", "/judges", "/referral", "/shop", "/premium", "/download-app", "/privacy", "/terms"];
    expect(MENU_ITEMS.map(({ to }) => to)).toEqual(expect.arrayContaining(pages));
    for (const path of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expectPresentable(page, path.slice(1));
      await expectRoomForDoubleText(page);
    }
  });

  it("say at their end where privacy, terms and the court itself are found", async () => {
    const { page } = await person();
    await page.goto("/shop");
    const footer = page.getByRole("contentinfo");
    for (const [name, path] of [
      ["Terms", "/terms"],
      ["How It Works", "/how-it-works"],
      ["Privacy", "/privacy"],
      ["Contact", "/terms#contact"],
    ] as const) {
      await footer.getByRole("link", { name }).click();
      await page.waitForURL(`**${path}`);
    }
    await page.getByRole("link", { name: `court@${new URL(page.url()).hostname}` }).waitFor();
  });

  it("lead from the bench to a case before the judge whose voice was liked", async () => {
    const { page } = await person();
    await page.goto("/");
    await page.getByRole("link", { name: "Hear All Eight" }).click();
    await page.getByRole("heading", { name: "Meet Your AI Judges", level: 1 }).waitFor();
    await page.getByRole("link", { name: "File before this judge (Yoda Judge)" }).click();
    await writeAllegation(page, SAMPLE_CASE.allegation);
    await page.getByRole("button", { name: "Go on and file" }).click();
    const chosen = page.getByRole("dialog").getByRole("radio", { name: "Yoda Judge" });
    await chosen.waitFor({ state: "attached" });
    expect(await chosen.isChecked()).toBe(true);
  });

  it("show a sample hearing, which plays once somebody comes to it, and stands there without scripts", async () => {
    const last = SAMPLE_CASE.messages.at(-1)?.content ?? "";
    const isSeen = (page: Page) =>
      page.getByText(last, { exact: true }).evaluate((words) => words.checkVisibility({ opacityProperty: true }));
    const { page } = await person(MOVING);
    await page.goto("/how-it-works");
    await expect.poll(() => isSeen(page)).toBe(false);
    await page.getByText(last, { exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => isSeen(page)).toBe(true);

    const scriptless = await person({ ...MOVING, javaScriptEnabled: false });
    await scriptless.page.goto("/how-it-works");
    expect(await isSeen(scriptless.page)).toBe(true);
  });

  it("tell visitors how to install the court, their own system first, and take up the browser's offer", async () => {
    const phone = await person({ userAgent: IPHONE });
    await phone.page.goto("/download-app");
    expect(await phone.page.getByRole("heading", { level: 2 }).first().innerText()).toBe("iPhone and iPad");

    const { page } = await person();
    await page.goto("/download-app");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => Reflect.set(window, "wasAsked", true),
      });
      window.dispatchEvent(offer);
    });
    const install = page.getByRole("button", { name: "Install Pettifog" });
    await install.click();
    expect(await page.evaluate(() => Reflect.get(window, "wasAsked"))).toBe(true);
    await install.waitFor({ state: "detached" });
  });

  it("know at the shop who has an account already", async () => {
    const stranger = await person();
    await stranger.page.goto("/shop");
    await stranger.page.getByText("Coming Soon").waitFor();
    await stranger.page.getByRole("button", { name: "Create an Account" }).click();
    await loginDialog(stranger.page).waitFor();

    const { page } = await person({ as: await anAccount() });
    await page.goto("/shop");
    await page.getByRole("heading", { name: "You’re all set" }).waitFor();
  });
});
