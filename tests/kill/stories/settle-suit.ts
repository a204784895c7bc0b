import type { Person } from "../browser";
import { promiseRow, type World } from "../world";
import { answerAll } from "./answer-all";
import { fileAndJoin, promiseRuling } from "./filed-case";
import { waitToBeTold } from "./notices";

/** A sealed verdict is gone everywhere within a minute (docs/rules.md#sealing), in milliseconds. */
const GONE_WITHIN_MS = 60_000;

type Read = { verdict: { rationale: string } };

/** Two people swipe through a suit, read the verdict, and share and seal it. */
export async function settleSuit(world: World): Promise<void> {
  const [robin, sam] = await Promise.all([world.aPerson("Robin"), world.aPerson("Sam")]);
  const uuid = await fileAndJoin(world, "pettysuit", robin, sam);
  await Promise.all([answerAll(world, robin, uuid), answerAll(world, sam, uuid)]);
  // Nobody looks at the case meanwhile, which would call the docket once more.
  await Promise.all([waitToBeTold(robin, "verdict"), waitToBeTold(sam, "verdict")]);
  const { rationale } = (await robin.browser.must<Read>(`/api/pettysuits/${uuid}/verdict`)).body.verdict;
  promiseRuling(world, uuid);
  world.served.push(async () => {
    const again = (await sam.browser.must<Read>(`/api/pettysuits/${uuid}/verdict`)).body.verdict.rationale;
    return again === rationale ? null : `a verdict reads otherwise: ${again}`;
  });
  await shareAndSeal(world, robin, sam, uuid);
}

/** Shares a verdict, looks at its card, and seals it: then it is gone. */
async function shareAndSeal(world: World, robin: Person, sam: Person, uuid: string): Promise<void> {
  const path = `/api/verdicts/${uuid}/share`;
  const { shareId } = (await robin.browser.must<{ shareId: string }>(path, { method: "POST" })).body;
  const look = async (picture: string, expected: number) => {
    const { status } = await world.aBrowser().ask(`/v/${shareId}${picture}`);
    return status === expected ? null : `a shared picture answered ${status} in place of ${expected}`;
  };
  let [isSealing, sealedAt] = [false, Number.POSITIVE_INFINITY];
  world.served.push(async () => {
    if (Date.now() > sealedAt + GONE_WITHIN_MS) return look(".png", 410);
    // What an edge has of before it may still show; what nobody has asked for is gone at once.
    if (Date.now() > sealedAt) return look("/square.png", 410);
    if (isSealing) return null;
    const wrong = await look(".png", 200);
    return isSealing ? null : wrong;
  });
  await world.aBrowser().must(`/v/${shareId}.png`);
  isSealing = true;
  await sam.browser.must(path, { method: "DELETE" });
  sealedAt = Date.now();
  const open = "select count(*) from shared_verdicts where case_uuid = ? and sealed_at is null";
  promiseRow(world, "a seal", open, [uuid], 0);
}
