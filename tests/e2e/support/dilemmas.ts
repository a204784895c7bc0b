import * as v from "valibot";
import { vi } from "vitest";
import { answerOf } from "~/domain/deck/answer";
import { aGuest, type Guest } from "./guest";

/** Dilemmas for tests of what comes after the box: brought to court by the API, without a browser. */

/** Longest wait for a decision, in milliseconds: far above what is normal, so that only faults reach it. */
const PATIENCE_MS = 30_000;

export const DILEMMA = "Should I text back now, or leave it until tomorrow?";

/** How the lists of cases call it. */
export const SHORT_DILEMMA = "Should I text back now…";

/** A dilemma whose questions are open. */
export interface BroughtDilemma {
  uuid: string;
  /** Where it is answered, and read once it is decided. */
  path: string;
  asker: Guest;
}

export async function aDilemma(dilemma = DILEMMA, somebody?: Guest): Promise<BroughtDilemma> {
  const asker = somebody ?? (await aGuest("Robin"));
  const { uuid } = await asker.call("/api/procrastination/sessions", v.object({ uuid: v.string() }), {
    userUuid: asker.uuid,
    dilemma,
    judgePersonality: "Yoda",
  });
  return { uuid, path: `/procrastination/${uuid}`, asker };
}

/** A dilemma with its decision: yes to every question. */
export async function aDecidedDilemma(dilemma?: string, somebody?: Guest): Promise<BroughtDilemma> {
  const brought = await aDilemma(dilemma, somebody);
  const { uuid, asker } = brought;
  const path = `/api/procrastination/sessions/${uuid}`;
  const questions = await asker.call(`${path}/questions`, v.array(v.object({ uuid: v.string() })));
  for (const question of questions) {
    await asker.call(`${path}/answers`, v.unknown(), { questionUuid: question.uuid, ...answerOf("yes") });
  }
  await asker.call(`${path}/decision`, v.unknown(), {});
  const decided = v.object({ decision: v.string() });
  await vi.waitFor(() => asker.call(path, decided), { timeout: PATIENCE_MS });
  return brought;
}
