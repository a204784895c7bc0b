import { DurableObject } from "cloudflare:workers";
import { nextLook, retryPause } from "~/domain/docket/schedule";
import type { CaseRef } from "~/domain/invitation/invitation";
import { composeCourtroomDelivery, composeDelivery } from "~/server/composition.server";
import type { Delivery } from "~/server/docket/deliver-verdict.server";
import type { HearingPort } from "~/server/docket/hearing-port.server";
import { logError, logEvent } from "~/server/observability/log.server";
import type { CourtroomEnv } from "./courtroom-env";

/** Which case this is: one of the two. */
const SUIT_UUID = "suitUuid";
const COURTROOM_UUID = "courtroomUuid";
/** When to look at the case because somebody called it or an attempt failed, in Unix milliseconds. */
const DUE_AT = "dueAt";
/** When to look at the case whatever the parties do (R12), in Unix milliseconds. */
const DEADLINE = "deadline";
const FAILED_ATTEMPTS = "failedAttempts";

type DocketCase = { suitUuid: string } | { courtroomUuid: string };

/**
 * The docket of one case of either kind, named by its uuid: the only place that starts a ruling. It keeps its few facts in
 * storage and none in fields, so an eviction between any two steps loses nothing. Alarms come at least once and may come
 * twice; deliveries bear both, and since there is one alarm at a time, so there is one ruling at a time.
 */
export class Docket extends DurableObject<CourtroomEnv> {
  /** Notes durably that the suit may be ready, and looks at it right after. Returns before the ruling. */
  async callCase(suitUuid: string): Promise<void> {
    await this.ctx.storage.put(SUIT_UUID, suitUuid);
    await this.call(false);
  }

  /**
   * The same for a courtroom that has retired. Where an attempt failed, the next waits for its pause unless somebody
   * `isHurried`.
   */
  async callCourtroom(courtroomUuid: string, isHurried: boolean): Promise<void> {
    await this.ctx.storage.put(COURTROOM_UUID, courtroomUuid);
    await this.call(isHurried);
  }

  /** See `DocketPort`. */
  async scheduleDeadline({ kind, uuid }: CaseRef, at: number): Promise<void> {
    await this.ctx.storage.put({ [kind === "courtroom" ? COURTROOM_UUID : SUIT_UUID]: uuid, [DEADLINE]: at });
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
    const docketed = await this.readCase();
    if (docketed === null) return this.forgetCase();
    // Taken off before the look: a call that arrives during it may be about what the look did not see any more.
    await storage.delete(DUE_AT);
    const deadline = await storage.get<number>(DEADLINE);
    try {
      const failedAttempts = (await storage.get<number>(FAILED_ATTEMPTS)) ?? 0;
      const delivery = await this.look(docketed, failedAttempts);
      await storage.delete(FAILED_ATTEMPTS);
      const isWaiting = typeof delivery === "object";
      // A deadline that was set during the look is of a case reopened meanwhile, of which the look knew nothing.
      if ((await storage.get<number>(DEADLINE)) === deadline) {
        await (isWaiting ? storage.put(DEADLINE, delivery.lookAgainAt) : storage.delete(DEADLINE));
      }
      logEvent("docket_looked", { ...docketed, delivery: isWaiting ? "waiting" : delivery });
      // Its people have left and it is gone: word of it that came late is nothing to keep.
      if (delivery === "unknown") return this.forgetCase();
    } catch (error) {
      await this.retryLater(docketed, error);
    }
    await this.arm();
  }

  private async look(docketed: DocketCase, failedAttempts: number): Promise<Delivery> {
    const platform = { d1: this.env.DB, judge: this.env.JUDGE, clock: () => Date.now() };
    if ("suitUuid" in docketed) return composeDelivery(platform)(docketed.suitUuid, failedAttempts);
    const deliver = composeCourtroomDelivery({ ...platform, hearings: this.hearings() });
    return deliver(docketed.courtroomUuid, failedAttempts);
  }

  private async readCase(): Promise<DocketCase | null> {
    const courtroomUuid = await this.ctx.storage.get<string>(COURTROOM_UUID);
    if (courtroomUuid !== undefined) return { courtroomUuid };
    const suitUuid = await this.ctx.storage.get<string>(SUIT_UUID);
    return suitUuid === undefined ? null : { suitUuid };
  }

  /** What is due already will look at the same rows: a later call must not push it back, and only a hurried one forward. */
  private async call(isHurried: boolean): Promise<void> {
    const isDue = (await this.ctx.storage.get<number>(DUE_AT)) !== undefined;
    if (!isDue || isHurried) await this.ctx.storage.put(DUE_AT, Date.now());
    await this.arm();
  }

  private async arm(): Promise<void> {
    const { storage } = this.ctx;
    const at = nextLook(await storage.get<number>(DUE_AT), await storage.get<number>(DEADLINE), Date.now());
    await (at === null ? storage.deleteAlarm() : storage.setAlarm(at));
  }

  /** The runtime gives an alarm six tries; the docket arms its own, so a case outlives any outage of the database. */
  private async retryLater(docketed: DocketCase, error: unknown): Promise<void> {
    const failedAttempts = ((await this.ctx.storage.get<number>(FAILED_ATTEMPTS)) ?? 0) + 1;
    await this.ctx.storage.put({
      [FAILED_ATTEMPTS]: failedAttempts,
      [DUE_AT]: Date.now() + retryPause(failedAttempts),
    });
    logError("docket_failed", error, { ...docketed, failedAttempts });
    if (!("courtroomUuid" in docketed)) return;
    try {
      await this.hearings().reportFailure(docketed.courtroomUuid);
    } catch (unheard) {
      logError("docket_failed", unheard, { ...docketed, failedAttempts });
    }
  }

  private hearings(): HearingPort {
    const objects = this.env.COURTROOM;
    return {
      closeHearing: (courtroom, reason) => objects.getByName(courtroom.uuid).closeHearing(courtroom, reason),
      announceVerdict: (courtroom) => objects.getByName(courtroom.uuid).announceVerdict(courtroom),
      reportFailure: (courtroomUuid) => objects.getByName(courtroomUuid).reportFailure(),
    };
  }
}
