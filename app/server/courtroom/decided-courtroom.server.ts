import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { PartyNames } from "~/domain/verdict/verdict";
import { createCardToken } from "../verdict/card-token.server";
import { type CourtroomRow, type CourtroomVerdictRow, toCourtroom } from "./courtroom-repository.server";

/** The names on a courtroom's verdict: a username wins over the name given for the case; the fallbacks are the card's. */
export function courtroomNames({ courtroom, creatorUsername, opponentUsername }: CourtroomRow): PartyNames {
  return {
    creator: creatorUsername || courtroom.creatorDisplayName || "User A",
    opponent: opponentUsername || courtroom.opponentDisplayName || "User B",
  };
}

/** A settled courtroom's verdict, its names put in. */
export function namedCourtroomVerdict(row: CourtroomRow, verdict: CourtroomVerdictRow): DecidedCase["verdict"] {
  const { caseName, rationale, punishment } = toCourtroom(row, verdict);
  return {
    caseName: caseName ?? verdict.caseName,
    winner: verdict.winner,
    rationale: rationale ?? verdict.rationale,
    punishment: punishment ?? verdict.punishment,
    judgePersonality: verdict.judgePersonality,
  };
}

/** A settled courtroom as its parties' pages get it. What was said is not among it: the page holds that already. */
export async function readDecidedCourtroom(
  signer: { secret: string; clock: () => number },
  row: CourtroomRow,
  verdict: CourtroomVerdictRow,
): Promise<DecidedCase> {
  return {
    verdict: namedCourtroomVerdict(row, verdict),
    names: courtroomNames(row),
    settledAt: new Date(verdict.createdAt).toISOString(),
    sideBySide: [],
    cardToken: await createCardToken(signer, row.courtroom.uuid),
  };
}
