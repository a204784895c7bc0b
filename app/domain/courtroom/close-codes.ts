/**
 * Why the court closes a socket. Browsers can't read the status of a refused upgrade, so a socket that may not be is
 * accepted and closed with one of these (4000 to 4999 are the application's own).
 */
export const CLOSE_CODES = {
  /** The page was left. */
  left: 1000,
  /** A message that is no text, or no message of the protocol, again and again. */
  badFrame: 4400,
  noSession: 4401,
  notYours: 4403,
  notFound: 4404,
  /** Nobody said which courtroom for too long. */
  handshakeTimeout: 4408,
  /** One person has opened so many windows that the oldest has to go. */
  crowded: 4409,
  /** The guest turned out to be somebody else, who comes in under their own name. */
  merged: 4410,
  tooLarge: 4413,
  flood: 4429,
  /** The court tripped; coming back makes sense. */
  fault: 4500,
} as const;

export type CloseReason = keyof typeof CLOSE_CODES;

/**
 * Whether a new try with the same cookie makes sense. The court never closes with `left` by itself; a browser that
 * hears it and has not left has lost its network, for which partysocket invents this code.
 */
export function mayReconnect(code: number): boolean {
  const { noSession, notYours, notFound, crowded, merged } = CLOSE_CODES;
  return ![noSession, notYours, notFound, crowded, merged].some((final) => final === code);
}

/**
 * What the page says when the court closed the socket, by code; null where nothing needs saying since it comes back.
 */
export function sayClosed(code: number): string | null {
  switch (code) {
    case CLOSE_CODES.noSession:
      return "You are not signed in any more. Please refresh the page.";
    case CLOSE_CODES.notYours:
      return "This case is between two other people.";
    case CLOSE_CODES.notFound:
      return "This courtroom does not exist any more.";
    case CLOSE_CODES.crowded:
      return "This courtroom is open in many of your windows. It goes on in the others.";
    case CLOSE_CODES.merged:
      return "You have logged in. Please refresh the page to go on as yourself.";
    case CLOSE_CODES.flood:
      return "Order! That was a lot at once. The court takes a breath and comes back.";
    case CLOSE_CODES.tooLarge:
    case CLOSE_CODES.badFrame:
      return "The court could not read that.";
    default:
      return null;
  }
}
