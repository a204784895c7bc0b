import { nanoid } from "nanoid";
import type { CaseRef } from "~/domain/case/case-ref";
import { FORMER_LITIGANT_UUID, REMOVED } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import { otherSeat } from "~/domain/case/seat";
import { type CaseFate, fateOf, leaversSeat } from "~/domain/erasure/case-fate";
import { dismissalOf } from "~/domain/erasure/dismissal";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import { maskOf } from "~/domain/erasure/mask-names";
import { type Striking, strikeQuestion, strikeRuling } from "~/domain/erasure/struck-texts";
import { SHARE_ID_LENGTH } from "~/domain/verdict/shared-verdict";
import { settleCase } from "../case/case-repository.server";
import {
  type CourtroomRow,
  type CourtroomVerdictRow,
  selectCourtroom,
  selectCourtroomVerdict,
  toCourtroom,
} from "../courtroom/courtroom-repository.server";
import type { Database } from "../database/client.server";
import { selectQuestions } from "../deck/deck-repository.server";
import { type SuitRow, selectSuit } from "../pettysuit/pettysuit-repository.server";
import { insertSeal, sealShare } from "../verdict/share-repository.server";
import { selectVerdict, type VerdictRow } from "../verdict/verdict-repository.server";
import type { ForgettingPort } from "./erasure-port.server";
import {
  deleteAnswersOf,
  deleteCase,
  forgetInviter,
  forgetSeat,
  insertDismissal,
  overruleDefault,
  selectVacatedVerdicts,
  strikeVacatedVerdict,
  strikeVerdict,
  updatePrompt,
} from "./forget-case-repository.server";

/** A case may move on between a reading and the writing that rests on it: somebody joins, or a ruling comes. */
const TRIES = 8;

export interface Forgetting {
  database: Database;
  clock: () => number;
  objects: ForgettingPort;
}

/**
 * Takes a person out of one case, in the database first and then wherever else it leaves a trace. Safe to run again at any
 * point: a case that they don't sit in any more has only its traces gone through.
 */
export async function forgetInCase(deps: Forgetting, plan: ErasurePlan, filed: CaseRef): Promise<void> {
  for (let tries = 1; ; tries++) {
    const read = await readCase(deps.database, filed);
    const fate = read === null ? null : fateOf({ ...read.row, verdict: read.verdict }, plan.leavers, deps.clock());
    if (read === null || fate === null) break;
    if (tries > TRIES) throw new Error("The case keeps changing.");
    if (await STEPS[fate](deps, plan, filed, read)) break;
  }
  await forgetTraces(deps, plan, filed);
}

interface ReadCase {
  /** What suits and courtrooms have in common. */
  row: SuitRow["suit"] | CourtroomRow["courtroom"];
  suit: SuitRow | undefined;
  courtroom: CourtroomRow | undefined;
  verdict: VerdictRow | CourtroomVerdictRow | undefined;
  courtroomVerdict: CourtroomVerdictRow | undefined;
  /** What whoever stays may be called. */
  names: Record<Seat, (string | null)[]>;
  questions: { uuid: string; prompt: string }[];
  vacated: { opening: number; caseName: string; rationale: string; punishment: string }[];
}

async function readCase(database: Database, filed: CaseRef): Promise<ReadCase | null> {
  const { uuid } = filed;
  const [suits, verdicts, questions, courtrooms, courtroomVerdicts, vacated] = await database.batch([
    selectSuit(database, uuid),
    selectVerdict(database, uuid),
    selectQuestions(database, uuid),
    selectCourtroom(database, uuid),
    selectCourtroomVerdict(database, uuid),
    selectVacatedVerdicts(database, filed),
  ]);
  const [suit, courtroom, courtroomVerdict] = [suits[0], courtrooms[0], courtroomVerdicts[0]];
  const row = suit?.suit ?? courtroom?.courtroom;
  if (row === undefined) return null;
  const usernames = suit ?? courtroom;
  const names = {
    creator: [row.creatorDisplayName, usernames?.creatorUsername ?? null],
    opponent: [row.opponentDisplayName, usernames?.opponentUsername ?? null],
  };
  const verdict = verdicts[0] ?? courtroomVerdict;
  return { row, suit, courtroom, verdict, courtroomVerdict, names, questions, vacated };
}

/** What is done about a case of each fate. Each says whether that was the last of it: otherwise it is read anew. */
type Step = (deps: Forgetting, plan: ErasurePlan, filed: CaseRef, read: ReadCase) => Promise<boolean>;

