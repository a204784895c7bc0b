import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { CaseRef } from "~/domain/case/case-ref";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import type { Seat } from "~/domain/case/seat";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import type { Sharing } from "~/domain/verdict/shared-verdict";
import { keepRepliesIn } from "~/server/case/kept-replies.server";
import { type Account, anAccount, askForCode, csrfHeader, turnOutToBe } from "./accounts";
import { asPerson } from "./api-client";
import { openCourt } from "./court";
import { courtroomObjects } from "./courtroom-object";
import { courtroomRef, goTo, ruleWhenTimeIsUp, suitRef, vacate } from "./default-judgments";
import {
  aCourtroom,
  aFiledCase,
  aGuest,
  answerAll,
  type FiledCase,
  type Guest,
  type OpenedCourtroom,
  sitDown,
} from "./factories";
import { newEmail } from "./made-up";
import { codeMailedTo } from "./mailbox";
import { sendOut, takePushes } from "./notices";
import { enter, type Party } from "./socket";

/** Nothing else in any test is called so, says so or writes so. */
export const ZEPHYRINE = "Zephyrine";
/** Words of hers that nobody else uses: in her complaints, and in court. */
export const HER_WORDS = ["quibblefrotz", "snorkelwump"] as const;
const HER_COMPLAINT = "My roommate ate the last slice of my quibblefrotz three times this week.";
const HIS_COMPLAINT = "Zephyrine ate my marzipan again, and zephyrine's excuse was that Zephyrine had been hungry.";
const HER_SPEECH = "I hid the snorkelwump myself. It was mine since March.";

/** A court whose dockets and courtrooms are the real objects. Suits are ruled on when the last answer comes. */
export const wholeCourt = openCourt(env.DB, {
  docket: { scheduleLook: (filed, at) => env.DOCKET.getByName(filed.uuid).scheduleLook(filed, at) },
  courtroom: courtroomObjects,
});

/** Deletes a person's account, as their browser does. */
export async function leave(person: Pick<Guest, "sessionToken">): Promise<Response> {
  return asPerson(person)("/api/auth/delete-account", { method: "DELETE", headers: await csrfHeader(person) });
}

/** Everything that somebody can have here, in one seat of cases in every state, and who sits across from them. */
export interface WholeLife {
  zephyrine: Account;
  sam: Guest;
  email: string;
  /** Suits and courtrooms in which both sit, by how they stand. */
  cases: Record<"open" | "decided" | "reopened" | "wonByDefault" | "lostByDefault", CaseRef> & {
    talking: CaseRef;
    argued: CaseRef;
  };
  /** Cases that nobody else has ever been in. */
  alone: CaseRef[];
  shareId: string;
  /** Both in the courtroom where they are still talking. */
  inCourt: { zephyrine: Party; sam: Party };
}

