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
  people.push(...(await seedCourtrooms(court)), ...(await seedDilemmas(court)));
  const moderator = await aGuest(court, "Judge Judy");
  // Only accounts can be moderators.
  const appoint = "update users set is_moderator = 1, username = 'judge_judy' where uuid = ?";
  await d1.prepare(appoint).bind(moderator.uuid).run();
  people.push({ who: "Judge Judy, a moderator", path: "/moderation", sessionToken: moderator.sessionToken });
  return people;
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