const STEPS: Record<CaseFate, Step> = { gone: removeCase, dismissed: dismissCase, struck: strikeCase };

async function removeCase({ database }: Forgetting, { userUuid }: ErasurePlan, filed: CaseRef): Promise<boolean> {
  return (await deleteCase(database, filed, userUuid)).length > 0;
}

/** Once it is dismissed it is a decided case like any other. */
async function dismissCase(
  { database, clock }: Forgetting,
  { leavers }: ErasurePlan,
  filed: CaseRef,
  { row, verdict }: ReadCase,
): Promise<boolean> {
  const seat = leaversSeat(row, leavers) ?? "creator";
  const createdAt = clock();
  const { judgePersonality, opening } = row;
  const dismissal = { ...dismissalOf(seat), judgePersonality, opening, createdAt };
  await database.batch([
    verdict === undefined
      ? insertDismissal(database, filed, dismissal)
      : overruleDefault(database, filed, verdict, dismissal),
    settleCase(database, filed, createdAt),
  ]);
  return false;
}

async function strikeCase(
  { database, clock, objects }: Forgetting,
  plan: ErasurePlan,
  filed: CaseRef,
  read: ReadCase,
): Promise<boolean> {
  const { row, verdict, courtroom, courtroomVerdict, questions, vacated } = read;
  const { userUuid } = plan;
  const seat = leaversSeat(row, plan.leavers);
  if (seat === null || verdict === undefined) return false;
  const said = courtroom === undefined ? [] : await objects.readMessages(toCourtroom(courtroom, courtroomVerdict));
  const striking = strikingOf(plan, read, seat, said);
  const ruled = { caseUuid: filed.uuid, ruledAt: verdict.createdAt };
  const at = clock();
  const results = await database.batch([
    forgetSeat(database, filed, {
      ...{ userUuid, seat, ruledAt: verdict.createdAt },
      allegation: seat === "creator" ? REMOVED : striking.mask(row.allegation),
    }),
    strikeVerdict(database, filed, { createdAt: verdict.createdAt, ...strikeRuling(verdict, striking) }),
    ...vacated.map(({ opening, ...texts }) =>
      strikeVacatedVerdict(database, filed, { opening, ...strikeRuling(texts, striking) }),
    ),
    ...questions.map(({ uuid, prompt }) => updatePrompt(database, uuid, strikeQuestion(prompt, striking))),
    deleteAnswersOf(database, filed.uuid, userUuid),
    forgetInviter(database, filed, userUuid),
    sealShare(database, ruled, { by: seat, at }),
    insertSeal(database, ruled, { shareId: nanoid(SHARE_ID_LENGTH), by: seat, at }),
  ]);
  return results[0].length > 0;
}

/** What the leaver is called and has said here, and what whoever stays has. */
function strikingOf(
  { names, leavers }: ErasurePlan,
  read: ReadCase,
  seat: Seat,
  said: { senderUuid: string; content: string }[],
): Striking {
  const others = namesOf(read, otherSeat(seat));
  const isTheirs = ({ senderUuid }: { senderUuid: string }) => leavers.includes(senderUuid);
  const complaint = [read.row.allegation];
  const theirs = said.filter(isTheirs).map(({ content }) => content);
  const kept = said.filter((message) => !isTheirs(message)).map(({ content }) => content);
  return {
    mask: maskOf(names, others),
    wording:
      seat === "creator" ? { theirs: [...complaint, ...theirs], kept } : { theirs, kept: [...complaint, ...kept] },
    isSameName: others.some((name) => names.some((their) => their.toLowerCase() === name.toLowerCase())),
  };
}

function namesOf({ names }: ReadCase, seat: Seat): string[] {
  return names[seat].filter((name) => name !== null);
}

/** What is left of a case beside the database, whatever became of it there. */
async function forgetTraces({ database, objects }: Forgetting, plan: ErasurePlan, filed: CaseRef): Promise<void> {
  const { uuid } = filed;
  const read = await readCase(database, filed);
  if (filed.kind === "courtroom") {
    if (read?.courtroom === undefined) await objects.forgetCourtroom(uuid);
    else {
      const stays = read.row.creatorUuid === FORMER_LITIGANT_UUID ? "opponent" : "creator";
      const courtroom = toCourtroom(read.courtroom, read.courtroomVerdict);
      const { leavers, names } = plan;
      await objects.forgetParty({ courtroom, leavers, names, others: namesOf(read, stays) });
    }
  }
  if (read === null) await objects.forgetCase(uuid);
  await objects.forgetPictures(uuid);
}
