import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { type ErasurePlan, erasurePlanSchema, withNames } from "~/domain/erasure/erasure-plan";
import { lookAgainAfter, SWEPT_AGAIN_AFTER_MS } from "~/domain/erasure/schedule";
import { deleteReplies } from "~/server/case/kept-replies.server";
import { composeErasure } from "~/server/composition.server";
import { openDatabase } from "~/server/database/client.server";
import { testimonyArchive } from "~/server/deck/testimony-archive.server";
import { removeGoneTestimony } from "~/server/deck/whole-testimony.server";
import { CASES_PER_TURN } from "~/server/erasure/carry-out.server";
import type { ErasurePort, ForgettingPort } from "~/server/erasure/erasure-port.server";
import { deleteMailTo } from "~/server/mail/local-mailbox.server";
import { deleteLocalPushes } from "~/server/notice/push/local-pushes.server";
import { logError, logEvent } from "~/server/observability/log.server";
import { deletePictures } from "~/server/verdict/card-store.server";
import { courtroomPort } from "../courtroom-port";
import { notifierPort } from "../notifier-port";
import type { WebEnv } from "../web-env";

/** What is left to do, as long as the person is not gone everywhere. */
const PLAN = "plan";
/** Cases whose pictures are thrown away once more: one may have been under the press the first time. */
const TO_SWEEP = "toSweep";
const FAILED_TURNS = "failedTurns";

/**
 * Sees to it that somebody who has deleted their account is gone everywhere, named by their uuid. It knows what has to
 * be found until it is, and forgets it then; its alarm comes back to whatever failed, across restarts, for as long as
 * it takes.
 */
export class Erasure extends DurableObject<WebEnv> implements ErasurePort {
  private turn: Promise<void> = Promise.resolve();

  /** See `ErasurePort`. */
  async prepare(plan: ErasurePlan): Promise<void> {
    await this.keep(plan);
  }

  /** See `ErasurePort`. */
  async carryOut(plan: ErasurePlan): Promise<void> {
    await this.keep(plan);
    await this.takeTurn();
  }

  override async alarm(): Promise<void> {
    await this.takeTurn();
  }

  /** One turn after another: an alarm may ring while the deletion itself is at work. */
  private takeTurn(): Promise<void> {
    this.turn = this.turn.then(() => this.work());
    return this.turn;
  }

  private async work(): Promise<void> {
    const { storage } = this.ctx;
    try {
      const plan = await this.readPlan();
      if (plan === null) return await this.sweep();
      const erase = composeErasure(this.platform());
      const outcome = await erase(plan, async (next) => storage.put(PLAN, next));
      logEvent("erasure", { outcome });
      if (outcome === "not_deleted") return await this.forget();
      await storage.delete(FAILED_TURNS);
      if (outcome === "more") return await storage.setAlarm(Date.now());
      const { done } = (await this.readPlan()) ?? plan;
      const known = (await storage.get<string[]>(TO_SWEEP)) ?? [];
      await storage.put({ [TO_SWEEP]: [...new Set([...known, ...done.map(({ uuid }) => uuid)])] });
      await storage.delete(PLAN);
      await storage.setAlarm(Date.now() + SWEPT_AGAIN_AFTER_MS);
    } catch (error) {
      await this.comeBack(error);
    }
  }

  private async sweep(): Promise<void> {
    const { storage } = this.ctx;
    const left = (await storage.get<string[]>(TO_SWEEP)) ?? [];
    for (const caseUuid of left.splice(0, CASES_PER_TURN)) await deleteFiles(this.env, caseUuid);
    if (left.length === 0) return this.forget();
    await storage.put(TO_SWEEP, left);
    await storage.setAlarm(Date.now());
  }

  /** Nothing is left to do, and nothing to be known of whom it was done for. */
  private async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /**
   * Work that is under way goes on from where it is, with all names that either knows. The alarm is set with the plan:
   * whatever happens from here on, somebody will look.
   */
  private async keep(plan: ErasurePlan): Promise<void> {
    const { storage } = this.ctx;
    const known = await this.readPlan();
    const merged = known === null ? plan : withNames(known, plan.names);
    await Promise.all([storage.put(PLAN, merged), storage.setAlarm(Date.now() + lookAgainAfter(0))]);
  }

  private async readPlan(): Promise<ErasurePlan | null> {
    const stored = await this.ctx.storage.get(PLAN);
    return stored === undefined ? null : v.parse(erasurePlanSchema, stored);
  }

  private async comeBack(error: unknown): Promise<void> {
    const { storage } = this.ctx;
    const failedTurns = ((await storage.get<number>(FAILED_TURNS)) ?? 0) + 1;
    logError("erasure_failed", error, { failedTurns });
    await storage.put(FAILED_TURNS, failedTurns);
    await storage.setAlarm(Date.now() + lookAgainAfter(failedTurns));
  }

  private platform() {
    const { DB, COURTROOM, DOCKET, CARDS, MAILBOX, NOTIFIER } = this.env;
    const objects: ForgettingPort = {
      forgetCase: (uuid) => DOCKET.getByName(uuid).forgetCase(),
      forgetFiles: (uuid) => deleteFiles(this.env, uuid),
      forgetMailTo: async (email) => {
        if (MAILBOX !== undefined) await deleteMailTo(MAILBOX, email);
      },
      forgetPerson: (uuid) => notifierPort(NOTIFIER).forgetPerson(uuid),
      forgetPushes: async () => {
        if (MAILBOX !== undefined) await deleteLocalPushes(MAILBOX);
      },
    };
    return { d1: DB, bucket: CARDS, clock: () => Date.now(), objects, courtroom: courtroomPort(COURTROOM) };
  }
}

async function deleteFiles({ DB, CARDS }: WebEnv, caseUuid: string): Promise<void> {
  const kept = { database: openDatabase(DB), archive: testimonyArchive(CARDS) };
  await Promise.all([
    deletePictures(CARDS, caseUuid),
    deleteReplies(CARDS, caseUuid),
    removeGoneTestimony(kept, caseUuid),
  ]);
}
