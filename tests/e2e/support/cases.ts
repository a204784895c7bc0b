import type { Person } from "./people";

/** The uuid of the case whose page a person is on. */
export function suitUuidOf({ page }: Person): string {
  const uuid = /\/pettysuits?\/([0-9a-f-]{36})/u.exec(page.url())?.[1];
  if (uuid === undefined) throw new Error(`no case at ${page.url()}`);
  return uuid;
}
