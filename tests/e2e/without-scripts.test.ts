import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathToFileBack } from "~/domain/filing/rematch";
import { expectAccessible } from "./support/accessible";
import { ALLEGATION, aCourtroom, aDecidedCase, aFiledCase } from "./support/factories";
import { holdBack, refusedWith, SCRIPTS } from "./support/faults";
import { fetchHead } from "./support/fetched-page";
import { aGuest } from "./support/guest";
import { SMALL_PHONE } from "./support/layout";
import { DESKTOP, type Person, peopleInBrowsers } from "./support/people";
import { expectInReach, expectPresentable } from "./support/presentable";
import { seeItFiled } from "./support/steps";
import { anOldFormToken } from "./support/time";

const person = peopleInBrowsers({ javaScriptEnabled: false });

const box = (page: Page) => page.getByLabel("What did they do?");
const arrow = (page: Page) => page.getByRole("button", { name: "Go on and file" });
const fileIt = (page: Page) => page.getByRole("button", { name: "File It" });
const join = (page: Page) => page.getByRole("button", { name: "LET'S GET PETTY →" });

/** Answers all questions of the deck by its buttons, one after the other. */
async function answerByButtons({ page }: Person, names: readonly string[]): Promise<void> {
  await page.getByText(/^Question 1 of \d$/u).waitFor();
  const total = Number((await page.getByText(/^Question 1 of \d$/u).innerText()).at(-1));
  for (let number = 1; number <= total; number += 1) {
    await page.getByText(`Question ${number} of ${total}`).waitFor();
    await page.getByRole("button", { name: names[(number - 1) % names.length] ?? "Yes", exact: true }).click();
  }
  // The judge may be faster.
  await page.getByText(/^(?:All done! Thanks for swiping|The judge has ruled)\.$/u).waitFor();
}

