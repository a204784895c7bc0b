import type { D1Database } from "@cloudflare/workers-types";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { PETTY_SUIT_PROMPTS } from "~/domain/pettysuit/petty-suit-prompts";
import { sharePath } from "~/domain/verdict/shared-verdict";
import { type Court, openCourt } from "./court";
import {
  aCourtroom,
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  aSettledCourtroom,
  type FiledCase,
  type Guest,
} from "./factories";

const HOUR_MS = 60 * 60_000;

/** A person of the seeded court, with the cookie that makes a browser theirs. */
export interface SeededPerson {
  who: string;
  path: string;
  sessionToken: string;
}

/**
 * Fills a database with people and cases in every state, over the last days, made by the same factories as the tests'.
 * Gives one line a state: who to be and where to look.
 */
export async function seedCourt(d1: D1Database, now: number): Promise<SeededPerson[]> {
  let hoursAgo = 0;
  const court = openCourt(d1, { clock: () => now - hoursAgo * HOUR_MS });
  const people: SeededPerson[] = [];
  const note = (state: string, person: Guest, filed: FiledCase, path = `/pettysuit/${filed.suitUuid}`) =>
    people.push({ who: `${person.displayName}, ${state}`, path, sessionToken: person.sessionToken });

  for (const [index, judgePersonality] of JUDGE_PERSONALITIES.entries()) {
    hoursAgo = 12 * (index + 1);
    const allegation = PETTY_SUIT_PROMPTS[index];
    const decided = await aDecidedCase(court, { allegation, judgePersonality });
    note(`decided by ${judgePersonality}`, decided.creator, decided);
    if (judgePersonality === "Boomer") {
      note("comes too late for a seat", await aGuest(court, "Charlie"), decided, `/invite/${decided.token}`);
      const sealed = await court.sharing.share(decided.creator.visitor(), decided.suitUuid);
      await court.sharing.seal(decided.creator.visitor(), decided.suitUuid);
      if (sealed.state === "shared")
        note("shared it and sealed it again", decided.creator, decided, sharePath(sealed.shareId));
    }
    if (judgePersonality !== "Yoda") continue;
    const shared = await court.sharing.share(decided.creator.visitor(), decided.suitUuid);
    if (shared.state === "shared")
      note("shared it with the public", decided.creator, decided, sharePath(shared.shareId));
  }

  hoursAgo = 20;
  const hung = await aJoinedCase(court, { allegation: PETTY_SUIT_PROMPTS[9], judgePersonality: "Therapist" });
  await answerAll(court, hung, hung.creator, ["fifth"]);
  await answerAll(court, hung, hung.opponent, ["fifth"]);
  note("both pleaded the fifth throughout", hung.creator, hung);

  hoursAgo = 3;
  const filed = await aFiledCase(court, { allegation: PETTY_SUIT_PROMPTS[10] });
  note("just filed", filed.creator, filed, `/pettysuits/${filed.suitUuid}/sent`);
  const invited = await aGuest(court, "Kim");
  note("has an invitation", invited, filed, `/invite/${filed.token}`);

  hoursAgo = 2;
  const joined = await aJoinedCase(court, { allegation: PETTY_SUIT_PROMPTS[11], judgePersonality: "Yoda" });
  note("joined, nothing answered", joined.opponent, joined);

  hoursAgo = 1;
  const waiting = await aJoinedCase(court, { allegation: PETTY_SUIT_PROMPTS[12], tone: "Serious" });
  await answerAll(court, waiting, waiting.creator, ["yes", "no"]);
  note("done, waits for the other side", waiting.creator, waiting);
  note("still has to answer", waiting.opponent, waiting);

  hoursAgo = 30;
  const deserted = await aFiledCase(court, { allegation: PETTY_SUIT_PROMPTS[15], judgePersonality: "Shakespeare" });
  await answerAll(court, deserted, deserted.creator, ["yes", "no"]);
  const missed = await aJoinedCase(court, {
    allegation: PETTY_SUIT_PROMPTS[16],
    judgePersonality: "Corporate Manager",
  });
  await answerAll(court, missed, missed.creator, ["yes", "no"]);
  const quiet = await aJoinedCase(court, { allegation: PETTY_SUIT_PROMPTS[17], judgePersonality: "Yoda" });
  hoursAgo = 6;
  for (const { suitUuid } of [deserted, missed, quiet]) await court.ruleOnSuit(suitUuid);
  note("won by default, nobody came", deserted.creator, deserted);
  note("was judged in absence", await aGuest(court, "Max"), deserted, `/invite/${deserted.token}`);
  note("joined and was judged in absence", missed.opponent, missed);
  note("won by default", missed.creator, missed);
  note("in a case to which nobody came", quiet.opponent, quiet);
  hoursAgo = 0;
  people.push(...(await seedCourtrooms(court)), ...(await seedDilemmas(court)), await seedManyCases(court));
  people.push(...(await seedDesk(court, d1)));
  return people;
}

