import { describe, expect, it } from "vitest";
import { NEUTRAL_SITE } from "~/domain/screening/support";
import { expectAccessible } from "./support/accessible";
import { openCases } from "./support/drawers";
import { aFiledCase } from "./support/factories";
import { DESKTOP, type Person, peopleInBrowsers } from "./support/people";
import { fileSuit, writeAllegation } from "./support/steps";

const person = peopleInBrowsers();

const SERIOUS = "He ate my fries and then he choked me.";

/** Files a serious text; ends on the calm page. */
async function fileSerious(somebody: Person): Promise<void> {
  const { page } = somebody;
  somebody.expectFault(/status of 400/u);
  await page.goto("/");
  await writeAllegation(page, SERIOUS);
  await page.getByRole("button", { name: "Go on and file" }).click();
  const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
  await dialog.getByLabel("Your Name").fill("Robin");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
}

/** Stands in for the site outside, and lets this one person go there. */
async function expectExit(somebody: Person): Promise<() => { url: string; referer: string | undefined }[]> {
  const asked: { url: string; referer: string | undefined }[] = [];
  somebody.expectFault(/request to elsewhere: https:\/\/www\.wikipedia\.org\//u);
  await somebody.context.route(`${NEUTRAL_SITE}**`, async (route) => {
    asked.push({ url: route.request().url(), referer: (await route.request().allHeaders()).referer });
    await route.fulfill({ contentType: "text/html", body: "<title>An encyclopedia</title>" });
  });
  return () => asked;
}

describe("an allegation that is too serious", () => {
  it("leads its writer to a page of help for their country, with nothing of the text on it", async () => {
    const writer = await person();
    await fileSerious(writer);
    const { page } = writer;
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/support");
    expect(await page.title()).toBe("Information");
    await page.getByLabel("Country").selectOption("Ireland");
    await page.getByRole("link", { name: "Call Women’s Aid, 1800 341 900" }).waitFor();
    await page.getByLabel("Country").selectOption("");
    await page.getByText("In most countries 112 works.").waitFor();
    expect(await page.locator("body").innerText()).not.toMatch(/fries|choked|judge|verdict|petty ?suit|🎉/iu);
    await expectAccessible(page);
  });

  it("leads to a page that is accessible on a desktop in dark mode, and is not for search engines", async () => {
    const reader = await person({ viewport: DESKTOP, colorScheme: "dark" });
    await reader.page.goto("/support?country=DE");
    await reader.page.getByText("116 016").waitFor();
    expect(await reader.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await expectAccessible(reader.page);
  });

  it.each([
    ["the network, whatever the browser speaks", "IE", { locale: "de-AT", timezoneId: "Europe/Paris" }],
    ["the time zone, whatever the browser speaks", "FR", { locale: "en-US", timezoneId: "Europe/Paris" }],
    ["the browser's language without scripts", "AT", { locale: "de-AT", javaScriptEnabled: false }],
    ["nothing known", "", { locale: "en-US", timezoneId: "UTC" }],
  ])("leads to the numbers of the country by %s", async (_hint, code, browser) => {
    const isToldByNetwork = code === "IE";
    const { page, context } = await person(browser);
    if (isToldByNetwork) await context.setExtraHTTPHeaders({ "CF-IPCountry": code });
    await page.goto("/support");
    await expect.poll(() => page.getByLabel("Country").inputValue()).toBe(code);
  });

  it("is still there for a writer who was joking, and is filed once it is rewritten", async () => {
    const writer = await person();
    await fileSerious(writer);
    await writer.page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    const box = writer.page.getByLabel("What did they do?");
    await box.waitFor();
    await expect.poll(() => box.inputValue()).toBe(SERIOUS);
    await fileSuit(writer, { allegation: "He ate my fries and then choked on them." });
  });

  it("vanishes after Escape three times: page, draft and history", async () => {
    const writer = await person();
    const asked = await expectExit(writer);
    await fileSerious(writer);
    const { page } = writer;
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(asked()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForURL(NEUTRAL_SITE);
    expect(asked()).toEqual([{ url: NEUTRAL_SITE, referer: undefined }]);
    await page.goto("/");
    await page.getByLabel("What did they do?").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("pettifog.draft"))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("pettifog.name"))).toBeNull();
    await page.goBack();
    expect(page.url()).toBe(NEUTRAL_SITE);
    await page.goBack();
    expect(page.url()).not.toContain("/support");
  });

  it("leads to a page that can be left by one button, without JavaScript too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const reader = await person({ javaScriptEnabled });
      const asked = await expectExit(reader);
      await reader.page.goto("/support");
      await reader.page.getByRole("link", { name: "Leave this page now" }).click();
      await reader.page.waitForURL(NEUTRAL_SITE);
      expect(asked()).toEqual([{ url: NEUTRAL_SITE, referer: undefined }]);
    }
  });

  it("leads there as the name of somebody who joins as well, and back to the invitation", async () => {
    const { link } = await aFiledCase();
    const joiner = await person();
    joiner.expectFault(/status of 400/u);
    await joiner.page.goto(link);
    await joiner.page.getByLabel("Your name for the record").fill("he hits me");
    await joiner.page.getByRole("button", { name: "LET'S GET PETTY →" }).click();
    await joiner.page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await joiner.page.waitForURL(link);
  });
});

