import type { Courtroom } from "./courtroom";
import { askForDecision } from "./deliberate";
import { type Hearing, isDeliberating, seatsOf } from "./hearing";
import { andThen, type CommandOf, type HearingChange, type HearingStep, stay, toAll } from "./hearing-step";
import type { Reactions } from "./reactions";

/**
 * A guest of this court turned out to be somebody else. All that they said and did is that person's; nobody comes in as
 * the guest any more. Where the person sits across from the guest, it is one person against themselves: the guest's
 * seat stays and rests its case, so that the other is not left waiting for it.
 */
export function mergeGuest(hearing: Hearing, { from, to, at }: CommandOf<"merge">): HearingStep {
  const { creatorUuid, opponentUuid } = seatsOf(hearing.courtroom);
  // Only while the guest still sits there: said again after the move, it must rest nobody's case.
  const isAcross = [creatorUuid, opponentUuid].includes(from) && [creatorUuid, opponentUuid].includes(to);
  return isAcross
    ? andThen(retireGuest(hearing, from), (next) => restCase(next, from, at))
    : moveSeat(hearing, from, to);
}

/** Gives a guest's seat to the person that they turned out to be. Said again, it changes nothing. */
export function moveSeat(hearing: Hearing, from: string, to: string): HearingStep {
  return andThen(retireGuest(hearing, from), (next) => rename(next, from, to));
}

/** Whose seat went to whom between two looks at a courtroom. A free seat that was taken is no move. */
export function movedSeats(before: Courtroom, after: Courtroom): { from: string; to: string }[] {
  const pairs = [
    { from: before.creator.uuid, to: after.creator.uuid },
    { from: before.opponent?.uuid, to: after.opponent?.uuid },
  ];
  return pairs.flatMap(({ from, to }) => (from === undefined || to === undefined || from === to ? [] : [{ from, to }]));
}

/** A courtroom as it was read, without the seats that were read before their guest became somebody else. */
export function withKnownSeats({ courtroom: known, retired }: Hearing, told: Courtroom): Courtroom {
  const isOld = (uuid: string | undefined) => uuid !== undefined && retired.includes(uuid);
  const creator = isOld(told.creator.uuid) ? known.creator : told.creator;
  const opponent = isOld(told.opponent?.uuid) ? known.opponent : told.opponent;
  return { ...told, creatorUuid: creator.uuid, creator, opponent };
}

function retireGuest(hearing: Hearing, userUuid: string): HearingStep {
  if (hearing.retired.includes(userUuid)) return stay(hearing);
  return {
    hearing: { ...hearing, retired: [...hearing.retired, userUuid] },
    changes: [{ kind: "retired", userUuid }],
    socketMessages: [],
    docket: "none",
  };
}

function restCase(hearing: Hearing, userUuid: string, at: number): HearingStep {
  const isWaitedFor = hearing.courtroom.status === "active" && !isDeliberating(hearing);
  if (!isWaitedFor || hearing.ready.includes(userUuid)) return stay(hearing);
  return askForDecision(hearing, { kind: "ask_for_decision", userUuid, lastReadMessageUuid: null, at });
}

/**
 * Revisions stay: to the other party the messages are still the other side's, and a browser of the person themselves
 * was never here under the new name.
 */
function rename(hearing: Hearing, from: string, to: string): HearingStep {
  const { creatorUuid, opponentUuid } = seatsOf(hearing.courtroom);
  if (from !== creatorUuid && from !== opponentUuid) return stay(hearing);
  const courtroom = withSeat(hearing.courtroom, from, to);
  const messages = hearing.messages.map((message) => ({
    ...message,
    senderUuid: message.senderUuid === from ? to : message.senderUuid,
    reactions: renameIn(message.reactions, from, to),
  }));
  const { [from]: readTo = 0, ...othersReadTo } = hearing.readTo;
  const isReady = hearing.ready.includes(from);
  return {
    hearing: {
      ...hearing,
      courtroom,
      messages,
      ready: hearing.ready.map((uuid) => (uuid === from ? to : uuid)),
      readTo: { ...othersReadTo, [to]: readTo },
    },
    changes: [
      { kind: "courtroom", courtroom },
      { kind: "renamed", from, to },
      ...messages
        .filter(hasReaction(to))
        .map(({ number, reactions, revision }): HearingChange => ({ kind: "reactions", number, reactions, revision })),
    ],
    socketMessages: [
      toAll({ type: "COURTROOM_UPDATED", payload: { courtroom } }),
      ...(isReady ? [toAll({ type: "DECISION_READINESS_UPDATED", payload: { userUuid: to, isReady } })] : []),
    ],
    docket: "none",
  };
}

function withSeat(courtroom: Courtroom, from: string, to: string): Courtroom {
  const { creator, opponent } = courtroom;
  if (creator.uuid === from) return { ...courtroom, creatorUuid: to, creator: { ...creator, uuid: to } };
  return { ...courtroom, opponent: opponent === null ? null : { ...opponent, uuid: to } };
}

function renameIn(reactions: Reactions, from: string, to: string): Reactions {
  return Object.fromEntries(
    Object.entries(reactions).map(([emoji, who]) => [emoji, who.map((uuid) => (uuid === from ? to : uuid))]),
  );
}

function hasReaction(userUuid: string) {
  return ({ reactions }: { reactions: Reactions }) => Object.values(reactions).some((who) => who.includes(userUuid));
}