/** The desk with something on it, and whoever has handed it in. */
async function seedDesk(court: Court, d1: D1Database): Promise<SeededPerson[]> {
  const [moderator, author, reporter] = [
    await aGuest(court, "Judge Judy"),
    await aGuest(court, "Alex"),
    await aGuest(court, "Kim"),
  ];
  // Only accounts can be moderators, and hand in topics. Names and topics are there once: each seed counts on.
  const before = await d1
    .prepare("select count(*) as seeds from users where username like 'judge_judy_%'")
    .first("seeds");
  const seed = Number(before) + 1;
  const nameAccount = d1.prepare("update users set is_moderator = ?, username = ? where uuid = ?");
  await nameAccount.bind(1, `judge_judy_${seed}`, moderator.uuid).run();
  await nameAccount.bind(0, `alex_of_the_aisle_${seed}`, author.uuid).run();
  const submit = async (topicText: string) =>
    (await court.submissions.submit(author.visitor(), { userUuid: author.uuid, topicText })).topic;
  const approved = await submit(`Clapping in row ${seed} when the plane has landed.`);
  const rejected = await submit(`Whistling in the kitchen of floor ${seed} before noon.`);
  await submit(`Standing up in row ${seed} before the plane has stopped.`);
  await submit(
    `Reading every sign on a long drive aloud, with ${seed} short pauses for applause, and asking who was listening.`,
  );
  const reason = "There is one just like it already.";
  await court.moderation.decideTopic(moderator, approved.uuid, { decision: "approve", reason: "" });
  await court.moderation.decideTopic(moderator, rejected.uuid, { decision: "reject", reason });
  await d1.prepare("update topics set agrees = 73, disagrees = 27 where uuid = ?").bind(approved.uuid).run();

  const { suitUuid, creator } = await aDecidedCase(court, { allegation: PETTY_SUIT_PROMPTS[1] });
  const shared = await court.sharing.share(creator.visitor(), suitUuid);
  if (shared.state !== "shared") throw new Error("a case that was just decided can be shared");
  const about = { kind: "verdict", id: shared.shareId, userUuid: reporter.uuid } as const;
  const note = "That is my fridge, my milk and my cousin.";
  await court.reports.report(reporter.visitor(), { ...about, reason: "personal_data", note });
  return [
    { who: "Judge Judy, a moderator", path: "/moderation", sessionToken: moderator.sessionToken },
    { who: "Alex, has handed in topics", path: "/hot-topics", sessionToken: author.sessionToken },
  ];
}

