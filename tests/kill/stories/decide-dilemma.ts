import { promiseRow, type World } from "../world";
import { waitFor } from "./wait-for";

/** Somebody brings a dilemma, answers its questions, and asks for the decision. */
export async function decideDilemma(world: World): Promise<void> {
  const kim = await world.aPerson("Kim");
  const clientId = crypto.randomUUID();
  const { uuid } = (
    await kim.browser.must<{ uuid: string }>("/api/procrastination/sessions", {
      body: { userUuid: kim.uuid, dilemma: "Tea or coffee?", clientId },
    })
  ).body;
  promiseRow(world, "a dilemma", "select uuid from cases where client_id = ?", [clientId], uuid);
  const path = `/api/procrastination/sessions/${uuid}`;
  for (const question of (await kim.browser.must<{ uuid: string }[]>(`${path}/questions`)).body) {
    await kim.browser.must(`${path}/answers`, {
      body: { questionUuid: question.uuid, answerBoolean: true, answerText: "Yes" },
    });
    promiseRow(
      world,
      "an answer to a dilemma",
      "select answer_boolean from answers where question_uuid = ?",
      [question.uuid],
      1,
    );
  }
  await kim.browser.must(`${path}/decision`, { body: {} });
  const decision = await waitFor("a decision", async () => {
    return (await kim.browser.ask<{ decision: string | null }>(path)).body.decision;
  });
  promiseRow(world, "a decision that was read", "select decision from verdicts where case_uuid = ?", [uuid], decision);
}