/** A sentence of which the screening is not sure. */
const UNCLEAR = "My partner decides which friends I may see.";

describe("an allegation that may be serious", () => {
  async function fileUnclear(somebody: Person, button = "Send") {
    const { page } = somebody;
    somebody.expectFault(/status of 400/u);
    await page.goto("/");
    await writeAllegation(page, UNCLEAR);
    await page.getByRole("button", { name: "Go on and file" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    await dialog.getByLabel("Your Name").fill("Robin");
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await dialog.getByText("Is somebody hurt or afraid?").waitFor();
    return dialog;
  }

  it("is filed when its writer says that it is petty, with all that they chose", async () => {
    const writer = await person();
    const dialog = await fileUnclear(writer);
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe(UNCLEAR);
    await expectAccessible(writer.page);
    await dialog.getByRole("button", { name: "No, it is petty", exact: true }).click();
    await writer.page.waitForURL(/\/pettysuits\/[^/]+\/sent$/u);
  });

  it("is filed as it is chosen by then, and sent in the way that was asked for", async () => {
    const { page, ...writer } = await person();
    const dialog = await fileUnclear({ page, ...writer }, "File, then more ways to share");
    await dialog.getByText("Yoda Judge", { exact: true }).click();
    await dialog.getByLabel("Your Name").fill("Alex");
    await dialog.getByText("Argue it live", { exact: true }).click();
    await dialog.getByRole("button", { name: "It is petty" }).click();
    const share = page.getByRole("dialog", { name: "More ways to share" });
    await share.getByText(/Yoda/u).waitFor();
    await share.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("heading", { name: "Waiting for Your Opponent" }).waitFor();
  });

  it("is asked about and filed from one's own cases as well", async () => {
    const writer = await person();
    writer.expectFault(/status of 400/u);
    const { page } = writer;
    await page.goto("/");
    await (await openCases(page)).getByRole("button", { name: "File Your First PettySuit" }).click();
    const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
    await dialog.getByLabel("Your allegation").fill(UNCLEAR);
    await dialog.getByLabel("Your Name").fill("Robin");
    await dialog.getByRole("button", { name: "File It" }).click();
    await dialog.getByRole("button", { name: "It is petty" }).click();
    await page.waitForURL(/\/pettysuits\/[^/]+\/sent$/u);
  });

  it("leads to the calm page when they say that it is serious, and what they wrote is kept", async () => {
    const writer = await person();
    const dialog = await fileUnclear(writer);
    await dialog.getByRole("link", { name: "Yes, it is serious", exact: true }).click();
    const { page } = writer;
    await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
    await page.getByRole("link", { name: "I was misread, put it differently" }).click();
    const box = page.getByLabel("What did they do?");
    await expect.poll(() => box.inputValue()).toBe(UNCLEAR);
  });

  it("is asked about without JavaScript too", async () => {
    const writer = await person({ javaScriptEnabled: false });
    writer.expectFault(/status of 400/u);
    const { page } = writer;
    await page.goto("/file");
    await page.getByLabel("Your allegation").fill(UNCLEAR);
    await page.getByLabel("Your Name").fill("Robin");
    await page.getByRole("button", { name: "File It" }).click();
    await page.getByText("Is somebody hurt or afraid?").waitFor();
    expect(await page.getByLabel("Your allegation").inputValue()).toBe(UNCLEAR);
    await page.getByRole("button", { name: "It is petty" }).click();
    await page.waitForURL(/\/pettysuits\/[^/]+\/sent$/u);
  });

  it("is a dilemma as well", async () => {
    const writer = await person();
    writer.expectFault(/status of 400/u);
    const { page } = writer;
    await page.goto("/procrastination");
    const box = page.getByRole("textbox").first();
    const question = page.getByText("Is somebody hurt or afraid?");
    for (const isChanged of [true, false]) {
      await box.fill("Should I ask my partner which friends I may see?");
      await page.getByRole("button", { name: "Ask the Court" }).click();
      await question.waitFor();
      // It is asked of that very text.
      if (isChanged) await box.fill("Tea or coffee?");
      await expect.poll(() => question.count()).toBe(isChanged ? 0 : 1);
    }
    await page.getByRole("button", { name: "It is petty" }).click();
    await page.waitForURL(/\/procrastination\/[0-9a-f-]{36}/u);
  });
});
