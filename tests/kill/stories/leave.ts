import type { World } from "../world";
import { fileAndJoin } from "./filed-case";
import { takePushes } from "./take-pushes";
import { vote } from "./vote";

let leavers = 0;

/** Somebody takes pushes, sits in two cases, votes, reports a topic, and deletes all of it. */
export async function leave(world: World): Promise<void> {
  leavers += 1;
  const name = `Zephyrine${String.fromCharCode(97 + (leavers % 26), 97 + (Math.floor(leavers / 26) % 26))}`;
  const word = `quibble${name.slice(-2)}frotz`;
  const [sam, leaver] = await Promise.all([world.aPerson("Sam"), world.aPerson(name)]);
  // What they filed goes with them, so nothing of it is promised.
  const unpromised = { ...world, stored: [] };
  await fileAndJoin(unpromised, "pettysuit", leaver, sam, `My roommate ate the last slice of my ${word} again.`);
  await fileAndJoin(unpromised, "courtroom", leaver, sam, `My roommate hid the ${word} behind the oats.`);
  await takePushes(leaver);
  const [topic = ""] = await vote(unpromised, leaver);
  const { status: reported } = await leaver.browser.ask("/api/reports", {
    body: { kind: "topic", id: topic, userUuid: leaver.uuid, reason: "other", note: `So much ${word}.` },
  });
  if (reported >= 400 && !world.takenDown.has(topic)) throw new Error(`a report was answered ${reported}`);
  for (;;) {
    const csrf = await leaver.browser.ask<{ csrfToken: string }>("/api/auth/csrf");
    // The answer to the deletion got lost.
    if (csrf.status === 401) break;
    const { status, body } = await leaver.browser.ask("/api/auth/delete-account", {
      method: "DELETE",
      headers: { "x-csrf-token": csrf.body.csrfToken },
    });
    if (status === 200 || status === 401) break;
    if (status !== 403) throw new Error(`a deletion was refused: ${status} ${JSON.stringify(body)}`);
  }
  world.gone.push(name, word, leaver.uuid);
  world.served.push(async () => {
    const { status } = await leaver.browser.ask("/api/auth/me");
    return status === 401 ? null : `somebody who left is answered ${status}`;
  });
}
