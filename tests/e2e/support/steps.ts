import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { ALLEGATION_MAX } from "~/domain/case/allegation";
import { countCharacters } from "~/domain/text";
import { ALLEGATION } from "./factories";
import type { Person } from "./people";

/** What people do in more than one journey, in the words that they see. */

interface Filing {
  allegation?: string;
  name?: string;
  judge?: string;
  /** Whether a link preview may show the allegation. */
  previewAllowed?: boolean;
}

/** Files a suit from the home page's box; ends on the page that says so. Gives the invitation's link. */
export async function fileSuit(person: Person, filing: Filing = {}): Promise<string> {
  const { allegation = ALLEGATION, name = "Robin", judge = "Yoda Judge", previewAllowed = true } = filing;
  const { page } = person;
  const dialog = await openFilingDialog(person, allegation);
  await dialog.getByLabel("Your Name").fill(name);
  await dialog.getByText(judge, { exact: true }).click();
  if (!previewAllowed) {
    await dialog.getByText("Privacy & Sharing Settings").click();
    await dialog.getByLabel("Allow preview card when sharing invite").uncheck();
  }
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  const link = await seeItFiled(page);
  await dismissToasts(page);
  return link;
}

/** Files a case to be argued live; ends on its waiting screen. Gives its code. */
export async function fileCourtroom(person: Person, filing: Omit<Filing, "previewAllowed"> = {}): Promise<string> {
  const { allegation = ALLEGATION, name = "Robin", judge = "Yoda Judge" } = filing;
  const dialog = await openFilingDialog(person, allegation);
  await dialog.getByLabel("Your Name").fill(name);
  await dialog.getByText("Argue it live", { exact: true }).click();
  await dialog.getByText(judge, { exact: true }).click();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  const code = await seeItWait(person.page);
  await dismissToasts(person.page);
  return code;
}

/** Waits for the waiting screen of a courtroom. Gives the case code that stands on it. */
export async function seeItWait(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "Waiting for Your Opponent" }).waitFor();
  return page.getByText(/^[A-HJ-KM-NP-Z2-9]{6}$/u).innerText();
}

/** Takes a courtroom's link along from its waiting screen. The person's browser has to allow the clipboard. */
export async function copyInviteLink({ page }: Person): Promise<string> {
  await page.getByRole("button", { name: "Copy Invite Link" }).click();
  await page.getByText("Invite link copied to clipboard.", { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Takes away the toast of what was done before, which would answer for what is done next. It may be gone by itself
 * already.
 */
async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await clickWhereThere(dismiss);
  await dismiss.waitFor({ state: "detached" });
}

/** Clicks what may go away by itself at any moment. */
function clickWhereThere(buttons: Locator): Promise<void> {
  return buttons.evaluateAll((found) => {
    for (const button of found) if (button instanceof HTMLElement) button.click();
  });
}

/** Writes an allegation into the home page's box and waits until the page's scripts have read it. */
export async function writeAllegation(page: Page, allegation: string): Promise<void> {
  await page.getByLabel("What did they do?").fill(allegation);
  const length = countCharacters(allegation);
  const counted = length > ALLEGATION_MAX ? /too many$/u : `${length}/${ALLEGATION_MAX}`;
  await page.getByText(counted).waitFor();
}

/** Writes an allegation into the home page's box and goes on to the dialog. */
export async function openFilingDialog({ page }: Pick<Person, "page">, allegation: string): Promise<Locator> {
  await page.goto("/");
  await writeAllegation(page, allegation);
  await page.getByRole("button", { name: "Go on and file" }).click();
  const dialog = page.getByRole("dialog", { name: "File a PettySuit" });
  await dialog.waitFor();
  return dialog;
}

/** The uuid of the case whose page a person is on. */
export function suitUuidOf({ page }: Person): string {
  const uuid = /\/pettysuits?\/([0-9a-f-]{36})/u.exec(page.url())?.[1];
  if (uuid === undefined) throw new Error(`no case at ${page.url()}`);
  return uuid;
}

/** Waits for the page that says that a suit is filed. Gives the invitation's link. */
export async function seeItFiled(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "PettySuit Filed Successfully" }).waitFor();
  return readLink(page);
}

async function readLink(page: Page): Promise<string> {
  const text = await page
    .getByText(/\/invite\/[A-Za-z0-9_-]{32}$/u)
    .first()
    .innerText();
  const link = /https?:\/\/\S+\/invite\/[A-Za-z0-9_-]{32}/u.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
}

/** Opens an invitation and takes the seat: two taps. Ends on the deck. */
export async function joinCase({ page }: Person, link: string, name = "Sam"): Promise<void> {
  await page.goto(link);
  if (name !== "") await page.getByLabel("Your name for the record").fill(name);
  await page.getByRole("button", { name: "LET'S GET PETTY →" }).click();
  await page.waitForURL(/\/pettysuit\/[0-9a-f-]{36}$/u);
  await page.getByText(/^Question 1 of \d$/u).waitFor();
}