describe("without any script", () => {
  it("a case is filed, joined and answered by both", async () => {
    const plaintiff = await person();
    const { page } = plaintiff;
    await page.goto("/");
    await box(page).fill(ALLEGATION);
    await arrow(page).click();
    await page.getByRole("heading", { name: "File a PettySuit" }).waitFor();
    expect(await page.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    await page.getByLabel("Your Name").fill("Robin");
    await page.getByText("Yoda Judge", { exact: true }).click();
    await page.getByText("Serious", { exact: true }).click();
    await fileIt(page).click();
    const link = await seeItFiled(page);
    await page.getByText("Yoda Judge").first().waitFor();

    const defendant = await person({ viewport: DESKTOP });
    await defendant.page.goto(link);
    await defendant.page.getByText("Robin", { exact: true }).first().waitFor();
    await defendant.page.getByLabel("Your name for the record").fill("Sam");
    await join(defendant.page).click();
    await answerByButtons(defendant, ["Yes", "No", "Plead the Fifth"]);

    await page.getByRole("link", { name: "Start Swiping Now" }).click();
    await page.getByText("Sam", { exact: true }).first().waitFor();
    await answerByButtons(plaintiff, ["No"]);
    const seesRuling = async () => {
      await page.reload();
      return page.getByRole("article", { name: /^Verdict in / }).count();
    };
    await expect.poll(seesRuling, { timeout: 20_000 }).toBe(1);
    await page.getByRole("heading", { name: "The testimony" }).waitFor();
    await page.getByRole("link", { name: "How fair was this?" }).waitFor();
    expect(await page.getByRole("button", { name: "View Verdict" }).count()).toBe(0);
  });

  it("a case is filed before the judge of the address, and says nothing in chats where that was not wanted", async () => {
    const { page } = await person();
    await page.goto("/?judge=yoda");
    await box(page).fill(ALLEGATION);
    await arrow(page).click();
    expect(await page.getByRole("radio", { name: "Yoda Judge" }).isChecked()).toBe(true);
    const preview = page.getByLabel("Allow preview card when sharing invite");
    expect(await preview.isChecked()).toBe(true);
    await preview.uncheck();
    await fileIt(page).click();
    const link = await seeItFiled(page);
    expect((await fetchHead(link)).tags["og:description"]).not.toContain(ALLEGATION);
  });

  it("a form that lay open for too long is filled in again, ready to be sent", async () => {
    const { page, expectFault } = await person();
    expectFault(refusedWith(400));
    await page.goto("/file");
    await page.getByLabel("Your allegation").fill(ALLEGATION);
    await page.getByLabel("Allow preview card when sharing invite").uncheck();
    const token = page.locator("input[name=formToken]");
    // Nobody can hold the server's clock: an old token of its own is what a long wait leaves.
    await token.evaluate((field, old) => field.setAttribute("value", old), await anOldFormToken());
    await fileIt(page).click();
    await page.getByRole("alert").getByText("This form lay open for too long.").waitFor();
    expect(await page.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
    expect(await page.getByLabel("Allow preview card when sharing invite").isChecked()).toBe(false);
    await fileIt(page).click();
    await seeItFiled(page);
  });

  it("a case to be argued live is filed and joined", async () => {
    const { page } = await person();
    await page.goto("/file");
    await page.getByLabel("Your allegation").fill(ALLEGATION);
    await page.getByText("Argue it live", { exact: true }).click();
    await fileIt(page).click();
    await page.getByRole("heading", { name: "Waiting for Your Opponent" }).waitFor();

    const { link, uuid } = await aCourtroom();
    const defendant = await person();
    await defendant.page.goto("/terms");
    await defendant.page.goto(link);
    await join(defendant.page).click();
    await defendant.page.waitForURL(`**/courtroom/${uuid}`);
    // The browser keeps the form; it leads to the case, and the next Back to where one came from.
    await defendant.page.goBack();
    await defendant.page.waitForURL(`**/courtroom/${uuid}`);
    await defendant.page.goBack();
    await defendant.page.waitForURL("**/terms");
  });

  it("what is refused comes back as it was typed", async () => {
    const { page, expectFault } = await person();
    expectFault(refusedWith(400));
    const long = "x".repeat(251);
    await page.goto("/");
    await box(page).fill(long);
    await arrow(page).click();
    await page.getByLabel("Your Name").fill("Robin");
    await fileIt(page).click();
    await page.getByRole("alert").getByText("Allegation must be 250 characters or less.").waitFor();
    expect(await page.getByLabel("Your allegation").inputValue()).toBe(long);
    await page.getByLabel("Your allegation").fill("He ate my fries and then he choked me.");
    await fileIt(page).click();
    await page.getByRole("heading", { name: "This sounds more serious than a petty dispute." }).waitFor();
  });

  it("a name that is refused comes back with the reason, also where scripts come then, and nobody sits down without it", async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { link, path } = await aFiledCase();
      const { page, expectFault } = await person({ javaScriptEnabled });
      expectFault(refusedWith(400));
      const name = page.getByLabel("Your name for the record");
      const bringScripts = await holdBack(page, SCRIPTS);
      await page.goto(link, { waitUntil: "commit" });
      await name.fill("Maximiliana Musterman");
      await join(page).click({ noWaitAfter: true });
      await page.getByText("Name must be 20 characters or less. Currently 21 characters.").waitFor();
      bringScripts();
      await page.waitForLoadState("networkidle");
      expect([page.url(), await name.inputValue()]).toEqual([link, "Maximiliana Musterman"]);
      await name.fill("Sam");
      await join(page).click();
      await page.waitForURL(`**${path}`);
      await page.getByText("Sam", { exact: true }).first().waitFor();
    }
  });

  it("a seat that is taken is called so, and one's own case is opened", async () => {
    const filed = await aFiledCase();
    const plaintiff = await person({ as: filed.plaintiff });
    await plaintiff.page.goto(filed.link);
    await plaintiff.page.waitForURL(`**${filed.path}`);

    const [first, second] = [await person(), await person()];
    for (const { page } of [first, second]) await page.goto(filed.link);
    await join(first.page).click();
    await first.page.waitForURL(`**${filed.path}`);
    await first.page
      .getByText(/^User-[A-Z2-9]{4}$/u)
      .first()
      .waitFor();
    second.expectFault(refusedWith(409));
    await join(second.page).click();
    await second.page
      .getByText(/seat is taken/iu)
      .first()
      .waitFor();
  });
});

