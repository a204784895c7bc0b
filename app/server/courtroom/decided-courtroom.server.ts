import { vacatableUntil } from "~/domain/docket/default-judgment";
import type { Seat } from "~/domain/judge/judge";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { NEVER_JOINED, type PartyNames } from "~/domain/verdict/verdict";
import { findForeignWords } from "../language/find-foreign-words.server";
import { createCardToken } from "../verdict/card-token.server";
import { wordsOf } from "../verdict/decided-case.server";
import { type CourtroomRow, type CourtroomVerdictRow, toCourtroom } from "./courtroom-repository.server";

/** The names on a courtroom's verdict: a username wins over the name given for the case; the fallbacks are the card's. */
export function courtroomNames({ courtroom, creatorUsername, opponentUsername }: CourtroomRow): PartyNames {
  return {
    creator: creatorUsername || courtroom.creatorDisplayName || "User A",
    opponent:
      opponentUsername || courtroom.opponentDisplayName || (courtroom.opponentUuid === null ? NEVER_JOINED : "User B"),
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
  { row, seat, verdict }: { row: CourtroomRow; seat: Seat; verdict: CourtroomVerdictRow },
): Promise<DecidedCase> {
  const until = vacatableUntil(verdict, row.courtroom, seat);
  const named = namedCourtroomVerdict(row, verdict);
  return {
    verdict: named,
    names: courtroomNames(row),
    byDefault: verdict.byDefault,
    vacatableUntil: until === null || until <= signer.clock() ? null : new Date(until).toISOString(),
    settledAt: new Date(verdict.createdAt).toISOString(),
    sideBySide: [],
    cardToken: await createCardToken(signer, { caseUuid: row.courtroom.uuid, opening: verdict.opening }),
    foreign: await findForeignWords([...wordsOf(named), row.courtroom.allegation]),
  };
}
