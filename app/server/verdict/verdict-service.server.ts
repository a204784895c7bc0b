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
import { callWhenBothAreDone } from "../docket/call-case.server";
import { type SuitRow, selectSuit } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import type { CardStore } from "./card-store.server";
import { verifyCardToken } from "./card-token.server";
import { namedVerdict, partyNames, readDecidedCase } from "./decided-case.server";
import { readFairness } from "./fairness.server";
import { selectVerdict, type VerdictRow } from "./verdict-repository.server";

export type VerdictService = ReturnType<typeof createVerdictService>;

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
      selectVisibleAnswers(database, suitUuid, viewerUuid(visitor.tokenHash, now)),
    ]);
    const { row } = requireParty(suits, requireViewer(visitor, viewers, now).uuid);
    const verdict = verdicts[0];
    if (verdict !== undefined) {
      return { verdict, decided: await readDecidedCase(deps, row, verdict, questions, answers) };
    }
    // A call to the docket that got lost is made up for here: whoever waits asks.
    await callWhenBothAreDone(deps.docket, row);
    return null;
  }

  async function findDecidedCase(visitor: Visitor, suitUuid: string): Promise<DecidedCase | null> {
    return (await readCase(visitor, suitUuid))?.decided ?? null;
  }

  async function findCard(suitUuid: string): Promise<{ row: SuitRow; verdict: VerdictRow }> {
    const [suits, verdicts] = await database.batch([selectSuit(database, suitUuid), selectVerdict(database, suitUuid)]);
    const row = suits[0];
    const verdict = verdicts[0];
    if (row === undefined) throw notFound("Suit");
    if (verdict === undefined) throw verdictNotReady();
    return { row, verdict };
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
      return readFairness(suitUuid, found.verdict, found.decided);
    },

    /** The verdict for whoever holds a card token: what the card shows, without the testimony. */
    async getVerdictByCardToken(suitUuid: string, cardToken: string): Promise<Verdict> {
      await verifyCardToken(deps, suitUuid, cardToken);
      const { row, verdict } = await findCard(suitUuid);
      return namedVerdict(row, verdict);
    },

    /** Everything on the bare card, for whoever holds a card token. */
    async getCardByToken(suitUuid: string, cardToken: string, siteAddress: string): Promise<VerdictCard> {
      await verifyCardToken(deps, suitUuid, cardToken);
      const { row, verdict } = await findCard(suitUuid);
      return toVerdictCard(row, verdict, siteAddress);
    },

    /** The card of a decided case as a PNG, for its parties. */
    async getCardImage(
      visitor: Visitor,
      suitUuid: string,
      input: { userUuid: string | undefined; scale: CardScale; siteAddress: string },
    ): Promise<ArrayBuffer> {
      const now = clock();
      const [viewers, suits, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
        selectVerdict(database, suitUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      requireOwn(viewer, input.userUuid);
      const { row } = requireParty(suits, viewer.uuid);
      const verdict = verdicts[0];
      if (verdict === undefined) throw verdictNotReady();
      return deps.cards.getCard(suitUuid, input.scale, () => toVerdictCard(row, verdict, input.siteAddress));
    },
  };
}

function toVerdictCard(row: SuitRow, verdict: VerdictRow, siteAddress: string): VerdictCard {
  const settledAt = new Date(verdict.createdAt).toISOString();
  return cardOfDecidedCase({ verdict: namedVerdict(row, verdict), names: partyNames(row), settledAt }, siteAddress);
}
