import type { NoticeKind } from "~/domain/notice/notice-kind";
import type { Person } from "../browser";
import { promiseRow, type World } from "../world";
import { answerAll } from "./answer-all";
import { fileAndJoin } from "./filed-case";
import { noticesOf, promiseTelling, waitToBeTold } from "./notices";
import { takePushes } from "./take-pushes";

const HOUR_MS = 60 * 60_000;

/**
 * Whoever sits down never answers: they are nudged, reminded twice, pushed all of it, and judged a day after the
 * filing.
 */
export async function missDeadline(world: World): Promise<void> {
  const [robin, sam] = await Promise.all([world.aPerson("Robin"), world.aPerson("Sam")]);
  const device = await takePushes(sam);
  const uuid = await fileAndJoin(world, "pettysuit", robin, sam);
  // What a call tells by the way is on its way once the call is answered; of one that was cut off nobody can say.
  const unsure = new Set<NoticeKind>(["badge"]);
  if ((await answerAll(world, robin, uuid)) > 0) unsure.add("opponent_finished");
  const nudges = promiseTelling(world, "nudge", uuid, sam);
  const reminders = promiseTelling(world, "reminder", uuid, sam);
  const pass = async (hours: number) => world.passTime(uuid, hours * HOUR_MS);
  const nudge = async () => {
    nudges.raise();
    if ((await nudgeOnce(robin, uuid)) > 0) unsure.add("nudge");
    nudges.note();
  };

  await nudge();
  reminders.raise();
  await pass(8);
  await waitToBeTold(sam, "reminder", 1);
  reminders.note();

  await nudge();
  reminders.raise();
  await pass(13);
  await waitToBeTold(sam, "reminder", 2);
  reminders.note();

  await pass(4);
  await waitToBeTold(sam, "default_judgment");
  promiseRow(world, "a default judgment", "select winner from verdicts where case_uuid = ?", [uuid], "creator");
  const told = "select count(*) from notices where case_uuid = ? and kind = 'default_judgment'";
  promiseRow(world, "notices of a default judgment", told, [uuid], 2);
  // The last one may still be on its way.
  unsure.add("default_judgment");
  const pushed = (await noticesOf(sam)).filter(({ kind }) => !unsure.has(kind));
  world.pushes.expect(
    device,
    pushed.map(({ id }) => id),
  );
}

/** Nudges once, and finds that a second time within six hours is refused. Gives how many answers got lost. */
async function nudgeOnce({ uuid: userUuid, browser }: Person, caseUuid: string): Promise<number> {
  const path = `/api/pettysuits/${caseUuid}/nudge`;
  const { status, lost } = await browser.ask(path, { body: { userUuid } });
  if (status !== 200 && !(status === 429 && lost > 0)) throw new Error(`a nudge was answered ${status}`);
  const again = await browser.ask(path, { body: { userUuid } });
  if (again.status !== 429) throw new Error(`a second nudge was answered ${again.status}`);
  return lost;
}
