import { FORMER_LITIGANT_UUID, REMOVED } from "../case/former-litigant";
import { maskOf } from "../erasure/mask-names";
import { type Courtroom, verdictOfCourtroom } from "./courtroom";
import { type HeardMessage, type Hearing, isSettled, openHearing, revisionOf, showMessage } from "./hearing";
import { type CommandOf, type HearingChange, type HearingStep, stay, toAll } from "./hearing-step";
import type { Reactions } from "./reactions";

/**
 * Takes a person out of the record who has deleted their account (docs/rules.md#deletion). What they said is
 * `[removed]` and keeps its number, since exhibits count by it; their reactions are gone, and their name is masked in
 * what the other has said. The case was ended in the database before, and whoever is still here is shown how. Said
 * again, it changes nothing.
 */
export function forgetParty(hearing: Hearing, command: CommandOf<"forget">): HearingStep {
  const { courtroom, leavers, names, others } = command;
  const isTheirs = (uuid: string) => leavers.includes(uuid) || uuid === FORMER_LITIGANT_UUID;
  const mask = maskOf(names, others);
  let revision = revisionOf(hearing);
  const messages = hearing.messages.map((message): HeardMessage => {
    const struck = removeParty(message, isTheirs, mask);
    if (JSON.stringify(struck) === JSON.stringify(message)) return message;
    revision += 1;
    return { ...struck, revision };
  });
  const changed = messages.filter((message, place) => message !== hearing.messages[place]);
  const retiring = leavers.filter((uuid) => !hearing.retired.includes(uuid));
  // Word of the database that came before this has moved their seat already.
  const forgotten = [...leavers, FORMER_LITIGANT_UUID].filter(
    (uuid) => uuid in hearing.readTo || hearing.ready.includes(uuid),
  );
  const isNews = JSON.stringify(courtroom) !== JSON.stringify(hearing.courtroom);
  if (changed.length + retiring.length + forgotten.length === 0 && !isNews) return stay(hearing);

  const next: Hearing = {
    ...hearing,
    courtroom,
    messages,
    tokens: openHearing(courtroom, messages).tokens,
    ready: hearing.ready.filter((uuid) => !isTheirs(uuid)),
    readTo: Object.fromEntries(Object.entries(hearing.readTo).filter(([uuid]) => !isTheirs(uuid))),
    retired: [...hearing.retired, ...retiring],
  };
  return {
    hearing: next,
    changes: [
      { kind: "courtroom", courtroom },
      ...changed.map((message): HearingChange => ({ kind: "struck", message })),
      ...retiring.map((userUuid): HearingChange => ({ kind: "retired", userUuid })),
      ...forgotten.map((userUuid): HearingChange => ({ kind: "forgotten", userUuid })),
    ],
    socketMessages: [
      toAll({ type: "COURTROOM_UPDATED", payload: { courtroom } }),
      ...tellDismissal(hearing, courtroom),
      ...changed.map((message) =>
        toAll({ type: "NEW_MESSAGE", payload: { ...showMessage(next, message), revision: message.revision } }),
      ),
    ],
    docket: "none",
  };
}

/** Whether a courtroom was read before somebody left it: nothing of that may come back. */
export function isFromBeforeLeaving(told: Courtroom, known: Courtroom): boolean {
  const hasLeft = (uuid: string | undefined) => uuid === FORMER_LITIGANT_UUID;
  return (
    (hasLeft(known.creator.uuid) && !hasLeft(told.creator.uuid)) ||
    (hasLeft(known.opponent?.uuid) && !hasLeft(told.opponent?.uuid))
  );
}

/** Whether somebody has left this courtroom for good. */
export function hasFormerLitigant({ creator, opponent }: Courtroom): boolean {
  return [creator.uuid, opponent?.uuid].includes(FORMER_LITIGANT_UUID);
}

function removeParty(
  message: HeardMessage,
  isTheirs: (uuid: string) => boolean,
  mask: (text: string) => string,
): HeardMessage {
  const reactions = withoutReactionsOf(message.reactions, isTheirs);
  if (!isTheirs(message.senderUuid)) return { ...message, content: mask(message.content), reactions };
  // Their browser's own ids are theirs too; a message's own is as unique.
  const { uuid } = message;
  return { ...message, senderUuid: FORMER_LITIGANT_UUID, clientId: uuid, content: REMOVED, language: null, reactions };
}

function withoutReactionsOf(reactions: Reactions, isTheirs: (uuid: string) => boolean): Reactions {
  return Object.fromEntries(
    Object.entries(reactions)
      .map(([emoji, who]) => [emoji, who.filter((uuid) => !isTheirs(uuid))] as const)
      .filter(([, who]) => who.length > 0),
  );
}

/** Whoever was still arguing hears how the case ended. */
function tellDismissal(hearing: Hearing, courtroom: Courtroom): HearingStep["socketMessages"] {
  const verdict = isSettled(hearing) ? null : verdictOfCourtroom(courtroom);
  return verdict === null ? [] : [toAll({ type: "VERDICT_GENERATED", payload: verdict })];
}