describe("the filing page", () => {
  it("is where the arrow leads when its dialog can't be fetched", async () => {
    const { page, expectFault } = await person({ javaScriptEnabled: true });
    expectFault(/filing-dialog|ERR_FAILED|dynamically imported/u);
    await page.route("**/assets/filing-dialog*.js", (route) => route.abort());
    await page.goto("/", { waitUntil: "networkidle" });
    await box(page).fill(ALLEGATION);
    await arrow(page).click();
    await page.getByRole("heading", { name: "File a PettySuit" }).waitFor();
    await expect.poll(() => page.getByLabel("Your allegation").inputValue()).toBe(ALLEGATION);
  });

  it("sends a form once, however often it is tapped, and has its token made anew for whoever comes back", async () => {
    const { page } = await person({ javaScriptEnabled: true });
    await page.goto("/file", { waitUntil: "networkidle" });
    const token = () => page.locator("input[name=formToken]").inputValue();
    const first = await token();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(token).not.toBe(first);

    let sent = 0;
    await page.route("**/file", (route) => {
      sent += 1;
      return route.continue();
    });
    await page.getByLabel("Your allegation").fill(ALLEGATION);
    await page.locator("form[action='/file']").evaluate((form: HTMLFormElement) => {
      for (const _ of [1, 2, 3]) form.requestSubmit();
    });
    await seeItFiled(page);
    expect(sent).toBe(1);
  });

  it("leaves what somebody is writing on the front page alone when they file back", async () => {
    const { uuid, defendant } = await aDecidedCase();
    const { page } = await person({ javaScriptEnabled: true, as: defendant });
    await page.goto("/", { waitUntil: "networkidle" });
    await box(page).fill("He hums.");
    await page.goto(pathToFileBack({ uuid, kind: "pettysuit" }), { waitUntil: "networkidle" });
    await page.getByLabel("Your allegation").fill("No, they hum.");
    await fileIt(page).click();
    await seeItFiled(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await expect.poll(() => box(page).inputValue()).toBe("He hums.");
  });

  it("keeps what somebody files back with, through the court's question and the calm page, until it is filed", async () => {
    const { uuid, defendant } = await aDecidedCase();
    const { page, expectFault } = await person({ javaScriptEnabled: true, as: defendant });
    expectFault(refusedWith(400));
    const path = pathToFileBack({ uuid, kind: "pettysuit" });
    const field = page.getByLabel("Your allegation");
    await page.goto(path, { waitUntil: "networkidle" });
    await field.fill("My partner decides which friends I may see.");
    await fileIt(page).click();
    await page.getByRole("link", { name: "It is serious" }).click();
    await page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await expect.poll(() => field.inputValue()).toBe("My partner decides which friends I may see.");

    await field.fill("He ate my fries and then he choked me.");
    await fileIt(page).click();
    await page.getByRole("link", { name: "I was joking, rewrite it" }).click();
    await expect.poll(() => field.inputValue()).toBe("He ate my fries and then he choked me.");
    await field.fill("No, they hum.");
    await fileIt(page).click();
    await seeItFiled(page);
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":rematch:")));
    await expect.poll(drafts).toEqual([]);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await field.inputValue()).toMatch(/Precedent: ‘/u);
  });

  it("is where an arrow leads that is pressed before the scripts have come, and keeps what was chosen then", async () => {
    const { page } = await person({ javaScriptEnabled: true, as: await aGuest() });
    const bringScripts = await holdBack(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    await box(page).fill(ALLEGATION);
    await arrow(page).click({ noWaitAfter: true });
    await page.getByRole("heading", { name: "File a PettySuit" }).waitFor();
    await page.getByText("Shakespeare", { exact: false }).first().click();
    bringScripts();
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Your Name").fill("Robin");
    await fileIt(page).click();
    await seeItFiled(page);
    await page.getByText("Shakespeare Judge").first().waitFor();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(await box(page).inputValue()).toBe("");
  });

  it("is one tap away from sending for whoever files back, with the verdict quoted as a precedent", async () => {
    const { uuid, defendant } = await aDecidedCase({ judgePersonality: "Yoda" });
    const { page } = await person({ javaScriptEnabled: true, as: defendant });
    await page.goto(pathToFileBack({ kind: "pettysuit", uuid }));
    await expect.poll(() => page.getByLabel("Your allegation").inputValue()).toMatch(/^Robin says: ‘.+Precedent: ‘/u);
    expect(await page.getByLabel("Your Name").inputValue()).toBe("Sam");
    await fileIt(page).click();
    await seeItFiled(page);
    await page.getByText("The other party has the summons under their bell already.").waitFor();
    expect(await page.getByText(/^Nobody is summoned|^You send the link/u).count()).toBe(0);
    await page.getByText("Precedent:").first().waitFor();
    await page.getByText("Yoda Judge").first().waitFor();
  });

  it("fits every window and is accessible", async () => {
    const { page } = await person({ javaScriptEnabled: true });
    await page.goto("/file", { waitUntil: "networkidle" });
    await expectPresentable(page, "file");
    await page.setViewportSize(SMALL_PHONE);
    await expectAccessible(page);
    await expectInReach([page.getByLabel("Your allegation")]);
  });
});
