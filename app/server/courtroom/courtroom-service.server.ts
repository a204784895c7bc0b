import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { notFound, verdictNotReady } from "~/domain/app-error";
import { newCaseCode } from "~/domain/courtroom/case-code";
import { type Courtroom, caseCodeSchema } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { JUDGED_AFTER_MS } from "~/domain/docket/schedule";
import type { FileCase } from "~/domain/filing/file-case";
import type { Seat } from "~/domain/judge/judge";
import { seatOf } from "~/domain/pettysuit/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { FairnessView } from "~/domain/verdict/fairness";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenOverdue, noteDeadline } from "../docket/call-case.server";
import { type CheckedFiling, fileOnce } from "../filing/file-once.server";
import { newCase } from "../filing/new-case.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { selectInvitation, upsertInvitation } from "../invitation/invitation-repository.server";
import { newInvitation } from "../invitation/new-invitation.server";
import { type InItsLanguage, nameLanguages } from "../language/name-languages.server";
import { partyNames, readDecidedCase } from "../verdict/decided-case.server";
import { citedMessages, readFairness } from "../verdict/fairness.server";
import {
  insertCourtroom,
  selectCourtroom,
  selectCourtroomByCode,
  selectCourtroomFiling,
  selectCourtroomsOf,
  selectCourtroomVerdict,
  selectCourtroomVerdictsOf,
  selectInvitationByCode,
  toCourtroom,
} from "./courtroom-repository.server";
import { requireCourtroomParty } from "./require-courtroom-party.server";

/** An opened courtroom and the token of its link, null while it has none. */
export interface CourtroomFiling {
  courtroomUuid: string;
  code: string;
  token: string | null;
}

/** There are 887 million case codes; so many in a row that are taken are a fault. */
const CODE_TRIES = 4;

/** What the page of a courtroom begins with. */
export interface OpenCourtroom {
  viewer: Viewer;
  seat: Seat;
  courtroom: Courtroom;
  /** Of the invitation's link, null when there is none. */
  token: string | null;
  decided: DecidedCase | null;
}

