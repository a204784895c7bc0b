import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible";
import { attendCourt, messageOf, say, seeSession, transcript } from "./support/courtroom";
import { openCases } from "./support/drawers";
import { aCourtroom, aFiledCase, answerAll, seeRuling, shareCard, sitDown } from "./support/factories";
import { aGuest } from "./support/guest";
import { peopleInBrowsers } from "./support/people";
import { joinCase, readRuling, testify } from "./support/steps";

const person = peopleInBrowsers();

const GERMAN = "Mein Mitbewohner hat meinen Joghurt gegessen und den leeren Becher zurückgestellt";
/** A name from right to left that is not shut off from the sentence around it. */
const OPEN_NAME = /(?<!\u2068)(?:سارة|דנה)/u;
const ARABIC = "أنت أكلت البيتزا الخاصة بي ثم ضحكت";

describe("text in another language than the page's", () => {
  it("has its language marked from the filing to the ruling that quotes it", async () => {
    const filed = await aFiledCase({ allegation: GERMAN });
    const inGerman = (page: Page) => page.locator("[lang=de]").filter({ hasText: GERMAN });
    const plaintiff = await person({ as: filed.plaintiff });
    await plaintiff.page.goto(filed.sentPath);
    await inGerman(plaintiff.page).waitFor();

    const defendant = await person();
    await defendant.page.goto(filed.link);
    await inGerman(defendant.page).waitFor();
    await joinCase(defendant, filed.link);
    await defendant.page.getByRole("heading", { level: 1 }).and(defendant.page.locator(":has([lang=de])")).waitFor();
    await answerAll(filed.uuid, filed.plaintiff, ["yes"]);
    await testify(defendant, "n");
    await readRuling(defendant);
    const ruling = defendant.page.getByRole("dialog", { name: "The Ruling" });
    const quoted = await ruling.locator("p[dir=auto]").first().locator("[lang=de]").allInnerTexts();
    expect(quoted.length).toBeGreaterThan(0);
    for (const words of quoted) expect(GERMAN).toContain(words);
    await expectAccessible(defendant.page);
  });

  it("has its language marked in a courtroom, and runs right to left where its script does", async () => {
    const { plaintiff, defendant } = await attendCourt(person);
    await say(plaintiff, ARABIC);
    await say(plaintiff, "and you laughed about it");
    const words = messageOf(defendant.page, ARABIC).locator("p[dir=auto]");
    await words.waitFor();
    expect(await words.getAttribute("lang")).toBe("ar");
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    const english = messageOf(defendant.page, "and you laughed").locator("p[dir=auto]");
    await english.waitFor();
    expect(await english.getAttribute("lang")).toBeNull();
  });

  it("leaves English running from left to right around names that don't", async () => {
    const filed = await aFiledCase({}, await aGuest("سارة"));
    const dana = await sitDown(filed.link, "דנה");
    await answerAll(filed.uuid, filed.plaintiff, ["yes"]);
    await answerAll(filed.uuid, dana, ["no"]);
    await seeRuling(filed);
    const { page } = await person({ as: dana });
    await page.goto(filed.path);
    await page.getByRole("button", { name: "View Verdict" }).click();
    const ruling = page.getByRole("dialog", { name: "The Ruling" });
    await ruling.getByRole("article").waitFor();
    const texts = await ruling
      .locator("[dir=auto]")
      .evaluateAll((elements) =>
        elements.map((element) => ({ text: element.textContent, direction: getComputedStyle(element).direction })),
      );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ direction }) => direction !== "ltr")).toEqual([]);
    expect(texts.filter(({ text }) => OPEN_NAME.test(text ?? ""))).toEqual([]);

    await page.goto("/");
    const line = (await openCases(page)).getByRole("link");
    const outcome = line.getByText(/ won$|^Hung Court$/u);
    await outcome.waitFor();
    expect(await outcome.innerText()).not.toMatch(OPEN_NAME);
    expect(await outcome.evaluate((element) => element.closest("bdi"))).toBeNull();

    await page.goto(await shareCard(filed.uuid, dana));
    const lede = page.getByText(/ to court\. In “/u);
    await lede.waitFor({ state: "attached" });
    expect(await lede.textContent()).not.toMatch(OPEN_NAME);
  });

  it("leaves what a courtroom says of its parties running from left to right around their names", async () => {
    const { path, link, plaintiff } = await aCourtroom({}, await aGuest("سارة"));
    await sitDown(link, "דנה");
    const { page } = await person({ as: plaintiff });
    await page.goto(path);
    await seeSession({ page });
    await page.getByRole("button", { name: "Get a Decision" }).click();
    const rests = transcript(page).getByText(/ rests\. .*, anything to add\?$/u);
    await rests.waitFor();
    expect(await rests.innerText()).not.toMatch(OPEN_NAME);
    expect(await rests.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  });
});
