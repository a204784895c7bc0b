import * as v from "valibot";
import { PUSH_REMEMBERED_MS } from "~/domain/notice/push-schedule";
import type { Outgoing } from "~/server/notice/send-out.server";

const PREFIX = "out:";

const storedSchema = v.object({
  noticeId: v.string(),
  failedAttempts: v.number(),
  done: v.array(v.string()),
  /** When to send it, in Unix milliseconds; null once nothing is left to do. */
  at: v.nullable(v.number()),
  /** Until when it is remembered. */
  until: v.number(),
});
type Stored = v.InferOutput<typeof storedSchema>;

/** A job with its place. */
export interface Placed {
  key: string;
  job: Outgoing;
}

/** What has to go out to one person, in their notifier's storage: ids of notices and no words. */
export class Outbox {
  constructor(private readonly storage: DurableObjectStorage) {}

  /** Takes a notice in, once for each time that it happened: said again it changes nothing. */
  async add(noticeId: string, happenedAt: string, now: number): Promise<void> {
    const key = `${PREFIX}${noticeId}:${happenedAt}`;
    if ((await this.storage.get(key)) !== undefined) return;
    await this.put(key, { noticeId, failedAttempts: 0, done: [] }, now, now);
    await this.arm();
  }

  /** Takes over what was due in another's: said again it changes nothing. */
  async takeOver({ key, job }: Placed, now: number): Promise<void> {
    if ((await this.storage.get(key)) !== undefined) return;
    await this.put(key, job, now, now);
    await this.arm();
  }

  /** Everything that is due. What is remembered for long enough goes. */
  async takeDue(now: number): Promise<Placed[]> {
    const all = await this.list();
    for (const [key, { at, until }] of all) if (at === null && until <= now) await this.storage.delete(key);
    return all.flatMap(([key, { at, until: _until, ...job }]) => (at !== null && at <= now ? [{ key, job }] : []));
  }

  /** Notes how a job stands, and when to go on with it: null for never. */
  async put(key: string, job: Outgoing, at: number | null, now: number): Promise<void> {
    await this.storage.put<Stored>(key, { ...job, at, until: now + PUSH_REMEMBERED_MS });
  }

  /** Sets the object's alarm to what is due next. */
  async arm(): Promise<void> {
    const times = (await this.list()).map(([, { at, until }]) => at ?? until);
    await (times.length === 0 ? this.storage.deleteAlarm() : this.storage.setAlarm(Math.min(...times)));
  }

  private async list(): Promise<[string, Stored][]> {
    const entries = await this.storage.list({ prefix: PREFIX });
    return [...entries].map(([key, stored]) => [key, v.parse(storedSchema, stored)]);
  }
}