/** Lives such a life, `seat` being Zephyrine's in all of it. */
export async function liveWholeLife(seat: Seat): Promise<WholeLife> {
  const sam = await aGuest(wholeCourt, "Sam");
  const guest = await aGuest(wholeCourt, ZEPHYRINE);
  const decided = await aSuit(seat, guest, sam);
  const account = await anAccount(wholeCourt, await aGuest(wholeCourt, `${ZEPHYRINE} Q`));
  // Somebody who was here as a guest before they logged in to their account.
  const zephyrine = await turnOutToBe(account, guest);
  await answer(decided, zephyrine, sam);
  await quoteHer(suitRef(decided), seat);
  const shareId = await shareAndDraw(zephyrine, decided.suitUuid);

  const open = await aSuit(seat, zephyrine, sam);
  await answerAll(wholeCourt, { ...open, questions: open.questions.slice(0, 3) }, zephyrine, ["yes"]);
  await answerAll(wholeCourt, { ...open, questions: open.questions.slice(0, 2) }, sam, ["no"]);
  const argued = await anArgument(seat, zephyrine, sam);
  for (const party of Object.values(argued.parties)) party.askForDecision();
  for (const party of Object.values(argued.parties)) await party.next("VERDICT_GENERATED");
  await quoteHer(courtroomRef(argued), seat);
  await shareAndDraw(sam, argued.courtroomUuid);
  for (const party of Object.values(argued.parties)) party.leave();

  // Time stands still in these, so they are ruled on by the docket and by nothing else.
  const [won, lost, reopened] = [
    await aSuit(seat, zephyrine, sam),
    await aSuit(seat, zephyrine, sam),
    await aSuit(seat, zephyrine, sam),
  ];
  await answerAll(wholeCourt, { ...won, questions: won.questions.slice(0, 1) }, zephyrine, ["yes"]);
  await answerAll(wholeCourt, { ...lost, questions: lost.questions.slice(0, 1) }, sam, ["yes"]);
  await answerAll(wholeCourt, { ...reopened, questions: reopened.questions.slice(0, 1) }, zephyrine, ["yes"]);
  for (const filed of [won, lost, reopened]) await ruleWhenTimeIsUp(suitRef(filed));
  for (const filed of [won, lost, reopened]) await quoteHer(suitRef(filed), seat);
  await goTo(suitRef(reopened), JUDGED_AFTER_MS + 1);
  expect((await vacate(suitRef(reopened), sam)).status).toBe(200);

  const alone =
    seat === "creator"
      ? [
          suitRef(await aFiledCase(wholeCourt, { allegation: HER_COMPLAINT }, zephyrine)),
          courtroomRef(await aCourtroom(wholeCourt, { allegation: HER_COMPLAINT }, zephyrine)),
        ]
      : [];
  const talking = await anArgument(seat, zephyrine, sam);
  for (const person of [zephyrine, sam]) await takePushes(person);
  const nudge = await asPerson(zephyrine)(`/api/pettysuits/${open.suitUuid}/nudge`, { body: {} });
  expect(await nudge.json()).toEqual({ notified: "push" });
  await sendOut(sam);
  await thinkOfTopics(zephyrine, seat);
  await reportEachOther(zephyrine, sam, argued);
  await askToChangeAddress(zephyrine);
  await askForCode(zephyrine.email);
  return {
    zephyrine,
    sam,
    email: zephyrine.email,
    cases: {
      open: suitRef(open),
      decided: suitRef(decided),
      reopened: suitRef(reopened),
      wonByDefault: suitRef(won),
      lostByDefault: suitRef(lost),
      talking: courtroomRef(talking),
      argued: courtroomRef(argued),
    },
    alone,
    shareId,
    inCourt: talking.parties,
  };
}

async function aSuit(seat: Seat, zephyrine: Guest, sam: Guest): Promise<FiledCase> {
  const [creator, opponent] = seat === "creator" ? [zephyrine, sam] : [sam, zephyrine];
  const allegation = seat === "creator" ? HER_COMPLAINT : HIS_COMPLAINT;
  const filed = await aFiledCase(wholeCourt, { allegation }, creator);
  await wholeCourt.invitation.joinInvitation(opponent.visitor(), filed.token, {
    userUuid: opponent.uuid,
    displayName: "",
    recaptchaToken: "open",
  });
  return filed;
}

async function answer(filed: FiledCase, zephyrine: Guest, sam: Guest): Promise<void> {
  await answerAll(wholeCourt, filed, zephyrine, ["yes", "no", "yes"]);
  await answerAll(wholeCourt, filed, sam, ["yes", "fifth", "no"]);
}

