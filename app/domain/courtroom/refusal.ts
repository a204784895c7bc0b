import type { ServerMessage, SocketMessageFault } from "./protocol";

/** What is said of each refusal, where nothing more exact is known. */
const SENTENCES: Record<SocketMessageFault, string> = {
  unreadable: "The court could not read that.",
  too_long: "Message is too long.",
  too_serious: "This sounds more serious than anything that this court is for.",
  wrong_courtroom: "This is another case's business.",
  wrong_sender: "You can only speak for yourself.",
  not_in_session: "The court is not in session yet.",
  deliberating: "The court has retired to deliberate. Nothing more can be heard.",
  already_settled: "This case is already settled.",
  unknown_message: "Nobody said that here.",
  flood: "Order! That was a lot at once. Please wait a moment.",
  internal: "The court tripped over its own robe. Please try again.",
};

/** The message that refuses something, for the socket that sent it. `clientId` names the message that it was about. */
export function refusal(
  code: SocketMessageFault,
  clientId: string | undefined | null = null,
  message = SENTENCES[code],
): ServerMessage {
  return { type: "ERROR", payload: { code, message, clientId: clientId ?? null } };
}