/** Opening courtrooms and reading them. What is said in one goes through its object alone. */
export function createCourtroomService(deps: Dependencies) {
  const { database, clock } = deps;

  function file(visitor: Visitor, input: FileCase, recaptchaToken: string | null): Promise<CourtroomFiling> {
    return fileOnce(deps, visitor, input, recaptchaToken, { selectFiling: selectCourtroomFiling, file: open });
  }

  async function open(filing: CheckedFiling): Promise<CourtroomFiling> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await openUnderNewCode(filing);
      } catch (error) {
        if (attempt === CODE_TRIES || !violatesUnique(error, "courtrooms.code")) throw error;
      }
    }
  }

  /** One batch: the courtroom and, where the page opens it, its invitation. */
  async function openUnderNewCode(filing: CheckedFiling): Promise<CourtroomFiling> {
    const courtroomUuid = deps.newUuid();
    const ref = { kind: "courtroom", uuid: courtroomUuid } as const;
    const code = newCaseCode(deps.randomBytes);
    const createdAt = clock();
    const { viewer, check } = filing;
    const invitation = newInvitation(viewer.uuid, createdAt);
    await database.batch([
      insertCourtroom(database, { ...newCase(filing, courtroomUuid, createdAt), code }),
      ...(check === null ? [] : [insertSpentHumanCheck(database, check), upsertInvitation(database, ref, invitation)]),
    ]);
    await noteDeadline(deps.docket, ref, createdAt + JUDGED_AFTER_MS);
    return { courtroomUuid, code, token: check === null ? null : invitation.token };
  }

  /** The courtroom as the viewer reads it, in one round trip. Refuses whoever has no seat. */
  async function readCourtroom(visitor: Visitor, courtroomUuid: string) {
    const now = clock();
    const [viewers, courtrooms, verdicts, invitations] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectCourtroom(database, courtroomUuid),
      selectCourtroomVerdict(database, courtroomUuid),
      selectInvitation(database, { kind: "courtroom", uuid: courtroomUuid }),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    const { row, seat } = requireCourtroomParty(courtrooms, viewer.uuid);
    const verdict = verdicts[0];
    await callWhenOverdue(deps.docket, { kind: "courtroom", uuid: row.courtroom.uuid }, row.courtroom, now);
    const token = invitations[0]?.token ?? null;
    return { viewer, seat, row, verdict, token, courtroom: toCourtroom(row, verdict) };
  }

  return {
    /**
     * Opens a courtroom (R7). The same `clientId` twice is one. Gives its uuid and case code. Refuses without a session,
     * when `creatorUuid` is someone else's, and what is too serious (R15).
     */
    fileCourtroom(visitor: Visitor, input: FileCase): Promise<CourtroomFiling> {
      return file(visitor, input, null);
    },

    /** Opens a courtroom together with its invitation, for the page, which always needs both. Spends the human-check token. */
    fileCourtroomWithInvitation(visitor: Visitor, input: FileCase, recaptchaToken: string): Promise<CourtroomFiling> {
      return file(visitor, input, recaptchaToken);
    },

    /** A courtroom as its parties see it. */
    async getCourtroom(visitor: Visitor, courtroomUuid: string): Promise<Courtroom> {
      return (await readCourtroom(visitor, courtroomUuid)).courtroom;
    },

    /** The same for the page: with who asks, the token of the link while a seat is free, and the decided case. */
    async openCourtroom(visitor: Visitor, courtroomUuid: string): Promise<OpenCourtroom> {
      const { viewer, seat, row, verdict, token, courtroom } = await readCourtroom(visitor, courtroomUuid);
      if (verdict === undefined) return { viewer, seat, courtroom, token, decided: null };
      // What was said is on the page already.
      const decided = await readDecidedCase(deps, row.courtroom, row, { seat, verdict, sideBySide: [], questions: [] });
      return { viewer, seat, courtroom, token, decided };
    },

    /** Who wants in and the courtroom, for its socket. What only the page shows stays in the database. */
    async admitParty(visitor: Visitor, courtroomUuid: string): Promise<Pick<OpenCourtroom, "viewer" | "courtroom">> {
      const now = clock();
      const [viewers, courtrooms, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCourtroom(database, courtroomUuid),
        selectCourtroomVerdict(database, courtroomUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      const { row } = requireCourtroomParty(courtrooms, viewer.uuid);
      return { viewer, courtroom: toCourtroom(row, verdicts[0]) };
    },

    /** How a settled courtroom was decided, for its parties. Refuses with `verdict_not_ready` while it is not. */
    async getFairness(visitor: Visitor, courtroomUuid: string): Promise<FairnessView> {
      const { row, verdict, courtroom } = await readCourtroom(visitor, courtroomUuid);
      if (verdict === undefined) throw verdictNotReady();
      const exhibits = citedMessages(verdict, await deps.courtroom.readMessages(courtroom));
      const filed = { kind: "courtroom", uuid: courtroom.uuid } as const;
      const fairness = readFairness(filed, verdict, partyNames(row.courtroom, row), exhibits);
      const shown = [fairness.caseName, ...exhibits.map(({ content }) => content)];
      return { ...fairness, foreign: await deps.languages.findForeignWords(shown) };
    },

    /** A person's own courtrooms, the newest first. Refuses somebody else's. */
    async listCourtrooms(visitor: Visitor, userUuid: string): Promise<InItsLanguage<Courtroom>[]> {
      const now = clock();
      const [viewers, courtrooms, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCourtroomsOf(database, userUuid),
        selectCourtroomVerdictsOf(database, userUuid),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return nameLanguages(
        deps.languages,
        courtrooms.map((row) =>
          toCourtroom(
            row,
            verdicts.find(({ courtroomUuid }) => courtroomUuid === row.courtroom.uuid),
          ),
        ),
      );
    },

    /** Everything said in a courtroom, for its parties. */
    async listMessages(visitor: Visitor, courtroomUuid: string): Promise<CourtroomMessage[]> {
      const { courtroom } = await readCourtroom(visitor, courtroomUuid);
      return deps.courtroom.readMessages(courtroom);
    },

    /**
     * A party's courtroom by its case code, and the token of its link, null when there is none yet. A code opens nothing:
     * for everyone else it is as unknown as one that was never given out.
     */
    async openWaitingScreen(
      visitor: Visitor,
      typedCode: string,
    ): Promise<{ courtroom: Courtroom; token: string | null }> {
      const code = v.safeParse(caseCodeSchema, typedCode);
      if (!code.success) throw notFound("Courtroom");
      const now = clock();
      const [viewers, courtrooms, invitations] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCourtroomByCode(database, code.output),
        selectInvitationByCode(database, code.output),
      ]);
      const row = courtrooms[0];
      if (row === undefined || seatOf(row.courtroom, readViewer(visitor, viewers, now)?.uuid) === null) {
        throw notFound("Courtroom");
      }
      await callWhenOverdue(deps.docket, { kind: "courtroom", uuid: row.courtroom.uuid }, row.courtroom, now);
      return { courtroom: toCourtroom(row, undefined), token: invitations[0]?.token ?? null };
    },
  };
}
