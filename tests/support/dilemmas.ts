import type { Question } from "~/domain/deck/answer";
import type { StartSession } from "~/domain/dilemma/session";
import { asPerson } from "./api-client";
import type { Court } from "./court";
import { aGuest, type Guest } from "./factories";

/** A dilemma and the person who brought it. */
export interface StartedDilemma {
  uuid: string;
  person: Guest;
  questions: Question[];
}

export async function aDilemma(
  court: Court,
  started: Partial<StartSession> = {},
  brought?: Guest,
): Promise<StartedDilemma> {
  const person = brought ?? (await aGuest(court, "Robin"));
  const { uuid } = await court.dilemma.startSession(person.visitor(), {
    userUuid: person.uuid,
    dilemma: "Should I text back now, or leave it until tomorrow?",
    judgePersonality: "Yoda",
    ...started,
  });
  return { uuid, person, questions: await court.dilemma.listQuestions(person.visitor(), uuid) };
}

/** A dilemma with every question answered and nothing decided. */
export async function anAnsweredDilemma(
  court: Court,
  started: Partial<StartSession> = {},
  brought?: Guest,
): Promise<StartedDilemma> {
  const dilemma = await aDilemma(court, started, brought);
  for (const [place, { uuid: questionUuid }] of dilemma.questions.entries()) {
    const answer = { questionUuid, answerBoolean: place % 2 === 0 };
    await court.dilemma.recordAnswer(dilemma.person.visitor(), dilemma.uuid, answer);
  }
  return dilemma;
}

/** A dilemma that the house judge has decided, by a court whose docket rules at once. */
export async function aDecidedDilemma(
  court: Court,
  started: Partial<StartSession> = {},
  brought?: Guest,
): Promise<StartedDilemma> {
  const dilemma = await anAnsweredDilemma(court, started, brought);
  await court.dilemma.requestDecision(dilemma.person.visitor(), dilemma.uuid);
  return dilemma;
}

/** Somebody at a session, by the API. Questions are named by their place, from 0. */
export function atSession({ uuid, questions }: StartedDilemma, person: Guest) {
  const call = asPerson(person);
  const path = `/api/procrastination/sessions/${uuid}`;
  const questionUuid = (place: number) => questions[place]?.uuid ?? crypto.randomUUID();
  return {
    call,
    read: () => call(path),
    readQuestions: () => call(`${path}/questions`),
    readAnswers: () => call(`${path}/answers`),
    swipe: (place: number, answerBoolean: boolean | null, answerText = answerBoolean ? "Yes" : "No") =>
      call(`${path}/answers`, {
        body: { sessionUuid: uuid, questionUuid: questionUuid(place), answerBoolean, answerText },
      }),
    undo: (place: number) => call(`${path}/answers/${questionUuid(place)}`, { method: "DELETE" }),
    decide: () => call(`${path}/decision`, { method: "POST" }),
  };
}
