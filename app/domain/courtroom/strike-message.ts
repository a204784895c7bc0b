import { type HeardMessage, type Hearing, openHearing, revisionOf, STRUCK_MESSAGE, showMessage } from "./hearing";
import { type CommandOf, type HearingStep, stay, toAll } from "./hearing-step";

/**
 * Takes the words out of a message that the desk does not let stand (docs/rules.md#reports), for both parties and for
 * the judge. It keeps its number, since exhibits count by it. What is unknown or struck already changes nothing.
 */
export function strikeMessage(hearing: Hearing, { messageUuid }: CommandOf<"strike">): HearingStep {
  const said = hearing.messages.find(({ uuid }) => uuid === messageUuid);
  if (said === undefined || said.content === STRUCK_MESSAGE) return stay(hearing);
  const message: HeardMessage = {
    ...said,
    content: STRUCK_MESSAGE,
    language: null,
    revision: revisionOf(hearing) + 1,
  };
  const messages = hearing.messages.map((other) => (other === said ? message : other));
  return {
    hearing: { ...hearing, messages, tokens: openHearing(hearing.courtroom, messages).tokens },
    changes: [{ kind: "struck", message }],
    socketMessages: [
      toAll({ type: "NEW_MESSAGE", payload: { ...showMessage(hearing, message), revision: message.revision } }),
    ],
    docket: "none",
  };
}
