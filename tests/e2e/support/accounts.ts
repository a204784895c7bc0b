import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { refusedWith } from "./faults";
import { readCode } from "./mailbox";
import type { Person } from "./people";

export const loginDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^(?:Log In or Create Account|Welcome Back|Create Account)$/u });

/** Opens the profile drawer by its button in the header. */
export async function openProfile(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Profile" }).click();
  const drawer = page.getByRole("dialog", { name: "Profile" });
  await drawer.waitFor();
  return drawer;
}

/** Goes from the header to the login dialog's first step. */
export async function openLogin(page: Page): Promise<Locator> {
  const drawer = await openProfile(page);
  await drawer.getByRole("button", { name: "Log In or Create Account" }).click();
  const dialog = loginDialog(page);
  await dialog.waitFor();
  return dialog;
}

/** Has a code sent and waits for the step that wants it. `open` opens the login dialog. */
export async function requestCode(page: Page, email: string, open = openLogin): Promise<Locator> {
  const dialog = await open(page);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send Code" }).click();
  await codeField(dialog).waitFor();
  return dialog;
}

export const codeField = (dialog: Locator): Locator => dialog.getByLabel("6-digit code");

/**
 * Makes the person of a browser an account; ends on the page as theirs, with the greeting put away. `open` as in
 * `requestCode`.
 */
export async function makeAccount(
  { page }: Pick<Person, "page">,
  email: string,
  username: string,
  open = openLogin,
): Promise<void> {
  const dialog = await requestCode(page, email, open);
  await dialog.getByLabel("Username").fill(username);
  await codeField(dialog).fill(await readCode(email));
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await seeGreeting(page, "Welcome to the bar!");
}

/** Logs a browser in to an account; `count` is the number of codes that its address then has got. */
export async function logIn({ page }: Person, email: string, count: number): Promise<void> {
  const dialog = await requestCode(page, email);
  await codeField(dialog).fill(await readCode(email, count));
  await dialog.getByRole("button", { name: "Log In" }).click();
  await seeGreeting(page, "Welcome back!");
}

/** Waits for the greeting after the page was loaded anew, and puts it away. */
export async function seeGreeting(page: Page, words: "Welcome back!" | "Welcome to the bar!"): Promise<void> {
  const greeting = page.getByRole("dialog", { name: words });
  await greeting.waitFor();
  await greeting.getByRole("button", { name: "Proceed" }).click();
  await greeting.waitFor({ state: "detached" });
}

/** Opens the settings from the header. */
export async function openSettings(page: Page): Promise<Locator> {
  const drawer = await openProfile(page);
  await drawer.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.waitFor();
  return dialog;
}

/** Goes from the header to the view of what the court keeps of a person. */
export async function openPrivacy(page: Page): Promise<Locator> {
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Manage My Data & Privacy" }).click();
  const dialog = page.getByRole("dialog", { name: "Manage My Data & Privacy" });
  await dialog.waitFor();
  return dialog;
}

/** Goes from the header to the last question before a person is deleted, a guest or an account. */
export async function openDeletion(page: Page): Promise<Locator> {
  const privacy = await openPrivacy(page);
  await privacy.getByRole("button", { name: /^Delete My (?:Data|Account)$/u }).click();
  const dialog = page.getByRole("dialog", { name: "Are You Sure?" });
  await dialog.waitFor();
  return dialog;
}

/** Lets pass that their live connections are closed at once and ask why, and that all is refused to a stranger. */
export function expectDeparture(person: Person): void {
  person.expectFault(refusedWith(401));
}

/** Deletes the person of a browser by this page; ends on the front page, with the farewell put away. */
export async function deletePerson(person: Person, page = person.page): Promise<void> {
  const dialog = await openDeletion(page);
  expectDeparture(person);
  await dialog.getByRole("button", { name: "Delete Everything" }).click();
  const farewell = page.getByRole("dialog", { name: "Case dismissed" });
  await farewell.waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await farewell.getByRole("button", { name: "Proceed" }).click();
  await farewell.waitFor({ state: "detached" });
}
