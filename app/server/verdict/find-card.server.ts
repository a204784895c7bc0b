import type { SQL } from "drizzle-orm";
import { verdictNotReady } from "~/domain/app-error";
import type { PartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import { isDismissal } from "~/domain/verdict/fairness";
import {
  type CourtroomRow,
  type CourtroomVerdictRow,
  selectCourtroom,
  selectCourtroomVerdict,
} from "../courtroom/courtroom-repository.server";
import { requireCourtroomParty } from "../courtroom/require-courtroom-party.server";
import type { Database } from "../database/client.server";
import { type SuitRow, selectSuit } from "../pettysuit/pettysuit-repository.server";
import { requireParty } from "../pettysuit/require-party.server";
import { namedVerdict, partyNames } from "./decided-case.server";
import { type RulingRow, selectVerdict, type VerdictRow } from "./verdict-repository.server";

/** A case of either kind with its verdict, as far as they exist. */
export type CardRows = readonly [SuitRow[], VerdictRow[], CourtroomRow[], CourtroomVerdictRow[]];

type FoundCard = Pick<DecidedCase, "verdict" | "names" | "settledAt" | "byDefault" | "dismissed"> & { opening: number };

/** The queries that find a card by the uuid of a suit or of a courtroom, for a batch. */
export function selectCard(database: Database, caseUuid: string | SQL) {
  return [
    selectSuit(database, caseUuid),
    selectVerdict(database, caseUuid),
    selectCourtroom(database, caseUuid),
    selectCourtroomVerdict(database, caseUuid),
  ] as const;
}

/** The viewer's seat in a case of either kind. An unknown one is 404, a third person gets 403, and neither learns more (R2). */
export function requireCardParty([suits, , courtrooms]: CardRows, userUuid: string | undefined): Seat {
  return (courtrooms.length > 0 ? requireCourtroomParty(courtrooms, userUuid) : requireParty(suits, userUuid)).seat;
}

/** What a card says of a decided case of either kind. Refuses with `verdict_not_ready` while there is no verdict. */
export function readCard([suits, verdicts, courtrooms, courtroomVerdicts]: CardRows): FoundCard {
  const [suit, verdict, courtroom, courtroomVerdict] = [suits[0], verdicts[0], courtrooms[0], courtroomVerdicts[0]];
  if (suit !== undefined && verdict !== undefined) return cardOf(verdict, partyNames(suit.suit, suit));
  if (courtroom !== undefined && courtroomVerdict !== undefined) {
    return cardOf(courtroomVerdict, partyNames(courtroom.courtroom, courtroom));
  }
  throw verdictNotReady();
}

function cardOf(verdict: RulingRow, names: PartyNames): FoundCard {
  return {
    verdict: namedVerdict(verdict, names),
    names,
    settledAt: new Date(verdict.createdAt).toISOString(),
    byDefault: verdict.byDefault,
    dismissed: isDismissal(verdict),
    opening: verdict.opening,
  };
}