/** Somebody who has a case of every kind and in every state, with a long name on the other side. */
async function seedManyCases(court: Court): Promise<SeededPerson> {
  const robin = await aGuest(court, "Robin");
  for (const allegation of PETTY_SUIT_PROMPTS.slice(19, 23)) {
    const filed = await aFiledCase(court, { allegation }, robin);
    if (allegation !== PETTY_SUIT_PROMPTS[19]) await takeSeat(court, filed.token);
    if (allegation === PETTY_SUIT_PROMPTS[21]) await answerAll(court, filed, robin, ["yes"]);
  }
  const decided = await aFiledCase(court, { allegation: PETTY_SUIT_PROMPTS[23] }, robin);
  const sam = await takeSeat(court, decided.token);
  await answerAll(court, decided, robin, ["yes", "no"]);
  await answerAll(court, decided, sam, ["yes", "fifth", "no"]);
  await aCourtroom(court, { allegation: PETTY_SUIT_PROMPTS[0] }, robin);
  await court.dilemma.startSession(robin.visitor(), {
    userUuid: robin.uuid,
    dilemma: "Should I go to the party, or be ill in a convincing voice?",
    judgePersonality: "Boomer",
  });
  return { who: "Robin, has many cases", path: "/my-courts", sessionToken: robin.sessionToken };
}

async function takeSeat(court: Court, token: string): Promise<Guest> {
  const opponent = await aGuest(court, "Bartholomew the 3rd");
  const seat = { userUuid: opponent.uuid, displayName: "", recaptchaToken: "open" };
  await court.invitation.joinInvitation(opponent.visitor(), token, seat);
  return opponent;
}

/** Cases to be argued live. What is said in one is in its object, which nothing seeds: people talk for themselves. */
async function seedCourtrooms(court: Court): Promise<SeededPerson[]> {
  const opened = await aCourtroom(court, { allegation: PETTY_SUIT_PROMPTS[13], judgePersonality: "Gen Z" });
  const invited = await aGuest(court, "Alex");
  const inSession = await aCourtroomInSession(court, { allegation: PETTY_SUIT_PROMPTS[14] });
  const { courtroomUuid, creator, opponent } = inSession;
  const settled = await aSettledCourtroom(court, { allegation: PETTY_SUIT_PROMPTS[18], judgePersonality: "Strict" });
  const seat = (state: string, { displayName, sessionToken }: Guest, path: string): SeededPerson => ({
    who: `${displayName}, ${state}`,
    path,
    sessionToken,
  });
  return [
    seat("waits for an opponent to argue with", opened.creator, `/invitation/${opened.code}`),
    seat("has an invitation to argue live", invited, `/invite/${opened.token}`),
    seat("sits in court as plaintiff", creator, `/courtroom/${courtroomUuid}`),
    seat("sits in court as defendant", opponent, `/courtroom/${courtroomUuid}`),
    seat("has argued a case that is settled", settled.creator, `/courtroom/${settled.courtroomUuid}`),
  ];
}

/** Dilemmas with none and all of their questions answered, and one that is decided. */
async function seedDilemmas(court: Court): Promise<SeededPerson[]> {
  const people: SeededPerson[] = [];
  for (const state of ["has a dilemma to swipe", "has answered a dilemma", "has a dilemma decided"]) {
    const person = await aGuest(court, "Robin");
    const visitor = person.visitor();
    const { uuid } = await court.dilemma.startSession(visitor, {
      userUuid: person.uuid,
      dilemma: "Should I text back now, or leave it until tomorrow?",
      judgePersonality: "Yoda",
    });
    const questions = await court.dilemma.listQuestions(visitor, uuid);
    for (const [place, { uuid: questionUuid }] of questions.entries()) {
      if (state === "has a dilemma to swipe") break;
      await court.dilemma.recordAnswer(visitor, uuid, { questionUuid, answerBoolean: place % 2 === 0 });
    }
    if (state === "has a dilemma decided") await court.dilemma.requestDecision(visitor, uuid);
    people.push({ who: `Robin, ${state}`, path: `/procrastination/${uuid}`, sessionToken: person.sessionToken });
  }
  return people;
}
