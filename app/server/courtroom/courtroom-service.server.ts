import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed, notFound, verdictNotReady } from "~/domain/app-error";
import { type Seat, seatOf } from "~/domain/case/seat";
import { readCaseCode } from "~/domain/courtroom/case-code";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { CASES_LISTED } from "~/domain/my-cases/case-item";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { CitedMessage, FairnessView } from "~/domain/verdict/fairness";
import { type Decided, outcomeOf } from "~/domain/verdict/outcome";
import { selectViewer } from "../account/account-repository.server";
import { readViewer, requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { selectCaseByCode, selectCasesOf } from "../case/case-repository.server";
import { readAsParty } from "../case/read-as-party.server";
import { selectVerdictsOf, toVerdict, type VerdictRow } from "../case/verdict-repository.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenDue } from "../docket/call-docket.server";
import { insertSpentHumanCheck, SPENT_ONCE } from "../human-check/human-check-repository.server";
import { selectInvitation } from "../invitation/invitation-repository.server";
import { type InItsLanguage, nameLanguages } from "../language/name-languages.server";
import { readDecidedCase } from "../verdict/decided-case.server";
import { readFairness } from "../verdict/fairness.server";
import { selectInvitationByCode, selectOpenInvitationByCode } from "./courtroom-repository.server";
import { toCourtroom } from "./to-courtroom.server";

const KIND = "courtroom";

/** What the page of a courtroom begins with. */
export interface OpenCourtroom {
  viewer: Viewer;
  seat: Seat;
  courtroom: Courtroom;
  /** Of the invitation's link, null when there is none. */
  token: string | null;
  decided: DecidedCase | null;
}

/** Reading courtrooms. What is said in one goes through its object alone. */
export function createCourtroomService(deps: Dependencies) {
  const { database, clock } = deps;

  /** The courtroom as the viewer reads it, in one round trip. Refuses whoever has no seat. */
  async function readCourtroom(visitor: Visitor, uuid: string) {
    const { also, ...read } = await readAsParty(deps, visitor, { kind: KIND, uuid }, selectInvitation(database, uuid));
    await callWhenDue(deps.docket, read.row, clock());
    return { ...read, token: also[0][0]?.token ?? null, courtroom: toCourtroom(read.row, read.verdict) };
  }

  return {
    /** A courtroom as its parties see it. */
    async getCourtroom(visitor: Visitor, uuid: string): Promise<Courtroom> {
      return (await readCourtroom(visitor, uuid)).courtroom;
    },

    /** The same for the page: with who asks, the token of the link while a seat is free, and the decided case. */
    async openCourtroom(visitor: Visitor, uuid: string): Promise<OpenCourtroom> {
      const { viewer, seat, row, verdict, token, courtroom } = await readCourtroom(visitor, uuid);
      if (verdict === undefined) return { viewer, seat, courtroom, token, decided: null };
      // What was said is on the page already.
      const decided = await readDecidedCase(deps, row, { seat, verdict, sideBySide: [], questions: [] });
      return { viewer, seat, courtroom, token, decided };
    },

    /** How a settled courtroom was decided, for its parties. Refuses with `verdict_not_ready` while it is not. */
    async getFairness(visitor: Visitor, uuid: string): Promise<FairnessView> {
      const { row, verdict, courtroom } = await readCourtroom(visitor, uuid);
      if (verdict === undefined) throw verdictNotReady();
      const exhibits = citedMessages(verdict, await deps.courtroom.readMessages(courtroom));
      const fairness = readFairness(row, verdict, exhibits);
      const shown = [fairness.caseName, ...exhibits.map(({ content }) => content)];
      return { ...fairness, foreign: await deps.languages.findForeignWords(shown) };
    },

    /** A person's own courtrooms, the newest first. Refuses somebody else's. */
    async listCourtrooms(visitor: Visitor, userUuid: string): Promise<InItsLanguage<Courtroom & Decided>[]> {
      const now = clock();
      const [viewers, rows, stored] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCasesOf(database, userUuid, KIND, CASES_LISTED),
        selectVerdictsOf(database, userUuid, KIND, CASES_LISTED),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      const verdicts = new Map(stored.map((verdict) => [verdict.caseUuid, toVerdict(verdict)]));
      const courtrooms = rows.map((row) => ({
        ...toCourtroom(row, verdicts.get(row.uuid)),
        outcome: outcomeOf(row),
      }));
      return nameLanguages(deps.languages, courtrooms);
    },

    /** Everything said in a courtroom, for its parties. */
    async listMessages(visitor: Visitor, uuid: string): Promise<CourtroomMessage[]> {
      const { courtroom } = await readCourtroom(visitor, uuid);
      return deps.courtroom.readMessages(courtroom);
    },

    /**
     * A party's courtroom by its case code, and the token of its link, null when there is none yet. A code opens
     * nothing: for everyone else it is as unknown as one that was never given out.
     */
    async openWaitingScreen(
      visitor: Visitor,
      typedCode: string,
    ): Promise<{ courtroom: Courtroom; token: string | null }> {
      const code = readCaseCode(typedCode);
      if (code === null) throw notFound("Courtroom");
      const now = clock();
      const [viewers, rows, invitations] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectCaseByCode(database, code),
        selectInvitationByCode(database, code),
      ]);
      const row = rows[0];
      if (row === undefined || seatOf(row, readViewer(visitor, viewers, now)?.uuid) === null) {
        throw notFound("Courtroom");
      }
      await callWhenDue(deps.docket, row, now);
      return { courtroom: toCourtroom(row, undefined), token: invitations[0]?.token ?? null };
    },

    /**
     * The token of the invitation to a courtroom that waits for somebody, for whoever was told its case code. Each try
     * costs a human check: six characters are few (docs/rules.md#case-code).
     */
    async knock(typedCode: string, recaptchaToken: string): Promise<string> {
      const check = await deps.humanCheck.accept(recaptchaToken, "join_invitation");
      const code = readCaseCode(typedCode);
      if (code === null) throw notFound("Courtroom");
      try {
        const [, invitations] = await database.batch([
          insertSpentHumanCheck(database, check),
          selectOpenInvitationByCode(database, code, clock()),
        ]);
        if (invitations[0] === undefined) throw notFound("Courtroom");
        return invitations[0].token;
      } catch (error) {
        if (violatesUnique(error, SPENT_ONCE)) throw humanCheckFailed(error);
        throw error;
      }
    },
  };
}

/** The cited messages of a courtroom. `messages` are all that was said there, by number. */
function citedMessages({ finding }: VerdictRow, messages: readonly CourtroomMessage[]): CitedMessage[] {
  const cited = [...finding.exhibits].sort((a, b) => a.number - b.number);
  return cited.flatMap(({ number, seat }) => {
    const said = messages.find((message) => message.number === number);
    return said === undefined ? [] : [{ kind: "message", number, seat, content: said.content }];
  });
}
