import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { ALLEGATION, aCourtroom, type Filing, sitDown } from "./factories";
import type { Guest } from "./guest";
import { CLIPBOARD, type Person, type PersonOptions } from "./people";
import { copyInviteLink, fileCourtroom } from "./steps";

/** Both parties of a live case, in session. */
export interface Court {
  plaintiff: Person;
  defendant: Person;
  /** Path of its page. */
  path: string;
}

type OpenBrowser = (options?: PersonOptions) => Promise<Person>;

/** Lets both parties of a case to be argued live come into a court that is in session. */
export async function attendCourt(
  person: OpenBrowser,
  options: PersonOptions = {},
  filing: Filing = {},
): Promise<Court> {
  const { path, link, plaintiff } = await aCourtroom(filing);
  const attend = async (guest: Guest): Promise<Person> => {
    const party = await person({ ...options, as: guest });
    await party.page.goto(path);
    await seeSession(party, filing.allegation);
    return party;
  };
  const defendant = await sitDown(link);
  return { plaintiff: await attend(plaintiff), defendant: await attend(defendant), path };
}

/** Files such a case and joins it by its link, as people do; ends with both parties in session, without a reload. */
export async function fileAndJoinCourt(person: OpenBrowser, options: PersonOptions = {}): Promise<Court> {
  const plaintiff = await person({ ...CLIPBOARD, ...options });
  await fileCourtroom(plaintiff);
  const link = await copyInviteLink(plaintiff);
  const defendant = await person(options);
  const { page } = defendant;
  await page.goto(link);
  await page.getByLabel("Your name for the record").fill("Sam");
  await page.getByRole("button", { name: "LET'S GET PETTY →" }).click();
  await Promise.all([plaintiff, defendant].map((party) => party.page.waitForURL(/\/courtroom\/[0-9a-f-]{36}$/u)));
  await Promise.all([plaintiff, defendant].map((party) => seeSession(party)));
  return { plaintiff, defendant, path: new URL(page.url()).pathname };
}

/** Waits until a page has joined its court. */
export async function seeSession({ page }: Pick<Person, "page">, allegation = ALLEGATION): Promise<void> {
  await page.getByRole("heading", { name: `Courtroom: ${allegation}` }).waitFor();
  await transcript(page).waitFor();
}

export const transcript = (page: Page) => page.getByRole("region", { name: "Transcript" });
export const wordsField = (page: Page) => page.getByLabel("Your words to the court");

/** What a page shows as heard by the court, in its order. */
export const heard = (page: Page) => transcript(page).locator("li[data-number] p[dir=auto]").allInnerTexts();

/** Which side said each of the messages that stand below a name of their own. */
export const sidesOf = (page: Page) =>
  transcript(page)
    .locator("li[data-number] > p")
    .evaluateAll((names) => names.map(({ textContent }) => textContent?.match(/Plaintiff|Defendant/u)?.[0]));

/** What a page shows as not heard yet. */
export const pending = (page: Page) => transcript(page).locator("li:not([data-number]) p[dir=auto]").allInnerTexts();

export async function say({ page }: Pick<Person, "page">, words: string): Promise<void> {
  await wordsField(page).fill(words);
  await wordsField(page).press("Enter");
}

/** Waits until a page shows just these words as heard, each once, and none that wait. */
export async function expectHeard(page: Page, words: string[]): Promise<void> {
  await expect.poll(() => heard(page)).toEqual(words);
  await expect.poll(() => pending(page)).toEqual([]);
}

/** The message with these words. */
export const messageOf = (page: Page, words: string): Locator =>
  transcript(page).locator("li[data-number]").filter({ hasText: words });

/**
 * Has the page's connections to the court pass what `passes` lets through. A connection that is cut opens and stays
 * mute.
 */
export async function tapConnections(
  { context }: Person,
  connection: { isCut: boolean; passes?: (socketMessage: string) => boolean },
): Promise<void> {
  await context.routeWebSocket("**/ws?**", (route) => {
    if (connection.isCut) return;
    const server = route.connectToServer();
    server.onMessage((socketMessage) => {
      if (connection.passes === undefined || connection.passes(socketMessage.toString())) route.send(socketMessage);
    });
  });
}

/** Notes from here on whether a text ever stands on the page, however short. Gives the question. */
export async function noteText(page: Page, text: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((wanted) => {
    const note = { isSeen: false };
    new MutationObserver(() => {
      if (document.body.textContent?.includes(wanted)) note.isSeen = true;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return note;
  }, text);
  return () => seen.evaluate(({ isSeen }) => isSeen);
}

/**
 * Notes in all pages that a person opens from here on whether a court is ever drawn before its entrance. Gives the
 * question.
 */
export async function noteBareCourt({ context, page }: Person): Promise<() => Promise<boolean>> {
  await context.addInitScript(() => {
    const note = { wasBare: false };
    Reflect.set(window, "courtNote", note);
    const look = () => {
      if (document.querySelector("[role=dialog][aria-label='Court is coming in']") !== null) return;
      if (document.querySelector("h1")?.textContent?.startsWith("Courtroom:")) note.wasBare = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, "courtNote").wasBare);
}

/** Notes from here on how many bubbles with the same words ever stand in a transcript at once. Gives the question. */
export async function noteMostAlike(page: Page, words: string): Promise<() => Promise<number>> {
  const seen = await transcript(page).evaluateHandle((section, wanted) => {
    const note = { most: 0 };
    new MutationObserver(() => {
      const bubbles = [...section.querySelectorAll("li p[dir=auto]")];
      note.most = Math.max(note.most, bubbles.filter(({ textContent }) => textContent === wanted).length);
    }).observe(section, { childList: true, subtree: true });
    return note;
  }, words);
  return () => seen.evaluate(({ most }) => most);
}

/** Hides a page's tab, or shows it again, as its scripts see it. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isHidden ? "hidden" : "visible",
  );
}
