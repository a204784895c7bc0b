import { verdictOfCourtroom } from "./courtroom";
import { type Deliberation, type Hearing, isSettled, seatsOf } from "./hearing";
import { andThen, type CommandOf, type HearingStep, stay, toAll, toAsker } from "./hearing-step";
import type { DeliberationReason, ServerMessage } from "./protocol";
import { refusal } from "./refusal";

/**
 * Somebody asks for the decision: they are ready, and when both are the court retires. While it deliberates the same
 * tap asks again for a verdict that failed; once it has ruled it gives the verdict.
 */
export function askForDecision(hearing: Hearing, { userUuid, at }: CommandOf<"ask_for_decision">): HearingStep {
  const verdict = verdictOfCourtroom(hearing.courtroom);
  if (verdict !== null) return stay(hearing, toAsker({ type: "VERDICT_READY", payload: { verdict } }));
  if (isSettled(hearing)) return stay(hearing, toAsker(refusal("already_settled")));
  if (hearing.deliberation !== null) return askAgain(hearing, hearing.deliberation);
  if (hearing.courtroom.status !== "active") return stay(hearing, toAsker(refusal("not_in_session")));

  const isReady: ServerMessage = { type: "DECISION_READINESS_UPDATED", payload: { userUuid, isReady: true } };
  if (hearing.ready.includes(userUuid)) return stay(hearing, toAsker(isReady));
  const step: HearingStep = {
    hearing: { ...hearing, ready: [...hearing.ready, userUuid] },
    changes: [{ kind: "ready", userUuid }],
    socketMessages: [toAll(isReady)],
    docket: "none",
  };
  return andThen(step, (marked) => (areBothReady(marked) ? retire(marked, "both_ready", at) : stay(marked)));
}

function areBothReady({ courtroom, ready }: Hearing): boolean {
  const { creatorUuid, opponentUuid } = seatsOf(courtroom);
  return opponentUuid !== null && [creatorUuid, opponentUuid].every((uuid) => ready.includes(uuid));
}

/** One tap asks for one attempt: the next makes a difference only when that one has failed too. */
function askAgain(hearing: Hearing, deliberation: Deliberation): HearingStep {
  const started: ServerMessage = { type: "VERDICT_GENERATION_STARTED", payload: { reason: deliberation.reason } };
  if (!deliberation.hasFailed) return { ...stay(hearing, toAsker(started)), docket: "call" };
  return {
    ...deliberate(hearing, { ...deliberation, hasFailed: false }),
    socketMessages: [toAll(started)],
    docket: "hurry",
  };
}

/**
 * Retires to deliberate, once, at `startedAt` (Unix milliseconds). A courtroom in which nobody sat down has nothing to
 * deliberate on.
 */
export function retire(hearing: Hearing, reason: DeliberationReason, startedAt: number): HearingStep {
  if (hearing.deliberation !== null || hearing.courtroom.status !== "active") return stay(hearing);
  const started = toAll({ type: "VERDICT_GENERATION_STARTED", payload: { reason } });
  return { ...deliberate(hearing, { reason, startedAt, hasFailed: false }), socketMessages: [started], docket: "call" };
}

/** Tells the parties that an attempt failed, so that they know what they wait for. The docket tries again by itself. */
export function noteFailure(hearing: Hearing): HearingStep {
  if (hearing.deliberation === null || isSettled(hearing)) return stay(hearing);
  const step = deliberate(hearing, { ...hearing.deliberation, hasFailed: true });
  return { ...step, socketMessages: [toAll(tellFailure())] };
}

export function tellFailure(): ServerMessage {
  const error = "The judge lost the thread and is starting over. You can also ask again.";
  return { type: "VERDICT_GENERATION_ERROR", payload: { error } };
}

function deliberate(hearing: Hearing, deliberation: Deliberation): HearingStep {
  return {
    hearing: { ...hearing, deliberation },
    changes: [{ kind: "deliberation", deliberation }],
    socketMessages: [],
    docket: "none",
  };
}
