import { nanoid } from "nanoid";
import { notFound, sealedByOther, takenDown, verdictSealed } from "~/domain/app-error";
import type { Seat } from "~/domain/case/seat";
import type { CardScale } from "~/domain/verdict/card";
import type { CardLayout } from "~/domain/verdict/card-layouts";
import { isShareId, SHARE_ID_LENGTH, type SharedCard, type Sharing, shareLink } from "~/domain/verdict/shared-verdict";
import type { Visitor } from "../account/visitor.server";
import { readAsParty } from "../case/read-as-party.server";
import { firstDecision, firstVerdict } from "../case/verdict-repository.server";
import type { Dependencies } from "../dependencies.server";
import type { CardStore } from "./card-store.server";
import { cardVersion } from "./card-version.server";
import { readCard, selectCard } from "./find-card.server";
import {
  insertSeal,
  insertShare,
  type ShareRow,
  sealShare,
  selectShare,
  selectShares,
  sharedCaseUuid,
} from "./share-repository.server";

/** A verdict that everyone with the link may see, and the case whose pictures are kept under it. */
interface OpenedShare extends SharedCard {
  caseUuid: string;
}

/** Making verdicts public, taking them back, and showing them to whoever has the link (docs/rules.md#sharing). */
export function createSharingService(deps: Dependencies & { cards: CardStore; siteOrigin: string }) {
  const { database, clock, siteOrigin } = deps;
  const siteAddress = new URL(siteOrigin).host;

  /** A party's seat in a decided case, and the links to its verdict. */
  async function readParty(visitor: Visitor, caseUuid: string) {
    const { row, seat, also, ...ruled } = await readAsParty(
      deps,
      visitor,
      { uuid: caseUuid },
      selectShares(database, caseUuid),
    );
    return { seat, shares: also[0], ruled: { caseUuid, ruledAt: readCard(row, ruled, siteAddress).ruledAt } };
  }

  function toSharing(shares: ShareRow[], { ruledAt }: { ruledAt: number }, seat: Seat): Sharing {
    const links = shares.filter((share) => share.ruledAt === ruledAt);
    if (links.some(({ takenDownAt }) => takenDownAt !== null)) return { state: "sealed", by: "court" };
    const [last] = links;
    if (last === undefined) return { state: "private" };
    if (last.sealedAt !== null) return { state: "sealed", by: last.sealedBy === seat ? "you" : "other" };
    return { state: "shared", shareId: last.shareId, link: shareLink(siteOrigin, last.shareId) };
  }

  async function openShare(shareId: string): Promise<OpenedShare> {
    if (!isShareId(shareId)) throw notFound("Verdict");
    const [shares, cases, verdicts] = await database.batch([
      selectShare(database, shareId),
      ...selectCard(database, sharedCaseUuid(shareId)),
    ]);
    const share = shares[0];
    if (share === undefined) throw notFound("Verdict");
    const [row] = cases;
    // A link never shows a later ruling of the same case.
    if (
      row === undefined ||
      share.sealedAt !== null ||
      share.takenDownAt !== null ||
      verdicts[0]?.createdAt !== share.ruledAt
    )
      throw verdictSealed();
    const ruled = { verdict: firstVerdict(verdicts), decision: firstDecision(verdicts) };
    const { card } = readCard(row, ruled, siteAddress);
    const settledAt = new Date(share.ruledAt).toISOString();
    return { shareId, caseUuid: row.uuid, card, version: await cardVersion(card), settledAt };
  }

  return {
    /** How a decided case stands with the public, for its parties. */
    async getSharing(visitor: Visitor, caseUuid: string): Promise<Sharing> {
      const { seat, shares, ruled } = await readParty(visitor, caseUuid);
      return toSharing(shares, ruled, seat);
    },

    /**
     * Makes a public link to a decided case, or gives the open one. After a seal it is another link: an old one never
     * comes back. Refuses (410) where the other party has sealed the verdict, or the desk has taken it down.
     */
    async share(visitor: Visitor, caseUuid: string): Promise<Sharing> {
      const { seat, ruled } = await readParty(visitor, caseUuid);
      const [, shares] = await database.batch([
        insertShare(database, ruled, { shareId: nanoid(SHARE_ID_LENGTH), madeBy: seat, createdAt: clock() }),
        selectShares(database, caseUuid),
      ]);
      const sharing = toSharing(shares, ruled, seat);
      if (sharing.state === "sealed" && sharing.by === "court") throw takenDown();
      if (sharing.state !== "shared") throw sealedByOther();
      return sharing;
    },

    /**
     * Seals a decided case, shared or not: its link is over, and the other party can't make a new one. Gives the id of
     * its last link, also of one that was sealed before: whoever says it again may have got no answer, and then nobody
     * has told the edge.
     */
    async seal(visitor: Visitor, caseUuid: string): Promise<{ sharing: Sharing; sealed: string | null }> {
      const { seat, ruled } = await readParty(visitor, caseUuid);
      const seal = { by: seat, at: clock() };
      const [, , shares] = await database.batch([
        sealShare(database, ruled, seal),
        insertSeal(database, ruled, { ...seal, shareId: nanoid(SHARE_ID_LENGTH) }),
        selectShares(database, caseUuid),
      ]);
      return { sharing: toSharing(shares, ruled, seat), sealed: shares[0]?.shareId ?? null };
    },

    /**
     * What everyone with the link may see. Refuses with 404 what was never a link, and with `sealed` (410) one that is
     * over.
     */
    async openSharedCard(shareId: string): Promise<SharedCard> {
      const { caseUuid: _kept, ...shared } = await openShare(shareId);
      return shared;
    },

    /** The same with one of its pictures, drawn when it is asked for. Refuses like `openSharedCard`. */
    async openSharedPicture(shareId: string, layout: CardLayout, scale: CardScale) {
      const { caseUuid, ...shared } = await openShare(shareId);
      return { shared, draw: () => deps.cards.getCard({ caseUuid, card: shared.card, layout, scale }) };
    },
  };
}
