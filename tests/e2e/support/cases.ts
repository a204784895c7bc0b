import type { BrowserContext } from "playwright-core";
import type { Person } from "./people";
import { fileSuit, joinCase, startSwiping, testify } from "./steps";

/** What a person's browser knows: given to a new one, the same person goes on in it. */
export type Identity = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A case that several tests look at, and whose it is. */
export interface StagedCase {
  suitUuid: string;
  link: string;
  plaintiff: Identity;
  defendant: Identity;
}

/** Opens browsers for both parties and brings a case to its ruling. The browsers are closed when it is there. */
export async function settleCase(
  person: () => Promise<Person>,
  filing: Parameters<typeof fileSuit>[1] = {},
): Promise<StagedCase> {
  const plaintiff = await person();
  const link = await fileSuit(plaintiff, filing);
  const defendant = await person();
  await joinCase(defendant, link, "Sam");
  await startSwiping(plaintiff);
  await testify(plaintiff, "y");
  await testify(defendant, "n");
  await defendant.page.getByRole("dialog", { name: "The Ruling" }).waitFor();
  const staged = {
    suitUuid: suitUuidOf(plaintiff),
    link,
    plaintiff: await plaintiff.context.storageState(),
    defendant: await defendant.context.storageState(),
  };
  await Promise.all([plaintiff.context.close(), defendant.context.close()]);
  return staged;
}

/** The uuid of the case whose page a person is on. */
export function suitUuidOf({ page }: Person): string {
  const uuid = /\/pettysuits?\/([0-9a-f-]{36})/u.exec(page.url())?.[1];
  if (uuid === undefined) throw new Error(`no case at ${page.url()}`);
  return uuid;
}
