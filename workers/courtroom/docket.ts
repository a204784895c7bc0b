import { DurableObject } from "cloudflare:workers";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE, retryPause } from "~/domain/docket/schedule";
import { composeDelivery } from "~/server/composition.server";
import { parseJudgeSettings } from "~/server/env.server";
import { logError, logEvent } from "~/server/observability/log.server";

/** The bindings of the courtroom Worker. */
export interface CourtroomEnv {
  DB: D1Database;
  /** Only where the environment binds it: locally it would need an account. */
  AI?: Ai;
}

const SUIT_UUID = "suitUuid";
const FAILED_ATTEMPTS = "failedAttempts";

/**
 * The docket of one case, named by the suit's uuid: the only place that starts a ruling. It keeps two facts in storage
 * and none in fields, so an eviction between any two steps loses nothing. Alarms come at least once and may come twice;
 * `deliverVerdict` bears both.
 */
export class Docket extends DurableObject<CourtroomEnv> {
  /** Notes durably that the case may be ready, and looks at it right after. Returns before the ruling. */
  async callCase(suitUuid: string): Promise<void> {
    await this.ctx.storage.put(SUIT_UUID, suitUuid);
    // An alarm that is set already will look at the same rows: a later call must not push it back.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    const suitUuid = await this.ctx.storage.get<string>(SUIT_UUID);
    if (suitUuid === undefined) return;
    try {
      const failedAttempts = (await this.ctx.storage.get<number>(FAILED_ATTEMPTS)) ?? 0;
      const platform = { d1: this.env.DB, ai: this.env.AI, clock: () => Date.now() };
      // A judge that is set up wrongly must not keep a case waiting for ever: after all attempts there is the house's.
      const isGivenUp = failedAttempts >= ATTEMPTS_BEFORE_HOUSE_JUDGE;
      const deliver = composeDelivery(platform, parseJudgeSettings(isGivenUp ? {} : this.env));
      const delivery = await deliver(suitUuid, failedAttempts);
      await this.ctx.storage.delete(FAILED_ATTEMPTS);
      logEvent("docket_looked", { suitUuid, delivery });
    } catch (error) {
      await this.retryLater(suitUuid, error);
    }
  }

  /** The runtime gives an alarm six tries; the docket arms its own, so a case outlives any outage of the database. */
  private async retryLater(suitUuid: string, error: unknown): Promise<void> {
    const failedAttempts = ((await this.ctx.storage.get<number>(FAILED_ATTEMPTS)) ?? 0) + 1;
    await this.ctx.storage.put(FAILED_ATTEMPTS, failedAttempts);
    await this.ctx.storage.setAlarm(Date.now() + retryPause(failedAttempts));
    logError("docket_failed", error, { suitUuid, failedAttempts });
  }
}
