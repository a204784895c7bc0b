import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** So many of an alarm's units are a millisecond. */
const ALARM_UNITS = 1_000_000;

/** What of a case tells when something was. */
const TIMES = ["created_at", "joined_at", "nudged_at", "reminded_at", "creator_completed_at", "opponent_completed_at"];

/**
 * Lets time pass for one case while nobody serves it: everything of it was so many milliseconds earlier, and its docket
 * wakes so much sooner. Nobody else's clock moves: to the rest a day that is over at once would be codes and human checks
 * that ran out in their hands.
 */
export function passTime(database: DatabaseSync, state: string, caseUuid: string, milliseconds: number): void {
  const earlier = TIMES.map((column) => `${column} = ${column} - ${milliseconds}`);
  database.prepare(`update cases set ${earlier} where uuid = ?`).run(caseUuid);
  const dockets = readdirSync(join(state, "v3/do")).find((folder) => folder.endsWith("-Docket"));
  if (dockets === undefined) throw new Error("There is no docket.");
  const alarms = new DatabaseSync(join(state, "v3/do", dockets, "metadata.sqlite"));
  alarms
    .prepare(
      `update _cf_ALARM set scheduled_time = scheduled_time - ${milliseconds * ALARM_UNITS} where actor_name = ?`,
    )
    .run(caseUuid);
  alarms.close();
}
