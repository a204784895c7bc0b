import type { Person } from "../browser";
import { promiseRow, type World } from "../world";

/** Answers every question of a suit, and says that one is done. Gives how many answers of the court's got lost. */
export async function answerAll(world: World, person: Person, uuid: string): Promise<number> {
  const { browser } = person;
  let lost = 0;
  const questions = await browser.must<{ uuid: string }[]>(`/api/pettysuits/${uuid}/questions`, {
    body: { creatorUuid: person.uuid },
  });
  for (const question of questions.body) {
    const isYes = world.random() < 0.5;
    const answered = await browser.must(`/api/pettysuits/${uuid}/answers`, {
      body: {
        ...{ userUuid: person.uuid, questionUuid: question.uuid },
        ...{ answerBoolean: isYes, answerText: isYes ? "Yes" : "No" },
      },
    });
    lost += answered.lost;
    promiseRow(
      world,
      "an answer",
      "select answer_boolean from answers where case_uuid = ? and user_uuid = ? and question_uuid = ?",
      [uuid, person.uuid, question.uuid],
      isYes ? 1 : 0,
    );
  }
  await browser.must(`/api/pettysuits/${uuid}/complete`, { body: { userUuid: person.uuid } });
  return lost;
}
