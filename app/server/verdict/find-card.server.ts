import { verdictNotReady } from "~/domain/app-error";
import type { VerdictCard } from "~/domain/verdict/card";
import { cardOfDecidedCase, type DecidedCase } from "~/domain/verdict/decided-case";
import {
  type CourtroomRow,
  type CourtroomVerdictRow,
  selectCourtroom,
  selectCourtroomVerdict,
} from "../courtroom/courtroom-repository.server";
import { courtroomNames, namedCourtroomVerdict } from "../courtroom/decided-courtroom.server";
import type { Database } from "../database/client.server";
import { type SuitRow, selectSuit } from "../pettysuit/pettysuit-repository.server";
import { namedVerdict, partyNames } from "./decided-case.server";
import { selectVerdict, type VerdictRow } from "./verdict-repository.server";

/** A case of either kind with its verdict, as far as they exist. */
export type CardRows = readonly [SuitRow[], VerdictRow[], CourtroomRow[], CourtroomVerdictRow[]];

/** The queries that find a card by the uuid of a suit or of a courtroom, for a batch. */
export function selectCard(database: Database, caseUuid: string) {
  return [
    selectSuit(database, caseUuid),
    selectVerdict(database, caseUuid),
    selectCourtroom(database, caseUuid),
    selectCourtroomVerdict(database, caseUuid),
  ] as const;
}

/** What a card says of a decided case of either kind. Refuses with `verdict_not_ready` while there is no verdict. */
export function readCard([suits, verdicts, courtrooms, courtroomVerdicts]: CardRows): Pick<
  DecidedCase,
  "verdict" | "names" | "settledAt"
> {
  const [suit, verdict, courtroom, courtroomVerdict] = [suits[0], verdicts[0], courtrooms[0], courtroomVerdicts[0]];
  if (suit !== undefined && verdict !== undefined) {
    const settledAt = new Date(verdict.createdAt).toISOString();
    return { verdict: namedVerdict(suit, verdict), names: partyNames(suit), settledAt };
  }
  if (courtroom !== undefined && courtroomVerdict !== undefined) {
    const settledAt = new Date(courtroomVerdict.createdAt).toISOString();
    const verdictOfBoth = namedCourtroomVerdict(courtroom, courtroomVerdict);
    return { verdict: verdictOfBoth, names: courtroomNames(courtroom), settledAt };
  }
  throw verdictNotReady();
}

/** The card of a decided case of either kind. */
export function toVerdictCard(rows: CardRows, siteAddress: string): VerdictCard {
  return cardOfDecidedCase(readCard(rows), siteAddress);
}
