import { nanoid } from "nanoid";
import * as v from "valibot";
import { firstName } from "~/domain/account/display-name";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, notFound, verdictNotReady } from "~/domain/app-error";
import { newCaseCode } from "~/domain/courtroom/case-code";
import { type Courtroom, caseCodeSchema, type FileCourtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { JUDGED_AFTER_MS } from "~/domain/docket/schedule";
import { INVITATION_LIFETIME_MS, INVITATION_TOKEN_LENGTH } from "~/domain/invitation/invitation";
import type { Seat } from "~/domain/judge/judge";
import { UNKNOWN_NAME } from "~/domain/pettysuit/pettysuit";
import { seatOf } from "~/domain/pettysuit/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { FairnessView } from "~/domain/verdict/fairness";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenOverdue, noteDeadline } from "../docket/call-case.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { selectInvitation, upsertInvitation } from "../invitation/invitation-repository.server";
import { requirePetty } from "../screening/require-petty.server";
import { readCourtroomFairness } from "./courtroom-fairness.server";
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
import { readDecidedCourtroom } from "./decided-courtroom.server";
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

export type CourtroomService = ReturnType<typeof createCourtroomService>;

/** Opening courtrooms and reading them. What is said in one goes through its object alone. */
export function createCourtroomService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The viewer, and the courtroom that this filing opened when it arrived before. */
  async function readFiling(visitor: Visitor, input: FileCourtroom, clientId: string) {
    const now = clock();
    const [viewers, filed] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectCourtroomFiling(database, input.creatorUuid, clientId),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    requireOwn(viewer, input.creatorUuid);
    return { viewer, filing: filed[0] ?? null };
  }

  async function file(visitor: Visitor, input: FileCourtroom, recaptchaToken: string | null): Promise<CourtroomFiling> {
    const clientId = input.clientId ?? deps.newUuid();
    const { viewer, filing } = await readFiling(visitor, input, clientId);
    if (filing !== null) return filing;
    await requirePetty(deps.screening, input.allegation, input.creatorDisplayName);
    const check = recaptchaToken === null ? null : await deps.humanCheck.accept(recaptchaToken, "create_invitation");
    for (let attempt = 1; ; attempt++) {
      try {
        return await open(viewer, input, clientId, check);
      } catch (error) {
        if (violatesUnique(error, "courtrooms.code") && attempt < CODE_TRIES) continue;
        // A double tap: the other of the two was faster, and its courtroom is this person's filing.
        const isRepeat =
          violatesUnique(error, "courtrooms.creator_uuid") || violatesUnique(error, "spent_human_checks.id");
        if (!isRepeat) throw error;
        const repeat = await readFiling(visitor, input, clientId);
        if (repeat.filing === null) throw humanCheckFailed(error);
        return repeat.filing;
      }
    }
  }

  /** One batch: the courtroom and, where the page opens it, its invitation. */
  async function open(
    viewer: Viewer,
    input: FileCourtroom,
    clientId: string,
    check: Parameters<typeof insertSpentHumanCheck>[1] | null,
  ): Promise<CourtroomFiling> {
    const courtroomUuid = deps.newUuid();
    const code = newCaseCode(deps.randomBytes);
    const createdAt = clock();
    const token = check === null ? null : nanoid(INVITATION_TOKEN_LENGTH);
    const ref = { kind: "courtroom", uuid: courtroomUuid } as const;
    const invitation = { createdByUuid: viewer.uuid, createdAt, expiresAt: createdAt + INVITATION_LIFETIME_MS };
    await database.batch([
      insertCourtroom(database, {
        uuid: courtroomUuid,
        code,
        clientId,
        creatorUuid: viewer.uuid,
        creatorDisplayName: firstName(input.creatorDisplayName, accountName(viewer)) ?? UNKNOWN_NAME,
        allegation: input.allegation,
        tone: input.tone,
        judgePersonality: input.judgePersonality,
        previewAllowed: input.previewAllowed,
        status: "pending",
        createdAt,
      }),
      ...(check === null ? [] : [insertSpentHumanCheck(database, check)]),
      ...(token === null ? [] : [upsertInvitation(database, ref, { ...invitation, token })]),
    ]);
    await noteDeadline(deps.docket, ref, createdAt + JUDGED_AFTER_MS);
    return { courtroomUuid, code, token };
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
    fileCourtroom(visitor: Visitor, input: FileCourtroom): Promise<CourtroomFiling> {
      return file(visitor, input, null);
    },

    /** Opens a courtroom together with its invitation, for the page, which always needs both. Spends the human-check token. */
    fileCourtroomWithInvitation(
      visitor: Visitor,
      input: FileCourtroom,
      recaptchaToken: string,
    ): Promise<CourtroomFiling> {
      return file(visitor, input, recaptchaToken);
    },

    /** A courtroom as its parties see it. */
    async getCourtroom(visitor: Visitor, courtroomUuid: string): Promise<Courtroom> {
      return (await readCourtroom(visitor, courtroomUuid)).courtroom;
    },

    /** The same for the page: with who asks, the token of the link while a seat is free, and the decided case. */
    async openCourtroom(visitor: Visitor, courtroomUuid: string): Promise<OpenCourtroom> {
      const { viewer, seat, row, verdict, token, courtroom } = await readCourtroom(visitor, courtroomUuid);
      const decided = verdict === undefined ? null : await readDecidedCourtroom(deps, { row, seat, verdict });
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
      return readCourtroomFairness(row, verdict, await deps.courtroom.readMessages(courtroom));
    },

    /** A person's own courtrooms, the newest first. Refuses somebody else's. */
    async listCourtrooms(visitor: Visitor, userUuid: string): Promise<Courtroom[]> {
      const now = clock();
      const [viewers, courtrooms, verdicts] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCourtroomsOf(database, userUuid),
        selectCourtroomVerdictsOf(database, userUuid),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return courtrooms.map((row) =>
        toCourtroom(
          row,
          verdicts.find(({ courtroomUuid }) => courtroomUuid === row.courtroom.uuid),
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

/** Account users see no name field when they file: their own name stands on the case. A guest who leaves it blank is unknown. */
function accountName(viewer: Viewer): string | null {
  return viewer.isAccountUser ? viewer.displayName : null;
}
