import { DurableObject } from "cloudflare:workers";
import type { CaseRef } from "~/domain/case/case-ref";
import { nextLook, retryPause } from "~/domain/docket/schedule";
import { composeDelivery } from "~/server/compose-delivery.server";
import type { Delivery, Tries } from "~/server/docket/look-at-case.server";
import { logError, logEvent } from "~/server/observability/log.server";
import { courtroomPort } from "../courtroom-port";
import { notifierPort } from "../notifier-port";
import type { CourtroomEnv } from "./courtroom-env";

/** Which case this is. Dockets from before there was one table of cases have it under one of the older keys. */
const CASE_UUID = "caseUuid";
const OLDER_KEYS = ["suitUuid", "courtroomUuid"];
/** When to look at the case because somebody called it or an attempt failed, in Unix milliseconds. */
const DUE_AT = "dueAt";
/**
 * When to look at the case whatever the parties do: to remind somebody or to rule (docs/rules.md#the-24-hours). In Unix
 * milliseconds.
 */
const LOOK_AT = "deadline";
const FAILED_ATTEMPTS = "failedAttempts";
/** When the first of the attempts that failed began, in Unix milliseconds. */
const ATTEMPTED_SINCE = "attemptedSince";

/**
 * The docket of one case, named by its uuid: the only place that starts a ruling. It keeps its few facts in storage and
 * in a field only that a look is under way, so an eviction between any two steps loses nothing. Alarms come at least
 * once and may come twice; deliveries bear both, and since there is one alarm at a time, so there is one ruling at a
 * time.
 */
export class Docket extends DurableObject<CourtroomEnv> {
  /** Since when a look is under way, in Unix milliseconds. */
  private lookingSince: number | null = null;

  /**
   * Notes durably that the case may be ready, and looks at it right after. Returns before the ruling. Where an attempt
   * failed, the next waits for its pause unless somebody `isHurried`.
   */
  async callCase(caseUuid: string, isHurried = false): Promise<void> {
    const { storage } = this.ctx;
    await storage.put(CASE_UUID, caseUuid);
    // What is due already will look at the same rows: a later call must not push it back, and only a hurried one
    // forward.
    const isDue = (await storage.get<number>(DUE_AT)) !== undefined;
    if (!isDue || isHurried) await storage.put(DUE_AT, Date.now());
    await this.arm();
  }

  /** See `DocketPort`. */
  async scheduleLook({ uuid }: CaseRef, at: number): Promise<void> {
    const { storage } = this.ctx;
    const known = (await storage.get<number>(LOOK_AT)) ?? at;
    // One that has passed is due, unless the look at it is under way.
    const isTaken = this.lookingSince !== null && known <= this.lookingSince;
    await storage.put({ [CASE_UUID]: uuid, [LOOK_AT]: isTaken ? at : Math.min(known, at) });
    await this.arm();
  }

  /** See `ForgettingPort`. A look that is under way finds the case ended or gone. */
  async forgetCase(): Promise<void> {
    const { storage } = this.ctx;
    await storage.deleteAlarm();
    await storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const caseUuid = await this.readCase();
    if (caseUuid === undefined) return this.forgetCase();
    const startedAt = Date.now();
    this.lookingSince = startedAt;
    // Taken off before the look: a call that arrives during it may be about what the look did not see any more.
    await storage.delete(DUE_AT);
    const lookAt = await storage.get<number>(LOOK_AT);
    try {
      const since = (await storage.get<number>(ATTEMPTED_SINCE)) ?? startedAt;
      const failed = (await storage.get<number>(FAILED_ATTEMPTS)) ?? 0;
      const delivery = await this.look(caseUuid, { failed, waited: startedAt - since });
      await storage.delete([FAILED_ATTEMPTS, ATTEMPTED_SINCE]);
      const isWaiting = typeof delivery === "object";
      // A time that was set during the look is of a case reopened meanwhile, of which the look knew nothing.
      if ((await storage.get<number>(LOOK_AT)) === lookAt) {
        await (isWaiting ? storage.put(LOOK_AT, delivery.lookAgainAt) : storage.delete(LOOK_AT));
      }
      logEvent("docket_looked", { caseUuid, delivery: isWaiting ? "waiting" : delivery });
      // Its people have left and it is gone: word of it that came late is nothing to keep.
      if (delivery === "unknown") return this.forgetCase();
    } catch (error) {
      await this.retryLater(caseUuid, error, startedAt);
    } finally {
      this.lookingSince = null;
    }
    await this.arm();
  }

  private look(caseUuid: string, tries: Tries): Promise<Delivery> {
    const { DB: d1, CARDS: bucket, JUDGE: judge, METRICS: analytics, COURTROOM, NOTIFIER } = this.env;
    const ports = { courtroom: courtroomPort(COURTROOM), notifier: notifierPort(NOTIFIER) };
    const platform = { d1, bucket, judge, analytics, clock: () => Date.now(), ...ports };
    return composeDelivery(platform)(caseUuid, tries);
  }

  private async readCase(): Promise<string | undefined> {
    const stored = await this.ctx.storage.get<string>([CASE_UUID, ...OLDER_KEYS]);
    return [...stored.values()][0];
  }

  private async arm(): Promise<void> {
    const { storage } = this.ctx;
    // Whoever arms it during a look arms it for that one: a crash would otherwise leave it until their own time comes.
    const dueAt = this.lookingSince ?? (await storage.get<number>(DUE_AT));
    const at = nextLook(dueAt, await storage.get<number>(LOOK_AT), Date.now());
    // With nothing to look at it keeps nothing: each would fill a few pages for good. Whoever calls names the case.
    await (at === null ? this.forgetCase() : storage.setAlarm(at));
  }

  /** The runtime gives an alarm six tries; the docket arms its own, so a case outlives any outage of the database. */
  private async retryLater(caseUuid: string, error: unknown, startedAt: number): Promise<void> {
    const { storage } = this.ctx;
    const failedAttempts = ((await storage.get<number>(FAILED_ATTEMPTS)) ?? 0) + 1;
    await storage.put({
      [ATTEMPTED_SINCE]: (await storage.get<number>(ATTEMPTED_SINCE)) ?? startedAt,
      [FAILED_ATTEMPTS]: failedAttempts,
      [DUE_AT]: Date.now() + retryPause(failedAttempts),
    });
    logError("docket_failed", error, { caseUuid, failedAttempts });
  }
}
