import { answerOf, type Plea } from "~/domain/deck/answer";
import { asPerson } from "./api-client";
import type { FiledCase, Guest } from "./factories";

/** Cards of a suit that have to be answered: seven questions, and the hunch after them. */
export const SUIT_CARDS = 8;

/** One person at the deck of a case, swiping through the API. Questions are named by their place, from 0. */
export function atDeck({ suitUuid, questions }: Pick<FiledCase, "suitUuid" | "questions">, person: Guest) {
  const call = asPerson(person);
  const path = `/api/pettysuits/${suitUuid}`;
  const questionUuid = (place: number) => questions[place]?.uuid ?? crypto.randomUUID();
  const swipe = (place: number, plea: Plea) =>
    call(`${path}/answers`, {
      body: { userUuid: person.uuid, questionUuid: questionUuid(place), ...answerOf(plea) },
    });
  return {
    call,
    swipe,
    /** Swipes all questions the same way, but for the last `left`. */
    async swipeAll(plea: Plea, { left = 0 } = {}): Promise<void> {
      for (let place = 0; place < questions.length - left; place += 1) {
        const response = await swipe(place, plea);
        if (!response.ok) throw new Error(`question ${place} was refused with ${response.status}`);
        await response.body?.cancel();
      }
    },
    undo: (place: number) =>
      call(`${path}/answers/${questionUuid(place)}?userUuid=${person.uuid}`, { method: "DELETE" }),
    complete: () => call(`${path}/complete`, { body: { userUuid: person.uuid } }),
    readAnswers: () => call(`${path}/answers?userUuid=${person.uuid}`),
    readVerdict: () => call(`${path}/verdict`),
  };
}
