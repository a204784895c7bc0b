import type { Seat } from "~/domain/case/seat";
import { CASES_LISTED } from "~/domain/my-cases/case-item";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { type Decided, outcomeOf } from "~/domain/verdict/outcome";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectCasesOf } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { requireCase } from "../case/require-party.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenDue } from "../docket/call-docket.server";
import { selectInvitation } from "../invitation/invitation-repository.server";
import { type InItsLanguage, nameLanguages } from "../language/name-languages.server";
import { findByCardToken } from "../verdict/find-by-card-token.server";
import { toSuitView } from "./to-suit-view.server";

const KIND = "pettysuit";

/** Reading suits. */
export function createPettysuitService(deps: Dependencies) {
  const { database, clock } = deps;

  return {
    /** A suit as its parties see it. */
    async getSuit(visitor: Visitor, uuid: string): Promise<SuitView> {
      const { row } = await readAsParty(deps, visitor, { kind: KIND, uuid });
      await callWhenDue(deps.docket, row, clock());
      return toSuitView(row);
    },

    /** A person's own suits, the newest first. Refuses somebody else's. */
    async listSuits(visitor: Visitor, userUuid: string): Promise<InItsLanguage<SuitView & Decided>[]> {
      const now = clock();
      const [viewers, suits] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCasesOf(database, userUuid, KIND, CASES_LISTED),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return nameLanguages(
        deps.languages,
        suits.map((row) => ({ ...toSuitView(row), outcome: outcomeOf(row) })),
      );
    },

    /** The names on a suit's card, for whoever holds a card token of it. */
    async getCardNames(uuid: string, cardToken: string) {
      const { row } = await findByCardToken(deps, uuid, cardToken);
      const { creatorDisplayName, opponentDisplayName } = requireCase([row], KIND);
      return { creatorDisplayName, opponentDisplayName };
    },

    /**
     * The confirmation after filing: the creator's suit, the token of its link, null when there is none yet, and
     * whether the other party has that as a notice.
     */
    async getFiledSuit(
      visitor: Visitor,
      uuid: string,
    ): Promise<{ seat: Seat; suit: SuitView; token: string | null; isServed: boolean }> {
      const { seat, row, also } = await readAsParty(
        deps,
        visitor,
        { kind: KIND, uuid },
        selectInvitation(database, uuid),
      );
      await callWhenDue(deps.docket, row, clock());
      const [invitation] = also[0];
      const { token = null, isServed = false } = invitation ?? {};
      return { seat, suit: toSuitView(row), token, isServed };
    },
  };
}
