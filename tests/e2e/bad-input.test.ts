import { describe, expect, it } from "vitest";
import { anAccount } from "./support/account-factories";
import { aFiledCase } from "./support/factories";
import { noteActions } from "./support/faults";
import { aGuest } from "./support/guest";
import { doubleText, expectNothingSideways, SMALL_PHONE } from "./support/layout";
import { type Person, peopleInBrowsers } from "./support/people";
import { joinCase, openFilingDialog, readRuling, seeItFiled, startSwiping, testify } from "./support/steps";

const person = peopleInBrowsers();

describe("text that is too long", () => {
  it("is refused with its number of characters and not cut; 250 emoji are accepted", async () => {
    const { page, ...rest } = await person();
    const actions = noteActions(page);
    const dialog = await openFilingDialog({ page, ...rest }, "x".repeat(251));
    const allegation = dialog.getByLabel("Your allegation");
    const name = dialog.getByLabel("Your Name");
    const send = dialog.getByRole("button", { name: "Send", exact: true });

    await dialog.getByText("Allegation must be 250 characters or less. Currently 251 characters.").waitFor();
    await send.click();
    expect(await allegation.inputValue()).toBe("x".repeat(251));
    expect(await allegation.evaluate((field) => field === document.activeElement)).toBe(true);

    await allegation.fill("🍕".repeat(251));
    await dialog.getByText("Currently 251 characters.").waitFor();
    await dialog.getByText("1 character too many", { exact: true }).waitFor();
    await allegation.fill("🍕".repeat(250));
    await dialog.getByText("250/250").waitFor();

    await name.fill("Maximiliana Musterman");
    await send.click();
    await dialog.getByText("Name must be 20 characters or less. Currently 21 characters.").waitFor();
    expect(await name.inputValue()).toBe("Maximiliana Musterman");
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(actions).toHaveLength(0);

    await name.fill("Maximiliana Muster");
    await send.click();
    await seeItFiled(page);
    await page.getByText(`“${"🍕".repeat(250)}”`).waitFor();
    expect(actions).toHaveLength(1);
  });

  it("is no matter as a name that an account, which is asked for none, had typed as a guest", async () => {
    const somebody = await person({ as: await anAccount() });
    await somebody.page.goto("/");
    await somebody.page.evaluate(() => sessionStorage.setItem("pettifog.name", "Maximiliana Musterman"));
    const dialog = await openFilingDialog(somebody, "He ate it.");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await seeItFiled(somebody.page);
  });

  it("is refused as the name of somebody who joins, and stays in the field", async () => {
    const { link } = await aFiledCase();
    const { page } = await person();
    const actions = noteActions(page);
    await page.goto(link);
    const name = page.getByLabel("Your name for the record");
    await name.fill("Maximiliana Musterman");
    await page.getByRole("button", { name: "LET'S GET PETTY →" }).click();
    await page.getByText("Name must be 20 characters or less. Currently 21 characters.").waitFor();
    expect(await name.inputValue()).toBe("Maximiliana Musterman");
    expect(actions).toHaveLength(0);
  });
});

describe("an empty allegation", () => {
  it("keeps the filing button disabled: no text, blanks, invisible characters", async () => {
    const { page } = await person();
    await page.goto("/");
    const box = page.getByLabel("What did they do?");
    const arrow = page.getByRole("button", { name: "Go on and file" });
    for (const nothing of ["", "   \n\t ", "\u200B\u2060\u200B"]) {
      await box.fill("He ate it.");
      await expectEnabled(arrow, true);
      await box.fill(nothing);
      await expectEnabled(arrow, false);
      await box.press("Control+Enter");
      expect(await page.getByRole("dialog").count()).toBe(0);
    }
  });

  it("is refused with a message when it was emptied in the dialog", async () => {
    const somebody = await person();
    const actions = noteActions(somebody.page);
    const dialog = await openFilingDialog(somebody, "He ate it.");
    await dialog.getByLabel("Your allegation").fill("   ");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await dialog.getByText("Please write what happened before you file.").waitFor();
    expect(actions).toHaveLength(0);
  });
});

