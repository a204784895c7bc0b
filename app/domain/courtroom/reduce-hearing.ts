import { addLine, openBench } from "./bench/preside";
import { type Courtroom, verdictOfCourtroom } from "./courtroom";
import { askForDecision, noteFailure, retire, tellFailure, withdrawRequest } from "./deliberate";
import { forgetParty, isFromBeforeLeaving } from "./forget-party";
import { type Hearing, isDeliberating, isSettled, revisionOf, showMessage } from "./hearing";
import {
  andThen,
  type CommandOf,
  type HearingCommand,
  type HearingStep,
  stay,
  toAll,
  toAsker,
  toOthers,
} from "./hearing-step";
import { isOutdated } from "./is-outdated";
import { mergeGuest, movedSeats, moveSeat, withKnownSeats } from "./merge-guest";
import { refusal } from "./refusal";
import { react, say } from "./speak";
import { strikeMessage } from "./strike-message";

/** The rules of a courtroom: what a command changes, and who hears of it. Pure. */
export function reduceHearing(hearing: Hearing, command: HearingCommand): HearingStep {
  switch (command.kind) {
    case "adopt":
      return adopt(hearing, command);
    case "merge":
      return mergeGuest(hearing, command);
    case "join":
      return andThen(openBench(hearing, command), (opened) => join(opened, command));
    case "leave":
      return stay(hearing, tellPresence(command.userUuid, false));
    case "say":
      return say(hearing, command);
    case "type":
      return tellTyping(hearing, command);
    case "react":
      return react(hearing, command);
    case "read":
      return markRead(hearing, command);
    case "ask_for_decision":
      return andThen(markReadIfKnown(hearing, command.userUuid, command.lastReadMessageUuid), (read) =>
        askForDecision(read, command),
      );
    case "withdraw_request":
      return withdrawRequest(hearing, command);
    case "close":
      // Who closes is the docket: it needs no call.
      return { ...retire(hearing, command.reason, command.at), docket: "none" };
    case "note_failure":
      return noteFailure(hearing);
    case "strike":
      return strikeMessage(hearing, command);
    case "forget":
      return forgetParty(hearing, command);
    default:
      return command satisfies never;
  }
}

/**
 * Takes over what the database says, as long as that goes forward: what was read before somebody sat down, or before a
 * guest became somebody else, and arrives after, must not unseat them, and what was read before somebody left must not
 * bring them back. The step to a verdict is made once in each round, so the verdict is announced once.
 */
function adopt(hearing: Hearing, { courtroom: told, at }: CommandOf<"adopt">): HearingStep {
  if (isFromBeforeLeaving(told, hearing.courtroom)) return stay(hearing);
  const courtroom = withKnownSeats(hearing, told);
  const moved = movedSeats(hearing.courtroom, courtroom).reduce(
    (step, { from, to }) => andThen(step, (next) => moveSeat(next, from, to)),
    stay(hearing),
  );
  return andThen(moved, (next) => takeOver(next, courtroom, at));
}

function takeOver(hearing: Hearing, courtroom: Courtroom, at: number): HearingStep {
  const known = hearing.courtroom;
  if (isOutdated(courtroom, known)) return stay(hearing);
  if (courtroom.round > known.round) {
    return andThen(reopen(hearing, courtroom, at), (opened) => takeOver(opened, courtroom, at));
  }
  if (JSON.stringify(courtroom) === JSON.stringify(known)) return stay(hearing);
  const verdict = isSettled(hearing) ? null : verdictOfCourtroom(courtroom);
  const news =
    verdict === null
      ? toAll({ type: "COURTROOM_UPDATED", payload: { courtroom } })
      : toAll({ type: "VERDICT_GENERATED", payload: verdict });
  return {
    hearing: { ...hearing, courtroom },
    changes: [{ kind: "courtroom", courtroom }],
    socketMessages: [news],
    docket: "none",
  };
}

/**
 * A default judgment was set aside: court sits again, and nobody has asked for a decision. What was said stays said,
 * and where a line says that somebody rests, another says that nobody does. A verdict that came in the meantime is
 * announced after, like any other.
 */
function reopen(hearing: Hearing, told: Courtroom, at: number): HearingStep {
  const courtroom: Courtroom =
    told.status === "settled"
      ? { ...told, status: "active", caseName: null, winner: null, rationale: null, punishment: null, settledAt: null }
      : told;
  const step: HearingStep = {
    hearing: { ...hearing, courtroom, ready: [], deliberation: null },
    changes: [{ kind: "courtroom", courtroom }, { kind: "reopened" }],
    socketMessages: [toAll({ type: "COURTROOM_UPDATED", payload: { courtroom } })],
    docket: "none",
  };
  if (hearing.ready.length === 0) return step;
  return andThen(step, (opened) => addLine(opened, { kind: "reopened", after: opened.messages.length, at }));
}

/**
 * What is new or changed since the browser was last here. A revision that never was means another storage: all of it.
 */
function join(hearing: Hearing, { userUuid, since, present }: CommandOf<"join">): HearingStep {
  const revision = revisionOf(hearing);
  const after = since > revision ? 0 : since;
  const lastRead = hearing.messages[(hearing.readTo[userUuid] ?? 0) - 1];
  const joined = toAsker({
    type: "COURTROOM_JOINED",
    payload: {
      courtroom: hearing.courtroom,
      messages: hearing.messages
        .filter((message) => message.revision > after)
        .map((message) => showMessage(hearing, message)),
      lines: [...hearing.lines],
      revision,
      ready: [...hearing.ready],
      present: [...new Set([...present, userUuid])],
      lastReadMessageUuid: lastRead?.uuid ?? null,
      isGenerating: isDeliberating(hearing),
    },
  });
  const arrived = present.includes(userUuid) ? [] : [tellPresence(userUuid, true)];
  const failed = isDeliberating(hearing) && hearing.deliberation?.hasFailed === true;
  return stay(hearing, joined, ...(failed ? [toAsker(tellFailure())] : []), ...arrived);
}

function tellPresence(userUuid: string, isPresent: boolean) {
  return toOthers(userUuid, { type: "PRESENCE_UPDATED", payload: { userUuid, isPresent } });
}

/** A refusal of a keystroke would be noise: where nobody can speak it goes nowhere. */
function tellTyping(hearing: Hearing, { userUuid, isTyping }: CommandOf<"type">): HearingStep {
  if (hearing.courtroom.status !== "active" || isDeliberating(hearing)) return stay(hearing);
  return stay(hearing, toOthers(userUuid, { type: "TYPING_INDICATOR", payload: { userUuid, isTyping } }));
}

/** Reading is no part of the record, so it goes on while the court deliberates and after. */
function markRead(hearing: Hearing, { userUuid, messageUuid }: CommandOf<"read">): HearingStep {
  const isKnown = hearing.messages.some(({ uuid }) => uuid === messageUuid);
  return isKnown ? markReadIfKnown(hearing, userUuid, messageUuid) : stay(hearing, toAsker(refusal("unknown_message")));
}

function markReadIfKnown(hearing: Hearing, userUuid: string, messageUuid: string | null): HearingStep {
  const number = hearing.messages.find(({ uuid }) => uuid === messageUuid)?.number ?? 0;
  // A second device that is behind must not take back what the first has read.
  if (number <= (hearing.readTo[userUuid] ?? 0)) return stay(hearing);
  return {
    hearing: { ...hearing, readTo: { ...hearing.readTo, [userUuid]: number } },
    changes: [{ kind: "read", userUuid, number }],
    socketMessages: [],
    docket: "none",
  };
}
