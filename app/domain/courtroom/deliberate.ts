import { seatOf } from "../case/seat";
import { addLine, withLines } from "./bench/preside";
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
    changes: [{ kind: "ready", userUuid, isReady: true }],
    socketMessages: [toAll(isReady)],
    docket: "none",
  };
  const kind = hearing.ready.length === 0 ? "rests" : "rests_too";
  const seat = seatOf(seatsOf(hearing.courtroom), userUuid) ?? "opponent";
  const told = andThen(step, (marked) => addLine(marked, { kind, seat, after: marked.messages.length, at }));
  return andThen(told, (marked) => (areBothReady(marked) ? retire(marked, "both_ready", at) : stay(marked)));
}

/**
 * Somebody wants to go on after all. Once both have asked it is too late. Where nothing was said since they rested, it
 * is as if they never had: the transcript is no place for a change of mind in silence.
 */
export function withdrawRequest(hearing: Hearing, { userUuid, at }: CommandOf<"withdraw_request">): HearingStep {
  if (isSettled(hearing)) return stay(hearing, toAsker(refusal("already_settled")));
  if (hearing.deliberation !== null) return stay(hearing, toAsker(refusal("deliberating")));
  const isReady: ServerMessage = { type: "DECISION_READINESS_UPDATED", payload: { userUuid, isReady: false } };
  if (!hearing.ready.includes(userUuid)) return stay(hearing, toAsker(isReady));
  const step: HearingStep = {
    hearing: { ...hearing, ready: hearing.ready.filter((uuid) => uuid !== userUuid) },
    changes: [{ kind: "ready", userUuid, isReady: false }],
    socketMessages: [toAll(isReady)],
    docket: "none",
  };
  const seat = seatOf(seatsOf(hearing.courtroom), userUuid) ?? "opponent";
  const after = hearing.messages.length;
  const last = hearing.lines.at(-1);
  const isUnheard = last?.kind === "rests" && last.seat === seat && last.after === after;
  return andThen(step, (marked) =>
    isUnheard ? withLines(marked, marked.lines.slice(0, -1)) : addLine(marked, { kind: "resumes", seat, after, at }),
  );
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