describe("HTML in allegations and names", () => {
  const allegation = `Sam said <petty-mark>sorry</petty-mark> & <img src=x onerror="document.title='owned'"> isn't "sorry".`;
  const plaintiffName = "<b id=owned>Rob</b>";
  const defendantName = "<i id=owned>Sam</i>";

  it("is shown as text everywhere, from the filing dialog to the testimony", async () => {
    const plaintiff = await person();
    const dialog = await openFilingDialog(plaintiff, allegation);
    await dialog.getByLabel("Your Name").fill(plaintiffName);
    expect(await dialog.getByLabel("Your allegation").inputValue()).toBe(allegation);
    await expectNoElementOfIt(plaintiff);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    const link = await seeItFiled(plaintiff.page);
    await plaintiff.page.getByText(allegation).waitFor();
    await expectNoElementOfIt(plaintiff);

    const defendant = await person();
    await defendant.page.goto(link);
    await defendant.page.getByText(allegation).waitFor();
    await defendant.page.getByText(plaintiffName).waitFor();
    await expectNoElementOfIt(defendant);
    await joinCase(defendant, link, defendantName);
    await defendant.page.getByRole("heading", { name: `PettySuit: ${allegation}` }).waitFor();
    await expectNoElementOfIt(defendant);

    await startSwiping(plaintiff);
    await testify(plaintiff, "y");
    await testify(defendant, "n");
    await readRuling(defendant);
    const ruling = defendant.page.getByRole("dialog", { name: "The Ruling" });
    const testimony = ruling.getByRole("region", { name: "The testimony" });
    for (const name of [plaintiffName, defendantName]) {
      await ruling.getByRole("article").getByText(name, { exact: true }).waitFor();
      await testimony.getByText(name, { exact: true }).filter({ visible: true }).first().waitFor();
    }
    await expectNoElementOfIt(defendant);
  });

  async function expectNoElementOfIt({ page }: Person): Promise<void> {
    expect(await page.locator("petty-mark, #owned, img[src=x]").count()).toBe(0);
    expect(await page.title()).not.toBe("owned");
  }
});

describe("text made to break the layout", () => {
  it("neither reverses the text beside it nor makes the page scroll sideways, at double text size too", async () => {
    const robin = await aGuest("\u202Ekram\u2066 nibor");
    const { link, path, sentPath } = await aFiledCase({ allegation: "a".repeat(250) }, robin);
    const plaintiff = await person({ viewport: SMALL_PHONE, as: robin });
    await plaintiff.page.goto(sentPath);
    await expectPlain(plaintiff);

    const defendant = await person({ viewport: SMALL_PHONE });
    await defendant.page.goto(link);
    await defendant.page.getByText("kram nibor", { exact: true }).waitFor();
    await expectPlain(defendant);

    await plaintiff.page.goto(path);
    await plaintiff.page.getByText("kram nibor", { exact: true }).waitFor();
    await expectPlain(plaintiff);
  });

  it("does not make the front page and its filing dialog scroll sideways at double text size", async () => {
    const somebody = await person({ viewport: SMALL_PHONE });
    await openFilingDialog(somebody, "w".repeat(250));
    await doubleText(somebody.page);
    await expectNothingSideways(somebody.page);
    await somebody.page.keyboard.press("Escape");
    await somebody.page.getByRole("dialog").waitFor({ state: "detached" });
    await expectNothingSideways(somebody.page);
  });

  async function expectPlain({ page }: Person): Promise<void> {
    expect(await page.content()).not.toMatch(/\p{Bidi_Control}/u);
    await expectNothingSideways(page);
    await doubleText(page);
    await expectNothingSideways(page);
  }
});

async function expectEnabled(button: ReturnType<Person["page"]["getByRole"]>, isEnabled: boolean): Promise<void> {
  await expect.poll(() => button.isEnabled()).toBe(isEnabled);
}
