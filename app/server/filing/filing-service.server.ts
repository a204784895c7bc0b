import { humanCheckFailed } from "~/domain/app-error";
import { type CaseKind, type ContestedKind, isContested } from "~/domain/case/case-kind";
import type { CaseRef } from "~/domain/case/case-ref";
import { named, partyNames } from "~/domain/case/party-names";
import { isDeserted } from "~/domain/case/seat";
import type { FileCase } from "~/domain/filing/file-case";
import { rematchAllegation } from "~/domain/filing/rematch";
import type { JudgePersonality } from "~/domain/judge/personality";
import { outcomeOf } from "~/domain/verdict/outcome";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { callToPrepare, noteNextLook } from "../case/call-docket.server";
import { insertCase, selectFiling } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { type AcceptedHumanCheck, acceptProof, type HumanProof } from "../human-check/human-check-port.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { upsertInvitation } from "../invitation/invitation-repository.server";
import { newInvitation } from "../invitation/new-invitation.server";
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
  kind: ContestedKind;
  judgePersonality: JudgePersonality;
  allegation: string;
}

/** A case that has just been filed was not reopened, nor given another day. */
const NEVER_MOVED = { creatorVacatedAt: null, opponentVacatedAt: null, extendedAt: null };

/** There are 887 million case codes; so many in a row that are taken are a fault. */
const CODE_TRIES = 4;

/** The refusals of a batch that is the second of its filing. */
const REPEATED = ["cases.creator_uuid", "spent_human_checks.id"];

export type FilingService = ReturnType<typeof createFilingService>;

/** Bringing cases of every kind to court. */
export function createFilingService(deps: Dependencies) {
  const { database, clock, newUuid, screening, kinds } = deps;

  async function file(kind: CaseKind, filing: CheckedFiling, check: AcceptedHumanCheck | null): Promise<FiledCase> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await fileUnderNewCode(kind, filing, check);
      } catch (error) {
        if (attempt === CODE_TRIES || !violatesUnique(error, "cases.code")) throw error;
      }
    }
  }

  /** One batch: the case, what its kind has beside it and, where the page files it, its invitation. */
  async function fileUnderNewCode(
    kind: CaseKind,
    filing: CheckedFiling,
    check: AcceptedHumanCheck | null,
  ): Promise<FiledCase> {
    const createdAt = clock();
    const filed = newCase({ kind, uuid: newUuid() }, filing, createdAt);
    const { code, also, isUnprepared = false } = await kinds[kind].draft(filed, deps);
    const { uuid } = filed;
    const userUuid = filing.viewer.uuid;
    const invitation = newInvitation(userUuid, createdAt);
    await database.batch([
      insertCase(database, { ...filed, code }),
      ...also,
      ...(check === null ? [] : [insertSpentHumanCheck(database, check), upsertInvitation(database, uuid, invitation)]),
      ...noteActiveDay(database, { ...filing, userUuid, now: createdAt }),
    ]);
    if (isContested(filed)) await noteNextLook(deps.docket, { ...filed, ...NEVER_MOVED }, createdAt);
    if (isUnprepared) await callToPrepare(deps.docket, uuid);
    return { kind, uuid, code, token: check === null ? null : invitation.token };
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
      return { kind, judgePersonality, allegation: rematchAllegation({ allegation, caseName, outcome, names, seat }) };
    },

    /**
     * Files a case, with all that its kind has beside it or not at all (docs/rules.md#two-ways-to-settle). The same
     * client id again, from a retry or a double tap, gives what the first has filed. The page files it with its
     * invitation, for which `proof` is spent; null files it without one. Refuses without a session, when
     * `creatorUuid` is someone else's, and what is too serious (docs/rules.md#too-serious); asks with `maybe_serious`
     * what may be, once.
     */
    async fileCase(
      visitor: Visitor,
      kind: CaseKind,
      input: FileCase,
      proof: HumanProof | null = null,
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
      const check = proof === null ? null : await acceptProof(deps, proof, "create_invitation");
      try {
        return await file(kind, { viewer, timeZone: visitor.timeZone, days, clientId, input }, check);
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
