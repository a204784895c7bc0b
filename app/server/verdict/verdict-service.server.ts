import { notFound, verdictNotReady } from "~/domain/app-error";
import type { CardScale, VerdictCard } from "~/domain/verdict/card";
import { cardOfDecidedCase, type DecidedCase } from "~/domain/verdict/decided-case";
import type { FairnessView } from "~/domain/verdict/fairness";
import type { Verdict } from "~/domain/verdict/verdict";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectQuestions, selectVisibleAnswers } from "../deck/deck-repository.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenDue } from "../docket/call-case.server";
import { selectSuit } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import type { CardStore } from "./card-store.server";
import { invalidCardToken, verifyCardToken } from "./card-token.server";
import { cardVersion } from "./card-version.server";
import { readDecidedSuit } from "./decided-case.server";
import { citedAnswers, readFairness } from "./fairness.server";
import { readCard, requireCardParty, selectCard } from "./find-card.server";
import { selectVerdict } from "./verdict-repository.server";

/** Reading verdicts and their cards. Nothing here rules: that is the docket's alone. */
export function createVerdictService(deps: Dependencies & { cards: CardStore }) {
  const { database, clock } = deps;

  /** The row of a decided case beside what its parties see of it; null while there is no verdict. */
  async function readCase(visitor: Visitor, suitUuid: string) {
    const now = clock();
    const [viewers, suits, verdicts, questions, answers] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectSuit(database, suitUuid),
      selectVerdict(database, suitUuid),
      selectQuestions(database, suitUuid),
      selectVisibleAnswers(database, suitUuid, viewerUuid(visitor.tokenHash, now), now),
    ]);
    const { row, seat } = requireParty(suits, requireViewer(visitor, viewers, now).uuid);
    const verdict = verdicts[0];
    if (verdict !== undefined) {
      return { verdict, decided: await readDecidedSuit(deps, { row, seat, verdict }, questions, answers) };
    }
    // A call to the docket that got lost is made up for here: whoever waits asks.
    await callWhenDue(deps.docket, row, now);
    return null;
  }

  async function findDecidedCase(visitor: Visitor, suitUuid: string): Promise<DecidedCase | null> {
    return (await readCase(visitor, suitUuid))?.decided ?? null;
  }

  /** A token is about one verdict: one that was set aside since opens nothing, and neither does the one that follows. */
  async function findTokensCard(caseUuid: string, cardToken: string) {
    const opening = await verifyCardToken(deps, caseUuid, cardToken);
    const rows = await database.batch(selectCard(database, caseUuid));
    if (rows[0].length + rows[2].length === 0) throw notFound("Suit");
    const card = readCard(rows);
    if (card.opening !== opening) throw invalidCardToken();
    return card;
  }

  return {
    /** The decided case for a party, or null while there is no verdict. */
    findDecidedCase,

    /** The same, refusing with `verdict_not_ready` (404) while there is none. */
    async getDecidedCase(visitor: Visitor, suitUuid: string): Promise<DecidedCase> {
      const decided = await findDecidedCase(visitor, suitUuid);
      if (decided === null) throw verdictNotReady();
      return decided;
    },

    /** How a decided case was decided, for its parties. Refuses like `getDecidedCase`. */
    async getFairness(visitor: Visitor, suitUuid: string): Promise<FairnessView> {
      const found = await readCase(visitor, suitUuid);
      if (found === null) throw verdictNotReady();
      const { verdict, decided } = found;
      const exhibits = citedAnswers(verdict, decided.sideBySide);
      const fairness = readFairness({ kind: "pettysuit", uuid: suitUuid }, verdict, decided.names, exhibits);
      return { ...fairness, foreign: decided.foreign };
    },

    /** The verdict for whoever holds a card token: what the card shows, without the testimony. */
    async getVerdictByCardToken(caseUuid: string, cardToken: string): Promise<Verdict> {
      return (await findTokensCard(caseUuid, cardToken)).verdict;
    },

    /** Everything on the bare card, for whoever holds a card token. */
    async getCardByToken(caseUuid: string, cardToken: string, siteAddress: string): Promise<VerdictCard> {
      return cardOfDecidedCase(await findTokensCard(caseUuid, cardToken), siteAddress);
    },

    /**
     * The card of a decided case of either kind, for its parties: which print it is, whether it is a default judgment's, and
     * the PNG when it is asked for.
     */
    async getCardImage(
      visitor: Visitor,
      caseUuid: string,
      input: { userUuid: string | undefined; scale: CardScale; siteAddress: string },
    ): Promise<{ version: string; byDefault: boolean; draw: () => Promise<ArrayBuffer> }> {
      const now = clock();
      const [viewers, ...rows] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        ...selectCard(database, caseUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, input.userUuid);
      requireCardParty(rows, viewer.uuid);
      const decided = readCard(rows);
      const card = cardOfDecidedCase(decided, input.siteAddress);
      return {
        version: await cardVersion(card),
        byDefault: decided.byDefault,
        draw: () => deps.cards.getCard({ caseUuid, card, layout: "card", scale: input.scale }),
      };
    },
  };
}