/** Goes from the page after filing to the deck. */
export async function startSwiping({ page }: Person): Promise<void> {
  await page.getByRole("link", { name: "Start Swiping Now" }).click();
  await page.getByText(/^Question 1 of \d$/u).waitFor();
}

/** Opens the page of a person's own suit or dilemma and waits until the deck can be used. */
export async function openDeck({ page }: Pick<Person, "page">, path: string): Promise<void> {
  await page.goto(path);
  await page.getByText(/^Question \d of \d$/u).waitFor();
  // Nobody hears a key before the page's scripts have taken it over; from then on its header knows who is here.
  await page
    .getByRole("banner")
    .getByRole("button", { name: /\S Profile$/u })
    .waitFor();
}

/** The deck on a page, of either kind, while it has cards. */
export function deckOn(page: Page): Locator {
  return page.getByRole("region", { name: /^(?:PettySwipe|Your dilemma)$/u });
}

/** The button that skips a sponsored card, where one is on top. */
export function skipButton(page: Page): Locator {
  return deckOn(page).getByRole("button", { name: "Skip", exact: true, disabled: false });
}

/** Goes on by key until a sponsored card is on top. */
export async function swipeToAd({ page }: Pick<Person, "page">): Promise<void> {
  const skip = skipButton(page);
  const yes = page.getByRole("button", { name: "Yes", exact: true, disabled: false });
  for (;;) {
    await skip.or(yes).first().waitFor();
    if (await skip.isVisible()) return;
    await page.keyboard.press("y");
  }
}

/** The card on top, by its question; the one that peeks out below is hidden from people who listen, and from here. */
export function questionOnTop({ page }: Person): Locator {
  return deckOn(page).getByRole("paragraph").filter({ hasText: /\?”?$/u });
}

/**
 * Waits until a question is on top and the answer before it is stored: until then the deck takes no other. An ad on the
 * way is skipped.
 */
export async function expectQuestion({ page }: Person, number: number, total: number): Promise<void> {
  await passAds(page, page.getByText(`Question ${number} of ${total}`, { exact: true }));
  await page.getByRole("button", { name: "Yes", exact: true, disabled: false }).waitFor();
}

/** Waits for what comes after the card on top, and skips the ads that come before it. */
async function passAds(page: Page, awaited: Locator): Promise<void> {
  const skip = skipButton(page);
  for (;;) {
    await awaited.or(skip).first().waitFor();
    if (await awaited.first().isVisible()) return;
    await page.keyboard.press("n");
  }
}

/** How many questions the deck on a page has, and which is on top. */
export async function progress({ page }: Person): Promise<{ current: number; total: number }> {
  const text = await page.getByText(/^Question \d of \d$/u).innerText();
  const [current, total] = (text.match(/\d/gu) ?? []).map(Number);
  return { current: current ?? 0, total: total ?? 0 };
}

/** Answers every question that is left, by `decide`, each after the one before is stored. */
export async function answerRest(person: Person, decide: (number: number) => Promise<void>): Promise<void> {
  const { current, total } = await progress(person);
  for (let number = current; number <= total; number++) {
    await expectQuestion(person, number, total);
    await decide(number);
  }
  await expectDone(person);
}

/** Waits for the end of a deck, or for what opens there. */
export function expectDone({ page }: Person): Promise<void> {
  return passAds(page, page.getByText(/^All done! Thanks for (?:swiping|answering)\.$/u).or(page.getByRole("dialog")));
}

/** Answers everything that is left by key, always the same. */
export function testify(person: Person, key: "y" | "n" | "f"): Promise<void> {
  return answerRest(person, () => person.page.keyboard.press(key));
}

/** Answers by the buttons under the card. */
export function byButtons(person: Person, names: ("Yes" | "No" | "Plead the Fifth")[]) {
  return async (number: number) => {
    const name = names[(number - 1) % names.length] ?? "Yes";
    await person.page.getByRole("button", { name, exact: true }).click();
  };
}

/**
 * Lets the judge deliberate no longer, waits for the ruling's overlay and gives its text as a screen reader gets it.
 */
export async function readRuling({ page }: Person): Promise<{ rationale: string; headline: string }> {
  const deliberation = page.getByRole("dialog", { name: "The judge deliberates" });
  const overlay = page.getByRole("dialog", { name: "The Ruling" });
  await deliberation.or(overlay).first().waitFor();
  // It may be over at any moment.
  await clickWhereThere(deliberation.getByRole("button", { name: "Skip" }));
  await overlay.waitFor();
  const skip = overlay.getByRole("button", { name: "Skip" });
  const card = overlay.getByRole("article");
  await skip.or(card).first().waitFor();
  // The reveal may end at any moment, and its button with it.
  await clickWhereThere(skip);
  await card.waitFor();
  const rationale = (await overlay.locator("p[dir=auto]").first().innerText()).replace(/\s+/gu, " ").trim();
  expect(rationale.length).toBeGreaterThan(100);
  return { rationale, headline: (await card.innerText()).replace(/\s+/gu, " ") };
}
