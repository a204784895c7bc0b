import { notFound } from "~/domain/app-error";
import { JUDGED_AFTER_MS } from "~/domain/docket/schedule";
import type { FileCase } from "~/domain/filing/file-case";
import type { SuitView } from "~/domain/pettysuit/suit-view";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import { insertQuestions } from "../deck/deck-repository.server";
import type { Dependencies } from "../dependencies.server";
import { callWhenDue, noteDeadline } from "../docket/call-case.server";
import { type CheckedFiling, fileOnce } from "../filing/file-once.server";
import { newCase } from "../filing/new-case.server";
import { insertSpentHumanCheck } from "../human-check/human-check-repository.server";
import { selectInvitation, upsertInvitation } from "../invitation/invitation-repository.server";
import { newInvitation } from "../invitation/new-invitation.server";
import { type InItsLanguage, nameLanguages } from "../language/name-languages.server";
import { verifyCardToken } from "../verdict/card-token.server";
import { insertSuit, selectFiling, selectSuit, selectSuitsOf, toSuitView } from "./pettysuit-repository.server";
import { requireParty } from "./require-party.server";

/** A filed suit and the token of its link, null while it has none. */
export interface Filing {
  suitUuid: string;
  token: string | null;
}

/** Filing suits and reading them. */
export function createPettysuitService(deps: Dependencies) {
  const { database, clock } = deps;

  function file(visitor: Visitor, input: FileCase, recaptchaToken: string | null): Promise<Filing> {
    return fileOnce(deps, visitor, input, recaptchaToken, { selectFiling, file: insertFiling });
  }

  /** One batch: the suit, its questions and, where the page files it, its invitation. */
  async function insertFiling(filing: CheckedFiling): Promise<Filing> {
    const suitUuid = deps.newUuid();
    const ref = { kind: "pettysuit", uuid: suitUuid } as const;
    const createdAt = clock();
    const { viewer, input, check } = filing;
    const written = await deps.judge.writeQuestions({
      seed: suitUuid,
      allegation: input.allegation,
      tone: input.tone,
    });
    const invitation = newInvitation(viewer.uuid, createdAt);
    await database.batch([
      insertSuit(database, newCase(filing, suitUuid, createdAt)),
      insertQuestions(database, suitUuid, written, deps.newUuid),
      ...(check === null ? [] : [insertSpentHumanCheck(database, check), upsertInvitation(database, ref, invitation)]),
    ]);
    await noteDeadline(deps.docket, ref, createdAt + JUDGED_AFTER_MS);
    return { suitUuid, token: check === null ? null : invitation.token };
  }

  return {
    /**
     * Files a suit with its questions, all or nothing. The same `clientId` twice is one suit. Returns the suit's uuid.
     * Refuses without a session, when `creatorUuid` is someone else's, and what is too serious (R15).
     */
    async fileSuit(visitor: Visitor, input: FileCase): Promise<string> {
      return (await file(visitor, input, null)).suitUuid;
    },

    /** Files a suit together with its invitation, for the page, which always needs both. Spends the human-check token. */
    fileSuitWithInvitation(visitor: Visitor, input: FileCase, recaptchaToken: string): Promise<Filing> {
      return file(visitor, input, recaptchaToken);
    },

    /** A suit as its parties see it. */
    async getSuit(visitor: Visitor, suitUuid: string): Promise<SuitView> {
      const now = clock();
      const [viewers, suits] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      const { row } = requireParty(suits, viewer.uuid);
      await callWhenDue(deps.docket, row, now);
      return toSuitView(row);
    },

    /** A person's own suits, the newest first. Refuses somebody else's. */
    async listSuits(visitor: Visitor, userUuid: string): Promise<InItsLanguage<SuitView>[]> {
      const now = clock();
      const [viewers, suits] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuitsOf(database, userUuid),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return nameLanguages(deps.languages, suits.map(toSuitView));
    },

    /** The names on a suit's card, for whoever holds a card token of it. */
    async getCardNames(suitUuid: string, cardToken: string) {
      await verifyCardToken(deps, suitUuid, cardToken);
      const row = (await selectSuit(database, suitUuid))[0];
      if (row === undefined) throw notFound("Suit");
      const { creatorDisplayName, opponentDisplayName } = toSuitView(row);
      return { creatorDisplayName, opponentDisplayName };
    },

    /** The confirmation after filing: the creator's suit and the token of its link, null when there is none yet. */
    async getFiledSuit(visitor: Visitor, suitUuid: string): Promise<{ suit: SuitView; token: string | null }> {
      const now = clock();
      const [viewers, suits, invitations] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectSuit(database, suitUuid),
        selectInvitation(database, { kind: "pettysuit", uuid: suitUuid }),
      ]);
      const viewer = requireViewer(visitor, viewers, now);
      const { row } = requireParty(suits, viewer.uuid);
      await callWhenDue(deps.docket, row, now);
      return { suit: toSuitView(row), token: invitations[0]?.token ?? null };
    },
  };
}
