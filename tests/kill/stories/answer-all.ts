import type { Person } from "../browser";
import { promiseRow, type World } from "../world";

/** Answers every question of a suit, and says that one is done. */
export async function answerAll(world: World, person: Person, uuid: string): Promise<void> {
  const { browser } = person;
  const questions = await browser.must<{ uuid: string }[]>(`/api/pettysuits/${uuid}/questions`, {
    body: { creatorUuid: person.uuid },
  });
  for (const question of questions.body) {
    const isYes = world.random() < 0.5;
    await browser.must(`/api/pettysuits/${uuid}/answers`, {
      body: {
        ...{ userUuid: person.uuid, questionUuid: question.uuid },
        ...{ answerBoolean: isYes, answerText: isYes ? "Yes" : "No" },
      },
    });
    promiseRow(
      world,
      "an answer",
      "select answer_boolean from answers where case_uuid = ? and user_uuid = ? and question_uuid = ?",
      [uuid, person.uuid, question.uuid],
      isYes ? 1 : 0,
    );
  }
  await browser.must(`/api/pettysuits/${uuid}/complete`, { body: { userUuid: person.uuid } });
}
