import type { Person } from "../browser";
import { promiseRow, type World } from "../world";
import { enterByCode, getAccount } from "./enter-by-code";
import { COMPLAINTS } from "./filed-case";
import { vote } from "./vote";

/** Somebody gets an account, comes back as a guest who has filed and voted, and turns out to be the same person. */
export async function logIn(world: World): Promise<void> {
  const robin = await world.aPerson("Robin");
  const email = await getAccount(world, robin);

  const guest = await world.aPerson("Guest");
  const suitUuid = await fileAlone(guest);
  await vote(world, guest, robin.uuid);
  await enterByCode(world, guest.browser, email, robin.uuid);
  promiseRow(world, "a guest's suit", "select creator_uuid from cases where uuid = ?", [suitUuid], robin.uuid);
  promiseRow(world, "who a guest was", "select merged_into_uuid from users where uuid = ?", [guest.uuid], robin.uuid);
}

async function fileAlone({ uuid, browser }: Person): Promise<string> {
  const body = { creatorUuid: uuid, allegation: COMPLAINTS[0], clientId: crypto.randomUUID() };
  return (await browser.must<{ suitUuid: string }>("/api/pettysuits", { body })).body.suitUuid;
}