async function anArgument(seat: Seat, zephyrine: Guest, sam: Guest) {
  const [creator, opponent] = seat === "creator" ? [zephyrine, sam] : [sam, zephyrine];
  const allegation = seat === "creator" ? HER_COMPLAINT : HIS_COMPLAINT;
  const opened: OpenedCourtroom = await aCourtroom(wholeCourt, { allegation }, creator);
  await sitDown(wholeCourt, opened, opponent);
  const parties = {
    zephyrine: await enter(zephyrine, opened.courtroomUuid),
    sam: await enter(sam, opened.courtroomUuid),
  };
  parties.zephyrine.say(HER_SPEECH, `zephyrine-${crypto.randomUUID()}`);
  const { uuid } = await parties.sam.next("NEW_MESSAGE");
  parties.sam.react(uuid, "😂");
  parties.sam.say("Zephyrine, that was a crumpet, and you know it.");
  await parties.zephyrine.next("MESSAGE_REACTION_UPDATED");
  const said = (await parties.zephyrine.catchUp()).messages.at(-1);
  parties.zephyrine.react(said?.uuid ?? uuid, "🔥");
  parties.zephyrine.read(said?.uuid ?? uuid);
  for (const party of Object.values(parties)) await party.catchUp();
  return { ...opened, parties };
}

/** As a model would that is careless with names: the house judge says `Party A`. */
async function quoteHer({ kind, uuid }: CaseRef, seat: Seat): Promise<void> {
  const quoted = kind === "courtroom" ? HER_SPEECH : seat === "creator" ? HER_COMPLAINT : "Party A was hungry.";
  const told = ` ${ZEPHYRINE}'s point was heard. It was said: “${quoted}”`;
  await env.DB.prepare(
    "update verdicts set case_name = ?, rationale = rationale || ?, punishment = ?, replies = ? where case_uuid = ?",
  )
    .bind(`${ZEPHYRINE} v. Sam`, told, `Party B shall write ${ZEPHYRINE} a note.`, JSON.stringify([told]), uuid)
    .run();
  await keepRepliesIn(env.CARDS)({ caseUuid: uuid, round: 1 }, [told]);
}

/** Makes a verdict public and has every picture of it drawn and kept. Gives the link's id. */
async function shareAndDraw(person: Guest, caseUuid: string): Promise<string> {
  const call = asPerson(person);
  const sharing = await (await call(`/api/verdicts/${caseUuid}/share`, { method: "POST" })).json<Sharing>();
  if (sharing.state !== "shared") throw new Error("not shared");
  for (const file of [".png", ".png?scale=3", "/og.png", "/square.png", "/story.png"]) {
    const picture = await asPerson(null)(`/v/${sharing.shareId}${file}`);
    expect(picture.status, file).toBe(200);
    await picture.arrayBuffer();
  }
  return sharing.shareId;
}

/** Has each report what the other has said in a courtroom, with a note. */
async function reportEachOther(zephyrine: Account, sam: Guest, { courtroomUuid }: OpenedCourtroom): Promise<void> {
  const said = await wholeCourt.courtroom.listMessages(sam.visitor(), courtroomUuid);
  for (const { uuid: id, senderUuid } of said) {
    const reporter = senderUuid === sam.uuid ? zephyrine : sam;
    const note = reporter === sam ? "" : `Ask ${HER_WORDS[0]}.`;
    await wholeCourt.reports.report(reporter.visitor(), {
      ...{ userUuid: reporter.uuid, kind: "message", id, courtroomUuid, reason: "abuse", note },
    });
  }
}

/** Has her vote on a topic, and hand in one that nobody has decided on. */
async function thinkOfTopics(person: Account, seat: Seat): Promise<void> {
  const { uuid = "" } = HOUSE_TOPICS[0] ?? {};
  await wholeCourt.topics.vote(person.visitor(), uuid, { userUuid: person.uuid, vote: true });
  const topicText = `Calling every ${seat} a ${HER_WORDS[0]} before breakfast.`;
  await wholeCourt.submissions.submit(person.visitor(), { userUuid: person.uuid, topicText });
}

async function askToChangeAddress(account: Account): Promise<void> {
  const email = newEmail();
  const headers = await csrfHeader(account);
  const asked = await asPerson(account)("/api/auth/request-email-change", { body: { email }, headers });
  expect(asked.status).toBe(200);
  expect(await codeMailedTo(email)).toMatch(/^\d{6}$/u);
}
