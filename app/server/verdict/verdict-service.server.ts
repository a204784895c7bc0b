import { verdictNotReady } from "~/domain/app-error";
import { partyNames } from "~/domain/case/party-names";
import type { Card, CardScale } from "~/domain/verdict/card";
import type { Verdict } from "~/domain/verdict/verdict";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import { requireCase } from "../case/require-party.server";
import { firstDecision, firstVerdict } from "../case/verdict-repository.server";
import type { Dependencies } from "../dependencies.server";
import type { CardStore } from "./card-store.server";
import { invalidCardToken, verifyCardToken } from "./card-token.server";
import { cardVersion } from "./card-version.server";
import { namedVerdict } from "./decided-case.server";
import { readCard, selectCard } from "./find-card.server";

/** The cards of verdicts. Nothing here rules: that is the docket's alone. */
export function createVerdictService(deps: Dependencies & { cards: CardStore }) {
  const { database } = deps;

  /**
   * A token is about one verdict: one that was set aside since opens nothing, and neither does the one that follows.
   */
  async function findByToken(caseUuid: string, cardToken: string) {
    const round = await verifyCardToken(deps, caseUuid, cardToken);
    const [cases, verdicts] = await database.batch(selectCard(database, caseUuid));
    const row = requireCase(cases);
    if (verdicts[0] !== undefined && verdicts[0].round !== round) throw invalidCardToken();
    return { row, verdict: firstVerdict(verdicts), decision: firstDecision(verdicts) };
  }

  return {
    /** The verdict for whoever holds a card token: what the card shows, without the testimony. */
    async getVerdictByCardToken(caseUuid: string, cardToken: string): Promise<Verdict> {
      const { row, verdict } = await findByToken(caseUuid, cardToken);
      if (verdict === undefined) throw verdictNotReady();
      return namedVerdict(verdict, partyNames(row));
    },

    /** Everything on the bare card, for whoever holds a card token. */
    async getCardByToken(caseUuid: string, cardToken: string, siteAddress: string): Promise<Card> {
      const { row, ...ruled } = await findByToken(caseUuid, cardToken);
      return readCard(row, ruled, siteAddress).card;
    },

    /**
     * The card of a decided case, for its parties: which print it is, whether it is a default judgment's, and the PNG
     * when it is asked for.
     */
    async getCardImage(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid: string | undefined; scale: CardScale; siteAddress: string },
    ): Promise<{ version: string; byDefault: boolean; draw: () => Promise<ArrayBuffer> }> {
      const wanted = { uuid: caseUuid, claimedUuid: input.userUuid };
      const { row, ...ruled } = await readAsParty(deps, visitor, wanted);
      const { card, byDefault } = readCard(row, ruled, input.siteAddress);
      return {
        version: await cardVersion(card),
        byDefault,
        draw: () => deps.cards.getCard({ caseUuid, card, layout: "card", scale: input.scale }),
      };
    },
  };
}
