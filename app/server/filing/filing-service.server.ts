import { humanCheckFailed } from "~/domain/app-error";
import { type CaseKind, type ContestedKind, isContested } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { named, partyNames } from "~/domain/case/party-names";
import { isDeserted } from "~/domain/case/seat";
import type { FileCase } from "~/domain/filing/file-case";
import { rematchAllegation } from "~/domain/filing/rematch";
import type { JudgePersonality } from "~/domain/judge/personality";
import { noticeEvent } from "~/domain/notice/notice-event";
import { outcomeOf } from "~/domain/verdict/outcome";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { insertCase, selectFiling } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callToPrepare, noteNextLook } from "../docket/call-docket.server";
import { type AcceptedHumanCheck, acceptProof, type HumanProof } from "../human-check/human-check-port.server";
import { insertSpentHumanCheck, SPENT_ONCE } from "../human-check/human-check-repository.server";
import { upsertInvitation } from "../invitation/invitation-repository.server";
import { newInvitation } from "../invitation/new-invitation.server";
import { noteFiledBack } from "../notice/note-repository.server";
import { selectNews } from "../notice/notice-repository.server";
import { tellNews } from "../notice/tell-news.server";
import { requirePetty } from "../screening/require-petty.server";
import { noteActiveDay } from "../streak/note-active-day.server";
import { selectStreakDays } from "../streak/streak-repository.server";
import { selectShares } from "../verdict/share-repository.server";
import { type CheckedFiling, newCase } from "./new-case.server";

/** A filed case. */
export interface FiledCase extends CaseRef {
  /** To read aloud; null for a kind that has none. */
  code: string | null;
  /** Of the invitation's link, null while there is none. */
  token: string | null;
}

/** What a case is filed back with. */
interface Rematch {
  /** The decided case. */
  back: string;
  kind: ContestedKind;
  judgePersonality: JudgePersonality;
  allegation: string;
}

/** What the page files a case with: what pays for its invitation, and the decided case that it answers. */
interface PageFiling {
  check: AcceptedHumanCheck;
  back: string | undefined;
}

/** A case that has just been filed was not reopened, nor given another day. */
const NEVER_MOVED = { creatorVacatedAt: null, opponentVacatedAt: null, extendedAt: null };

/** There are 887 million case codes; so many in a row that are taken are a fault. */
const CODE_TRIES = 4;

/** The refusals of a batch that is the second of its filing. */
const REPEATED = ["cases.creator_uuid", SPENT_ONCE];

export type FilingService = ReturnType<typeof createFilingService>;

/** Bringing cases of every kind to court. */
export function createFilingService(deps: Dependencies) {
  const { database, clock, newUuid, screening, kinds } = deps;

  async function file(kind: CaseKind, filing: CheckedFiling, page: PageFiling | null): Promise<FiledCase> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await fileUnderNewCode(kind, filing, page);
      } catch (error) {
        if (attempt === CODE_TRIES || !violatesUnique(error, "cases.code")) throw error;
      }
    }
  }

  /**
   * One batch: the case, what its kind has beside it and, where the page files it, its invitation; and the notice to
   * whoever is filed back at.
   */
  async function fileUnderNewCode(kind: CaseKind, filing: CheckedFiling, page: PageFiling | null): Promise<FiledCase> {
    const createdAt = clock();
    const filed = newCase({ kind, uuid: newUuid() }, filing, createdAt);
    const { code, also, isUnprepared = false } = await kinds[kind].draft(filed, deps);
    const { uuid } = filed;
    const userUuid = filing.viewer.uuid;
    const invitation = newInvitation(userUuid, createdAt);
    const { token } = invitation;
    const back = page?.back ?? null;
    // Before it is filed: after it a crash would leave a case that nobody reminds of or rules on. A docket that finds
    // no case forgets it.
    if (isContested(filed)) await noteNextLook(deps.docket, { ...filed, ...NEVER_MOVED }, createdAt);
    const [, , news] = await database.batch([
      insertCase(database, { ...filed, code }),
      noteFiledBack(database, { back, by: userUuid, caseUuid: uuid, token }, createdAt),
      selectNews(database, { caseUuid: uuid, event: noticeEvent.filedBack(back) }, createdAt),
      ...also,
      ...(page === null
        ? []
        : [insertSpentHumanCheck(database, page.check), upsertInvitation(database, uuid, invitation)]),
      ...noteActiveDay(database, { ...filing, userUuid, now: createdAt }),
    ]);
    await tellNews(deps.notifier, news);
    if (isUnprepared) await callToPrepare(deps.docket, uuid);
    return { kind, uuid, code, token: page === null ? null : token };
  }

  return {
    /**
     * What a party of a decided case files back with: the same way, before the same judge. Null where there is nothing
     * that may be quoted: no verdict, a sealed one, or one of the two has left. Refuses whoever is no party.
     */
    async draftRematch(visitor: Visitor, caseUuid: string): Promise<Rematch | null> {
      const read = await readAsParty(deps, visitor, { uuid: caseUuid }, selectShares(database, caseUuid));
      const { seat, row, verdict, also } = read;
      const outcome = verdict === undefined ? null : outcomeOf(verdict);
      const isClosed = also[0].some(({ sealedAt, takenDownAt }) => sealedAt !== null || takenDownAt !== null);
      if (verdict === undefined || outcome === null || isClosed || isDeserted(row) || !isContested(row)) return null;
      const { kind, judgePersonality, allegation } = row;
      const names = partyNames(row);
      const caseName = named(verdict.caseName, names);
      const answer = rematchAllegation({ allegation, caseName, outcome, names, seat });
      return { back: caseUuid, kind, judgePersonality, allegation: answer };
    },

    /**
     * Files a case, with all that its kind has beside it or not at all (docs/rules.md#two-ways-to-settle). The same
     * client id again, from a retry or a double tap, gives what the first has filed. The page files it with its
     * invitation, for which `proof` is spent; null files it without one. The other party of `back`, a decided case of
     * the filer's, is told (docs/rules.md#filing-back). Refuses without a session, when `creatorUuid` is someone
     * else's, and what is too serious (docs/rules.md#too-serious); asks with `maybe_serious` what may be, once.
     */
    async fileCase(
      visitor: Visitor,
      kind: CaseKind,
      input: FileCase,
      proof: HumanProof | null = null,
      back?: string,
    ): Promise<FiledCase> {
      const clientId = input.clientId ?? newUuid();

      /** The viewer, and what this filing has filed when it arrived before. */
      async function readFiling() {
        const now = clock();
        const [viewers, filed, days] = await database.batch([
          selectViewer(database, visitor.tokenHash, now),
          selectFiling(database, { creatorUuid: input.creatorUuid, clientId, kind }),
          selectStreakDays(database, viewerUuid(visitor.tokenHash, now)),
        ]);
        const viewer = requireViewer(visitor, viewers, now);
        requireOwn(viewer, input.creatorUuid);
        return { viewer, filed: filed[0], days };
      }

      const { viewer, filed, days } = await readFiling();
      if (filed !== undefined) return filed;
      await requirePetty(screening, input, input.allegation, input.creatorDisplayName);
      const page = proof === null ? null : { check: await acceptProof(deps, proof, "create_invitation"), back };
      try {
        return await file(kind, { viewer, timeZone: visitor.timeZone, days, clientId, input }, page);
      } catch (error) {
        // A double tap: the other of the two was faster, and its case is this person's filing.
        if (!REPEATED.some((column) => violatesUnique(error, column))) throw error;
        const repeat = await readFiling();
        if (repeat.filed === undefined) throw humanCheckFailed(error);
        return repeat.filed;
      }
    },
  };
}
