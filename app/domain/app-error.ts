import type { CodeFault } from "./account/email-code";
import type { ErrorCode, ErrorStatus } from "./error-code";

/**
 * A refusal the product has words for. `message` is the sentence shown to the person; `cause` stays in the log.
 * Everything else that is thrown becomes a bare 500 without detail.
 */
export class AppError extends Error {
  readonly isAppError = true;
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  /** Seconds after which a new try makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    status: ErrorStatus,
    message: string,
    options: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = status;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * Whether something thrown is a refusal. Pages and services are bundled apart, each with a class `AppError` of its own,
 * so `instanceof` would not know the other bundle's refusals and make faults of them.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && "isAppError" in error && error.isAppError === true;
}

export const invalidInput = (sentence: string) => new AppError("invalid_input", 400, sentence);

/** The same sentence whatever was written: it says nothing of what the text tells (docs/rules.md#too-serious). */
export const tooSerious = () =>
  new AppError("too_serious", 400, "This sounds more serious than anything that this court is for.");

/** Asks the writer of what may be serious. Said to be petty, the same is taken (docs/rules.md#too-serious). */
export const maybeSerious = () => new AppError("maybe_serious", 400, "Is somebody hurt or afraid?");

/** What somebody asks who would decide for a stranger what an expert knows. `sentence` says whom to ask. */
export const needsExpert = (sentence: string) => new AppError("needs_expert", 400, sentence);

export const humanCheckFailed = (cause?: unknown) =>
  new AppError("human_check_failed", 400, "Failed to validate reCAPTCHA. Please try again.", { cause });

/** A form without a script that lay open for longer than its token is good; the page fills in a new one. */
export const formTooOld = () =>
  new AppError("human_check_failed", 400, "This form lay open for too long. It is ready again: send it once more.");

export const noSession = () =>
  new AppError("no_session", 401, "User not found. Please refresh the page and try again.");

/** A third person learns that the case is not theirs and nothing else (docs/rules.md#only-the-two-parties). */
export const notYours = () => new AppError("not_yours", 403, "This case is between two other people.");

/** Where a call names somebody else as its person. A page that is older than a login does so. */
export const notYou = () =>
  new AppError("not_yours", 403, "That is somebody else’s. Please refresh the page and try again.");

export const badOrigin = () => new AppError("bad_origin", 403, "This request came from another site and was refused.");

export const badCsrfToken = () => new AppError("bad_csrf_token", 403, "Please refresh the page and try again.");

/** To a person who would hand in a topic. */
export const notAuthenticated = () => new AppError("no_session", 401, "User not authenticated");

export const bannedFromTopics = () =>
  new AppError("banned", 403, "The moderators have asked you to leave the topics to others for now.");

/** Moderators are people. `retryAfter` is a guess: an hour is what they may need. */
export const tooManyWaiting = (waiting: number) =>
  new AppError(
    "rate_limited",
    429,
    `${waiting} topics of yours are waiting for the moderators. Please let them catch up.`,
    {
      retryAfter: 3_600,
    },
  );

/** To a moderator who comes second. */
export const alreadyDecided = () => new AppError("already_decided", 409, "Somebody has decided on this already.");

export const notFound = (what: string) => new AppError("not_found", 404, `${what} not found`);

export const noSuchRoute = () => new AppError("no_such_route", 404, "There is no such call.");

export const seatTaken = () => new AppError("seat_taken", 409, "This seat is taken.");

export const uuidTaken = () => new AppError("uuid_taken", 409, "This id is already in use. Please try again.");

/** A code belongs to the browser that asked for it, so saying why it does not work tells nothing about the address. */
export const badCode = (fault: CodeFault = "wrong") => new AppError(...CODE_FAULTS[fault]);

/** The same of the code that an account's address of today got, where two codes are asked for. */
export const badCurrentCode = (fault: CodeFault) => new AppError("bad_current_code", 400, CODE_FAULTS[fault][2]);

const CODE_FAULTS: Record<CodeFault, [ErrorCode, ErrorStatus, string]> = {
  wrong: ["bad_code", 400, "Invalid or expired code."],
  void: ["code_void", 400, "That code is void after five tries. Ask for a new one."],
  expired: ["code_expired", 400, "That code has expired: it worked for ten minutes. Ask for a new one."],
};

export const usernameTaken = () =>
  new AppError("username_taken", 409, "That username is taken. Please choose another.");

/** Said only to somebody who has shown that the address is theirs. */
export const emailTaken = () =>
  new AppError("email_taken", 409, "That address belongs to another account. Please log in with it instead.");

/** What takes or tells everything wants a login of today (docs/rules.md#stolen-sessions). */
export const loginTooOld = () =>
  new AppError("login_too_old", 403, "It has been a while. Please show the court a new code first.");

/** An account is created with an address that was verified, in the same call or before. */
export const emailUnverified = () => new AppError("email_unverified", 403, "Please verify your email address first.");

export const hasAccount = () => new AppError("has_account", 409, "You have an account already.");

/** To a guest with a verified address who comes with another: that one takes an account and a code of the old one. */
export const hasAddress = () =>
  new AppError(
    "has_address",
    409,
    "You have shown the court another address before. Make your account with that one; it can be changed in the settings.",
  );

export const noAccount = () => new AppError("no_account", 403, "This needs an account.");

export const mailFailed = (cause?: unknown) =>
  new AppError(
    "mail_failed",
    503,
    "The court's messenger has lost a shoe. Please ask for the mail again in a moment.",
    {
      cause,
    },
  );

/** The judge's Worker can't be reached. Whoever asked for something has lost nothing and can ask again. */
export const judgeAway = (cause?: unknown) =>
  new AppError("judge_away", 503, "The judge is out to lunch. Nothing is lost: please try again in a moment.", {
    cause,
  });

export const alreadySettled = () => new AppError("already_settled", 409, "This case is already settled.");

export const alreadyExtended = () =>
  new AppError("already_extended", 409, "This case was given another day already. It does not get a third.");

export const nobodyJoined = () => new AppError("nobody_joined", 409, "Nobody has joined yet. Send them the link.");

export const nobodyMissing = () =>
  new AppError("nobody_missing", 409, "They are done. If the court is missing anybody, it is you.");

/** `retryAfter` in seconds. */
export const nudgedLately = (retryAfter: number) =>
  new AppError("rate_limited", 429, `They have been nudged. The next nudge is due in ${waitInWords(retryAfter)}.`, {
    retryAfter,
  });

export const notJudgedInAbsence = () =>
  new AppError("not_yours", 403, "Only whoever was judged in absence can set this judgment aside.");

/** A judgment is set aside once for each side (docs/rules.md#setting-a-judgment-aside). */
export const judgmentFinal = () =>
  new AppError("already_settled", 409, "This case was reopened for you once. This time the judgment stands.");

export const vacateExpired = () =>
  new AppError("expired", 410, "The seven days to set this judgment aside are over. It stands.");

export const deckUnfinished = () => new AppError("deck_unfinished", 409, "There are questions left to answer.");

/** The last answer can be taken back only until its party has completed the deck (docs/rules.md#undo). */
export const deckCompleted = () =>
  new AppError("deck_completed", 409, "Your answers are in and can't be changed any more.");

export const verdictNotReady = () => new AppError("verdict_not_ready", 404, "No verdict available");

/** The docket can't be reached. What was answered is stored, so asking again is all there is to do. */
export const decisionFailed = (cause?: unknown) =>
  new AppError("internal", 503, "Failed to generate decision", { cause });

export const invitationExpired = () => new AppError("expired", 410, "This invitation link is invalid or has expired.");

/** Whoever has the link learns that there was a verdict here, and nothing else (docs/rules.md#sealing). */
export const verdictSealed = () => new AppError("sealed", 410, "This verdict is sealed.");

/** To a party that would share what the other has sealed. */
export const sealedByOther = () =>
  new AppError("sealed", 410, "The other party has sealed this verdict. Only they can open it again.");

/** To a party that would share what the desk has taken down (docs/rules.md#reports). */
export const takenDown = () =>
  new AppError("taken_down", 410, "The moderators have taken this verdict's card down. You can still read it here.");

export const tooLarge = () => new AppError("too_large", 413, "That is more than this court can read at once.");

export const rateLimited = (retryAfter: number) =>
  new AppError("rate_limited", 429, "Order! That was a lot at once. Please wait a moment and try again.", {
    retryAfter,
  });

/**
 * The wait for a code can be hours: "a moment" would send people into the same refusal again. `retryAfter` in seconds.
 */
export const tooManyCodes = (retryAfter: number) =>
  new AppError(
    "rate_limited",
    429,
    `Order! That is enough mail for now. Please try again in ${waitInWords(retryAfter)}.`,
    {
      retryAfter,
    },
  );

function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return "a minute";
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const internalError = (cause?: unknown) =>
  new AppError("internal", 500, "The court tripped over its own robe. Please try again.", { cause });
