import { verdictNotReady } from "~/domain/app-error";
import { partyNames } from "~/domain/case/party-names";
import type { Card, CardScale } from "~/domain/verdict/card";
import type { Verdict } from "~/domain/verdict/verdict";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import type { Dependencies } from "../dependencies.server";
import type { CardStore } from "./card-store.server";
import { cardVersion } from "./card-version.server";
import { namedVerdict } from "./decided-case.server";
import { findByCardToken } from "./find-by-card-token.server";
import { readCard } from "./find-card.server";

/** The cards of verdicts. Nothing here rules: that is the docket's alone. */
export function createVerdictService(deps: Dependencies & { cards: CardStore }) {
  return {
    /** What the card shows, for whoever holds its token: no testimony. See `findByCardToken`. */
    async getVerdictByCardToken(caseUuid: string, cardToken: string): Promise<Verdict> {
      const { row, verdict } = await findByCardToken(deps, caseUuid, cardToken);
      if (verdict === undefined) throw verdictNotReady();
      return namedVerdict(verdict, partyNames(row));
    },

    /** Everything on the bare card, for whoever holds a card token. See `findByCardToken`. */
    async getCardByToken(caseUuid: string, cardToken: string, siteAddress: string): Promise<Card> {
      const { row, ...ruled } = await findByCardToken(deps, caseUuid, cardToken);
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
