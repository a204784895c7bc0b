import type { Person } from "../browser";
import { promiseRow, type World } from "../world";
import { fileAndJoin, promiseRuling } from "./filed-case";
import { waitFor } from "./wait-for";

/** Two people swipe through a suit, read the verdict, and share and seal it. */
export async function settleSuit(world: World): Promise<void> {
  const [robin, sam] = await Promise.all([world.aPerson("Robin"), world.aPerson("Sam")]);
  const uuid = await fileAndJoin(world, "pettysuit", robin, sam);
  await Promise.all([answerAll(world, robin, uuid), answerAll(world, sam, uuid)]);
  const { rationale } = await waitFor("a suit's verdict", async () => {
    type Read = { verdict?: { rationale: string } };
    return (await robin.browser.ask<Read>(`/api/pettysuits/${uuid}/verdict`)).body.verdict;
  });
  promiseRuling(world, uuid);
  world.served.push(async () => {
    type Read = { verdict?: { rationale: string } };
    const again = (await sam.browser.ask<Read>(`/api/pettysuits/${uuid}/verdict`)).body.verdict?.rationale;
    return again === rationale ? null : `a verdict reads otherwise: ${again}`;
  });
  await shareAndSeal(world, robin, sam, uuid);
}

async function answerAll(world: World, person: Person, uuid: string): Promise<void> {
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

async function shareAndSeal(world: World, robin: Person, sam: Person, uuid: string): Promise<void> {
  const path = `/api/verdicts/${uuid}/share`;
  const { shareId } = (await robin.browser.must<{ shareId: string }>(path, { method: "POST" })).body;
  let expected: number | null = 200;
  world.served.push(async () => {
    if (expected === null) return null;
    const asked = expected;
    const { status } = await world.aBrowser().ask(`/v/${shareId}.png`);
    return status === asked || expected !== asked ? null : `a shared card answered ${status} in place of ${asked}`;
  });
  await world.aBrowser().must(`/v/${shareId}.png`);
  expected = null;
  await sam.browser.must(path, { method: "DELETE" });
  expected = 410;
}
