import { answerOf, type Plea, type Question } from "~/domain/deck/answer";
import type { FileCase } from "~/domain/filing/file-case";
import { hashSessionToken } from "~/server/account/session-token.server";
import type { Visitor } from "~/server/account/visitor.server";
import type { Court } from "./court";

/** A guest with a session. */
export interface Guest {
  uuid: string;
  displayName: string;
  sessionToken: string;
  /** Fresh for every use, as each request has its own. */
  visitor: () => Visitor;
}

/** A case with its two people; `opponent` is null until someone joined. */
export interface FiledCase {
  suitUuid: string;
  token: string;
  creator: Guest;
  opponent: Guest | null;
  questions: Question[];
}

export interface JoinedCase extends FiledCase {
  opponent: Guest;
}

const ALLEGATION = "My roommate ate the last slice of my pizza three times this week and says that it was going stale.";

const NOBODY: Visitor = { token: null, tokenHash: null, rollDue: false };

export async function aGuest(court: Court, displayName = "Robin", nobody = NOBODY): Promise<Guest> {
  const uuid = crypto.randomUUID();
  const { user, sessionToken } = await court.account.createGuest(nobody, { uuid, displayName, recaptchaToken: "open" });
  if (sessionToken === null) throw new Error("a new guest has a new session");
  const tokenHash = await hashSessionToken(sessionToken);
  return {
    uuid,
    displayName: user.displayName,
    sessionToken,
    visitor: () => ({ token: sessionToken, tokenHash, rollDue: false }),
  };
}

/** A suit that waits for its opponent. */
export async function aFiledCase(court: Court, suit: Partial<FileCase> = {}, creator?: Guest): Promise<FiledCase> {
  const plaintiff = creator ?? (await aGuest(court, "Robin"));
  const filing = await court.filing.fileCase(
    plaintiff.visitor(),
    "pettysuit",
    {
      creatorUuid: plaintiff.uuid,
      allegation: ALLEGATION,
      tone: "Fun",
      judgePersonality: "Classic Judge",
      creatorDisplayName: plaintiff.displayName,
      previewAllowed: true,
      ...suit,
    },
    "open",
  );
  if (filing.token === null) throw new Error("a suit filed by the page has its invitation");
  const { uuid: suitUuid, token } = filing;
  const questions = await court.deck.listQuestions(plaintiff.visitor(), suitUuid, plaintiff.uuid);
  return { suitUuid, token, creator: plaintiff, opponent: null, questions };
}

/** A suit whose two seats are taken. */
export async function aJoinedCase(court: Court, suit: Partial<FileCase> = {}): Promise<JoinedCase> {
  const filed = await aFiledCase(court, suit);
  const opponent = await aGuest(court, "Sam");
  await court.invitation.joinInvitation(opponent.visitor(), filed.token, {
    userUuid: opponent.uuid,
    displayName: "",
    recaptchaToken: "open",
  });
  return { ...filed, opponent };
}

/** A courtroom with its two people; `opponent` sits down only in `aCourtroomInSession`. */
export interface OpenedCourtroom {
  courtroomUuid: string;
  code: string;
  token: string;
  creator: Guest;
}

export interface CourtroomInSession extends OpenedCourtroom {
  opponent: Guest;
}

/** A courtroom that waits for its opponent. */
export async function aCourtroom(
  court: Court,
  filing: Partial<FileCase> = {},
  plaintiff?: Guest,
): Promise<OpenedCourtroom> {
  const creator = plaintiff ?? (await aGuest(court, "Robin"));
  const opened = await court.filing.fileCase(
    creator.visitor(),
    "courtroom",
    {
      creatorUuid: creator.uuid,
      allegation: ALLEGATION,
      tone: "Fun",
      judgePersonality: "Classic Judge",
      creatorDisplayName: creator.displayName,
      previewAllowed: true,
      ...filing,
    },
    "open",
  );
  const { uuid: courtroomUuid, code, token } = opened;
  if (token === null || code === null)
    throw new Error("a courtroom opened by the page has its code and its invitation");
  return { courtroomUuid, code, token, creator };
}

/** Lets a person join by a courtroom's link: somebody new, or a given one. */
export async function sitDown(court: Court, opened: OpenedCourtroom, who: string | Guest = "Sam"): Promise<Guest> {
  const opponent = typeof who === "string" ? await aGuest(court, who) : who;
  await court.invitation.joinInvitation(opponent.visitor(), opened.token, {
    userUuid: opponent.uuid,
    displayName: "",
    recaptchaToken: "open",
  });
  return opponent;
}

/** A courtroom whose two seats are taken. Nothing was said yet. */
export async function aCourtroomInSession(court: Court, filing: Partial<FileCase> = {}): Promise<CourtroomInSession> {
  const opened = await aCourtroom(court, filing);
  return { ...opened, opponent: await sitDown(court, opened) };
}

/** A courtroom that the house judge has ruled on. What its two people said, they said past the object. */
export async function aSettledCourtroom(court: Court, filing: Partial<FileCase> = {}): Promise<CourtroomInSession> {
  const inSession = await aCourtroomInSession(court, filing);
  await court.ruleOnCourtroom(inSession.courtroomUuid, [
    { seat: "creator", content: "You ate it. There was a note on it with my name." },
    { seat: "opponent", content: "I did eat it. The note was under the box." },
  ]);
  return inSession;
}

/** Lets a person answer a case's questions in order, one plea each; the last plea repeats for the rest. */
export async function answerAll(court: Court, filed: FiledCase, person: Guest, pleas: Plea[]): Promise<void> {
  for (const [index, question] of filed.questions.entries()) {
    const plea = pleas[index] ?? pleas.at(-1) ?? "yes";
    await court.deck.recordAnswer(person.visitor(), filed.suitUuid, {
      userUuid: person.uuid,
      questionUuid: question.uuid,
      answerBoolean: answerOf(plea).answerBoolean,
    });
  }
}

/** A case that the house judge has ruled on. */
export async function aDecidedCase(court: Court, suit: Partial<FileCase> = {}): Promise<JoinedCase> {
  const joined = await aJoinedCase(court, suit);
  await answerAll(court, joined, joined.creator, ["yes", "no", "yes"]);
  await answerAll(court, joined, joined.opponent, ["yes", "fifth", "no"]);
  return joined;
}
