import { verdictOfCourtroom } from "./courtroom";
import { askForDecision, noteFailure, retire, tellFailure } from "./deliberate";
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
import { refusal } from "./refusal";
import { react, say } from "./speak";

/** The rules of a courtroom: what a command changes, and who hears of it. Pure. */
export function reduceHearing(hearing: Hearing, command: HearingCommand): HearingStep {
  switch (command.kind) {
    case "adopt":
      return adopt(hearing, command);
    case "join":
      return join(hearing, command);
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
    case "close":
      // Who closes is the docket: it needs no call.
      return { ...retire(hearing, command.reason, command.at), docket: "none" };
    case "note_failure":
      return noteFailure(hearing);
    default:
      return command satisfies never;
  }
}

const STANDING = { pending: 0, active: 1, settled: 2 } as const;

/**
 * Takes over what the database says. A courtroom goes forward only: what was read before somebody sat down, and arrives
 * after, must not unseat them. The step to a verdict is made once, so the verdict is announced once.
 */
function adopt(hearing: Hearing, { courtroom }: CommandOf<"adopt">): HearingStep {
  const known = hearing.courtroom;
  if (STANDING[courtroom.status] < STANDING[known.status]) return stay(hearing);
  if (JSON.stringify(courtroom) === JSON.stringify(known)) return stay(hearing);
  const verdict = isSettled(hearing) ? null : verdictOfCourtroom(courtroom);
  const news =
    verdict === null
      ? toAll({ type: "COURTROOM_UPDATED", payload: { courtroom } })
      : toAll({ type: "VERDICT_GENERATED", payload: verdict });
  return {
    hearing: { ...hearing, courtroom },
    changes: [{ kind: "courtroom", courtroom }],
    frames: [news],
    docket: "none",
  };
}

/** What is new or changed since the browser was last here. A revision that never was means another storage: all of it. */
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
    frames: [],
    docket: "none",
  };
}
