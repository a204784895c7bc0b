import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openFile } from "./stored-state";

/** So many of an alarm's units are a millisecond. */
const ALARM_UNITS = 1_000_000;

/** Under which an object keeps when it wakes. */
const ALARM_KEY = 1;

/** What of a case tells when something was. */
const TIMES = ["created_at", "joined_at", "nudged_at", "reminded_at", "creator_completed_at", "opponent_completed_at"];

/**
 * Lets time pass for one case while nobody serves it: everything of it was so many milliseconds earlier, and its docket
 * wakes so much sooner. Nobody else's clock moves: to the rest a day that is over at once would be codes and human
 * checks that ran out in their hands.
 */
export function passTime(database: DatabaseSync, state: string, caseUuid: string, milliseconds: number): void {
  const earlier = TIMES.map((column) => `${column} = ${column} - ${milliseconds}`);
  database.prepare(`update cases set ${earlier} where uuid = ?`).run(caseUuid);
  wakeSooner(state, "Docket", milliseconds, caseUuid);
}

/**
 * Has the objects of a class, or the one of a name, wake so many milliseconds sooner than they have set. One that has
 * set nothing stays asleep.
 */
export function wakeSooner(state: string, className: string, milliseconds: number, name: string | null = null): void {
  const parent = join(state, "v3/do");
  const folder = readdirSync(parent).find((each) => each.endsWith(`-${className}`));
  if (folder === undefined) throw new Error(`There is no ${className}.`);
  const sooner = `- ${milliseconds * ALARM_UNITS}`;
  const alarms = openFile(join(parent, folder, "metadata.sqlite"));
  const woken = alarms
    .prepare(
      `update _cf_ALARM set scheduled_time = scheduled_time ${sooner} where coalesce(actor_name = ?, true)
       returning actor_id`,
    )
    .all(name);
  alarms.close();
  for (const { actor_id } of woken) {
    // Woken at another time than it says itself, an object goes back to sleep until then.
    const object = openFile(join(parent, folder, `${actor_id}.sqlite`));
    object.exec(`update _cf_METADATA set value = value ${sooner} where key = ${ALARM_KEY}`);
    object.close();
  }
}
