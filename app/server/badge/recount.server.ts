import { type ActiveDay, foldDays, type Streak } from "~/domain/streak/streak";

/** Sends one statement to a database and gives its rows. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

/** Something that is not as the records have it, in words. */
export type Difference = string;

interface Miscount {
  user_uuid: string;
  category: string;
  count: number;
  recount: number;
  at: number | null;
}

interface StoredDay extends ActiveDay {
  userUuid: string;
}

/** So many active days are read at once. */
const DAYS_AT_ONCE = 5_000;

/** Counts that are not those of the deeds. A count of nothing may be there or not. */
const MISCOUNTS = `select coalesce(c.user_uuid, d.user_uuid) as user_uuid, coalesce(c.category, d.category) as category,
  coalesce(c.count, 0) as count, coalesce(d.count, 0) as recount, d.at
  from counts c full join
  (select user_uuid, category, count(*) as count, max(at) as at from counted_deeds group by user_uuid, category) d
  on d.user_uuid = c.user_uuid and d.category = c.category where coalesce(c.count, 0) <> coalesce(d.count, 0)`;

const MEND_COUNTS = `insert into counts (user_uuid, category, count, counted_at)
  select user_uuid, category, recount, coalesce(at, 0) from (${MISCOUNTS}) where true
  on conflict (user_uuid, category) do update set count = excluded.count`;

/** Badges that somebody's count or streak was enough for, and who has them not. */
const MISSING_BADGES = `select c.user_uuid, t.category, t.threshold, c.counted_at
  from (select user_uuid, category, count, counted_at from counts
    union all select user_uuid, 'dailyStreaks', max(daily), max(noted_at) from active_days group by user_uuid
    union all select user_uuid, 'weeklyStreaks', max(weekly), max(noted_at) from active_days group by user_uuid) c
  join badge_thresholds t on t.category = c.category and t.threshold <= c.count
  where not exists (select 1 from badges b
    where b.user_uuid = c.user_uuid and b.category = t.category and b.threshold = t.threshold)`;

/**
 * Counts everything again from the records, mends what differs unless it is only to be checked, and gives what
 * differed. Whoever does something meanwhile is counted right: one statement counts and mends.
 */
export async function recount(ask: Ask, { isCheck }: { isCheck: boolean }): Promise<Difference[]> {
  const miscounts = await ask<Miscount>(MISCOUNTS);
  if (!isCheck && miscounts.length > 0) await ask(MEND_COUNTS);
  // Before badges are looked at: a streak that is mended may be enough for one.
  const streaks = await recountStreaks(ask, isCheck);
  const badges = await ask<{ user_uuid: string; category: string; threshold: number }>(MISSING_BADGES);
  if (!isCheck && badges.length > 0) {
    await ask(
      `insert into badges (user_uuid, category, threshold, earned_at) ${MISSING_BADGES} on conflict do nothing`,
    );
  }
  return [
    ...miscounts.map(
      ({ user_uuid, category, count, recount }) => `${user_uuid} ${category}: ${count}, but did ${recount}`,
    ),
    ...badges.map(({ user_uuid, category, threshold }) => `${user_uuid} ${category}: no badge for ${threshold}`),
    ...streaks,
  ];
}

/** Streaks are what a person's active days come to, as the last day with which that is stored has it. */
async function recountStreaks(ask: Ask, isCheck: boolean): Promise<Difference[]> {
  const differences: Difference[] = [];
  let person = "";
  let streak: Streak | null = null;
  for (let offset = 0; ; offset += DAYS_AT_ONCE) {
    const days = await ask<StoredDay>(
      `select user_uuid as userUuid, day, daily, weekly, frozen_week as frozenWeek from active_days
       order by user_uuid, day limit ${DAYS_AT_ONCE} offset ${offset}`,
    );
    for (const { userUuid, ...stored } of days) {
      const before: Streak | null = person === userUuid ? streak : null;
      person = userUuid;
      const next: Streak | null = foldDays([...(before === null ? [] : [before]), { ...stored, daily: null }]);
      streak = next;
      if (next === null || stored.daily === null || isSame(next, stored)) continue;
      const { day, daily, weekly, frozenWeek } = next;
      differences.push(`${userUuid} day ${day}: ${stored.daily} and ${stored.weekly}, but did ${daily} and ${weekly}`);
      if (isCheck) continue;
      await ask(`update active_days set daily = ${daily}, weekly = ${weekly}, frozen_week = ${frozenWeek}
        where user_uuid = '${userUuid}' and day = ${day}`);
    }
    if (days.length < DAYS_AT_ONCE) return differences;
  }
}

function isSame(streak: Streak, stored: ActiveDay): boolean {
  return streak.daily === stored.daily && streak.weekly === stored.weekly && streak.frozenWeek === stored.frozenWeek;
}
