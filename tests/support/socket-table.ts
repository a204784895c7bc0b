import type { OutgoingMessage } from "~/domain/courtroom/protocol";
import { type Outcomes, signedIn } from "./access-table";
import type { CallerSession, Scene } from "./callers";
import { openSocket } from "./socket";

type Asked = Scene & { me: string };

/** The code that a socket is closed with, or what the court says to a message, `quiet` where it says nothing. */
type Heard = Record<keyof Outcomes, string>;

/** Strangers get no socket to say anything into. */
const heard = (answer: string): Heard => ({
  ...signedIn("4403"),
  ...{ nobody: "4401", expired: "4401", deleted: "4401" },
  ...{ owner: answer, "other party": answer },
});

const NO_MESSAGE = "00000000-0000-4000-8000-000000000000";
const people = ({ me, courtroom }: Asked) => ({ userUuid: me, courtroomUuid: courtroom.courtroomUuid });

/** What everybody gets for every message that the court reads. */
export const MESSAGES: Record<OutgoingMessage["type"], { outcomes: Heard; say: (asked: Asked) => OutgoingMessage }> = {
  join: { outcomes: heard("COURTROOM_JOINED"), say: (asked) => ({ type: "join", payload: people(asked) }) },
  SEND_MESSAGE: {
    outcomes: heard("NEW_MESSAGE"),
    say: ({ me, courtroom }) => ({
      type: "SEND_MESSAGE",
      payload: { courtroomUuid: courtroom.courtroomUuid, senderUuid: me, content: "It was mine." },
    }),
  },
  TYPING_INDICATOR: {
    outcomes: heard("quiet"),
    say: (asked) => ({ type: "TYPING_INDICATOR", payload: { ...people(asked), isTyping: true } }),
  },
  ADD_REACTION: {
    outcomes: heard("ERROR unknown_message"),
    say: (asked) => ({
      type: "ADD_REACTION",
      payload: { ...people(asked), messageUuid: NO_MESSAGE, reaction: "🔥" },
    }),
  },
  MARK_READ: {
    outcomes: heard("ERROR unknown_message"),
    say: (asked) => ({ type: "MARK_READ", payload: { ...people(asked), lastReadMessageUuid: NO_MESSAGE } }),
  },
  WITHDRAW_DECISION: {
    outcomes: heard("DECISION_READINESS_UPDATED"),
    say: (asked) => ({ type: "WITHDRAW_DECISION", payload: people(asked) }),
  },
  // The first of the two is ready; when the second one is, the court retires.
  GET_DECISION_READY: {
    outcomes: { ...heard("DECISION_READINESS_UPDATED"), owner: "DECISION_READINESS_UPDATED" },
    say: (asked) => ({ type: "GET_DECISION_READY", payload: people(asked) }),
  },
};

/** Goes to court as somebody and says one thing: what comes first of all that answers it. */
export async function sendInCourt(person: CallerSession, message: OutgoingMessage, asked: Asked): Promise<string> {
  const courtroom = asked.courtroom.courtroomUuid;
  const socket = await openSocket({ person, uuid: asked.me, courtroom });
  const join = () => socket.send({ type: "join", payload: { userUuid: asked.me, courtroomUuid: courtroom } });
  join();
  const entered = await Promise.race([socket.next("COURTROOM_JOINED"), socket.closed]);
  if (typeof entered === "number") return String(entered);
  socket.send(message);
  if (message.type === "join") {
    await socket.next("COURTROOM_JOINED");
    return "COURTROOM_JOINED";
  }
  join();
  await socket.next("COURTROOM_JOINED");
  const answer = socket.untaken.find(({ type }) => type !== "PRESENCE_UPDATED");
  socket.leave();
  if (answer === undefined) return "quiet";
  return answer.type === "ERROR" ? `ERROR ${(answer.payload as { code: string }).code}` : answer.type;
}
