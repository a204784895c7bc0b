import { verdictSealed } from "~/domain/app-error";
import { isDeserted } from "~/domain/case/seat";
import { firstDecision, firstVerdict } from "../case/verdict-repository.server";
import type { Dependencies } from "../dependencies.server";
import { invalidCardToken, verifyCardToken } from "./card-token.server";
import { selectCard } from "./find-card.server";
import { selectShares } from "./share-repository.server";

/**
 * The case of a card token with how it was ruled on. A token is about one verdict: one that was set aside since opens
 * nothing, and neither does the one that follows. Refuses with `sealed` (410) once a party or the desk has sealed the
 * verdict, or one of its people has left for good: a token outlives no seal (docs/rules.md#sharing).
 */
export async function findByCardToken(
  deps: Pick<Dependencies, "database" | "secret" | "clock">,
  caseUuid: string,
  cardToken: string,
) {
  const { database } = deps;
  const round = await verifyCardToken(deps, caseUuid, cardToken);
  const [cases, verdicts, shares] = await database.batch([
    ...selectCard(database, caseUuid),
    selectShares(database, caseUuid),
  ]);
  const [row] = cases;
  if (row === undefined || isDeserted(row)) throw verdictSealed();
  const [ruled] = verdicts;
  if (ruled !== undefined && ruled.round !== round) throw invalidCardToken();
  const links = shares.filter(({ ruledAt }) => ruledAt === ruled?.createdAt);
  const isTakenDown = links.some(({ takenDownAt }) => takenDownAt !== null);
  if (isTakenDown || (links[0] !== undefined && links[0].sealedAt !== null)) throw verdictSealed();
  return { row, verdict: firstVerdict(verdicts), decision: firstDecision(verdicts) };
}
