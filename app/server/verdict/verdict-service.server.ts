import type { CardScale, VerdictCard } from "~/domain/verdict/card";
import { cardOfDecidedCase } from "~/domain/verdict/decided-case";
import type { Verdict } from "~/domain/verdict/verdict";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import { requireCase } from "../case/require-party.server";
import { firstVerdict } from "../case/verdict-repository.server";
import type { Dependencies } from "../dependencies.server";
import type { CardStore } from "./card-store.server";
import { invalidCardToken, verifyCardToken } from "./card-token.server";
import { cardVersion } from "./card-version.server";
import { readCard, selectCard } from "./find-card.server";

/** The cards of verdicts. Nothing here rules: that is the docket's alone. */
export function createVerdictService(deps: Dependencies & { cards: CardStore }) {
  const { database } = deps;

  /** A token is about one verdict: one that was set aside since opens nothing, and neither does the one that follows. */
  async function findTokensCard(caseUuid: string, cardToken: string) {
    const round = await verifyCardToken(deps, caseUuid, cardToken);
    const [cases, verdicts] = await database.batch(selectCard(database, caseUuid));
    const card = readCard(requireCase(cases), firstVerdict(verdicts));
    if (card.round !== round) throw invalidCardToken();
    return card;
  }

  return {
    /** The verdict for whoever holds a card token: what the card shows, without the testimony. */
    async getVerdictByCardToken(caseUuid: string, cardToken: string): Promise<Verdict> {
      return (await findTokensCard(caseUuid, cardToken)).verdict;
    },

    /** Everything on the bare card, for whoever holds a card token. */
    async getCardByToken(caseUuid: string, cardToken: string, siteAddress: string): Promise<VerdictCard> {
      return cardOfDecidedCase(await findTokensCard(caseUuid, cardToken), siteAddress);
    },

    /**
     * The card of a decided case, for its parties: which print it is, whether it is a default judgment's, and the PNG when it
     * is asked for.
     */
    async getCardImage(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid: string | undefined; scale: CardScale; siteAddress: string },
    ): Promise<{ version: string; byDefault: boolean; draw: () => Promise<ArrayBuffer> }> {
      const wanted = { uuid: caseUuid, claimedUuid: input.userUuid };
      const { row, verdict } = await readAsParty(deps, visitor, wanted);
      const decided = readCard(row, verdict);
      const card = cardOfDecidedCase(decided, input.siteAddress);
      return {
        version: await cardVersion(card),
        byDefault: decided.byDefault,
        draw: () => deps.cards.getCard({ caseUuid, card, layout: "card", scale: input.scale }),
      };
    },
  };
}
