import { nanoid } from "nanoid";
import type { CaseRef } from "~/domain/case/case-ref";
import { FORMER_LITIGANT_UUID, REMOVED } from "~/domain/case/former-litigant";
import { otherSeat, type Seat } from "~/domain/case/seat";
import { type CaseFate, fateOf, leaversSeat } from "~/domain/erasure/case-fate";
import { dismissalOf } from "~/domain/erasure/dismissal";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import { maskOf } from "~/domain/erasure/mask-names";
import { type Striking, strikeQuestion, strikeRuling } from "~/domain/erasure/struck-texts";
import { SHARE_ID_LENGTH } from "~/domain/verdict/shared-verdict";
import type { CaseKinds } from "../case/case-kind.server";
import { type CaseRow, selectCase, settleCase } from "../case/case-repository.server";
import { firstVerdict, selectVerdict, toVerdict, type VerdictRow } from "../case/verdict-repository.server";
import type { Database } from "../database/client.server";
import { selectQuestions } from "../deck/deck-repository.server";
import type { TestimonyArchive } from "../deck/testimony-archive.server";
import { insertSeal, sealShare } from "../verdict/share-repository.server";
import type { ForgettingPort } from "./erasure-port.server";
import {
  deleteCase,
  forgetInviter,
  forgetSeat,
  insertDismissal,
  overruleDefault,
  selectVacatedVerdicts,
  strikeQuotes,
  strikeTestimony,
  strikeVacatedVerdict,
  strikeVerdict,
} from "./forget-case-repository.server";

/** A case may move on between a reading and the writing that rests on it: somebody joins, or a ruling comes. */
const TRIES = 8;

export interface Forgetting {
  database: Database;
  clock: () => number;
  archive: TestimonyArchive;
  objects: ForgettingPort;
  kinds: CaseKinds;
}

/**
 * Takes a person out of one case, in the database first and then wherever else it leaves a trace. Safe to run again at
 * any point: a case that they don't sit in any more has only its traces gone through.
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
  row: CaseRow;
  verdict: VerdictRow | undefined;
  questions: { uuid: string; prompt: string }[];
  /** Those that were set aside. */
  vacated: VerdictRow[];
}

async function readCase(database: Database, { uuid }: CaseRef): Promise<ReadCase | null> {
  const [cases, verdicts, questions, vacated] = await database.batch([
    selectCase(database, uuid),
    selectVerdict(database, uuid),
    selectQuestions(database, uuid),
    selectVacatedVerdicts(database, uuid),
  ]);
  const row = cases[0];
  return row === undefined
    ? null
    : { row, verdict: firstVerdict(verdicts), questions, vacated: vacated.map(toVerdict) };
}

/** What is done about a case of each fate. Each says whether that was the last of it: otherwise it is read anew. */
type Step = (deps: Forgetting, plan: ErasurePlan, filed: CaseRef, read: ReadCase) => Promise<boolean>;

const STEPS: Record<CaseFate, Step> = { gone: removeCase, dismissed: dismissCase, struck: strikeCase };

async function removeCase({ database }: Forgetting, { userUuid }: ErasurePlan, filed: CaseRef): Promise<boolean> {
  return (await deleteCase(database, filed.uuid, userUuid)).length > 0;
}

/** Once it is dismissed it is a decided case like any other. */
async function dismissCase(
  { database, clock }: Forgetting,
  { leavers }: ErasurePlan,
  { uuid }: CaseRef,
  { row, verdict }: ReadCase,
): Promise<boolean> {
  const seat = leaversSeat(row, leavers) ?? "creator";
  const createdAt = clock();
  const { judgePersonality, round } = row;
  const dismissal = { ...dismissalOf(seat), judgePersonality, round, createdAt };
  await database.batch([
    verdict === undefined
      ? insertDismissal(database, uuid, dismissal)
      : overruleDefault(database, uuid, verdict, dismissal),
    settleCase(database, uuid, createdAt),
  ]);
  return false;
}

async function strikeCase(
  { database, clock, archive, kinds }: Forgetting,
  plan: ErasurePlan,
  { kind, uuid }: CaseRef,
  read: ReadCase,
): Promise<boolean> {
  const { row, verdict, questions, vacated } = read;
  const { userUuid } = plan;
  const seat = leaversSeat(row, plan.leavers);
  if (seat === null || verdict === undefined) return false;
  const said = (await kinds[kind].object?.readWords(row, verdict)) ?? [];
  const striking = strikingOf(plan, row, seat, said);
  const isArchived = kinds[kind].archive !== null && questions.length === 0;
  if (isArchived && (await strikeArchived(archive, uuid, seat, striking)) === "changed") return false;
  const { createdAt } = verdict;
  const ruled = { caseUuid: uuid, ruledAt: createdAt };
  const at = clock();
  const results = await database.batch([
    forgetSeat(database, uuid, {
      ...{ userUuid, seat, opposite: row[`${otherSeat(seat)}Uuid`] },
      ...{ ruledAt: createdAt, questionCount: questions.length },
      allegation: seat === "creator" ? REMOVED : striking.mask(row.allegation),
    }),
    strikeVerdict(database, uuid, { createdAt, ...strikeRuling(verdict, striking) }),
    ...vacated.map((texts) =>
      strikeVacatedVerdict(database, uuid, { round: texts.round, ...strikeRuling(texts, striking) }),
    ),
    strikeTestimony(
      database,
      uuid,
      seat,
      questions.map(({ prompt }) => strikeQuestion(prompt, striking)),
    ),
    forgetInviter(database, uuid, userUuid),
    strikeQuotes(database, uuid),
    sealShare(database, ruled, { by: seat, at }),
    insertSeal(database, ruled, { shareId: nanoid(SHARE_ID_LENGTH), by: seat, at }),
  ]);
  return results[0].length > 0;
}

/** The same of testimony that has left the database. What can't be read can't be masked either, and goes. */
async function strikeArchived(
  archive: TestimonyArchive,
  caseUuid: string,
  seat: Seat,
  striking: Striking,
): Promise<"kept" | "changed"> {
  const kept = await archive.read(caseUuid);
  if (kept === null) {
    await archive.remove(caseUuid);
    return "kept";
  }
  const { questions, answers } = kept.testimony;
  const struck = {
    questions: questions.map((question) => ({ ...question, prompt: strikeQuestion(question.prompt, striking) })),
    answers: answers.filter((answer) => answer.seat !== seat),
  };
  return archive.keep(caseUuid, struck, kept.version);
}

/** What the leaver is called and has said here, and what whoever stays has. */
function strikingOf(
  { names, leavers }: ErasurePlan,
  row: CaseRow,
  seat: Seat,
  said: { senderUuid: string; content: string }[],
): Striking {
  const others = namesOf(row, otherSeat(seat));
  const isTheirs = ({ senderUuid }: { senderUuid: string }) => leavers.includes(senderUuid);
  const complaint = [row.allegation];
  const theirs = said.filter(isTheirs).map(({ content }) => content);
  const kept = said.filter((message) => !isTheirs(message)).map(({ content }) => content);
  return {
    mask: maskOf(names, others),
    wording:
      seat === "creator" ? { theirs: [...complaint, ...theirs], kept } : { theirs, kept: [...complaint, ...kept] },
    isSameName: others.some((name) => names.some((their) => their.toLowerCase() === name.toLowerCase())),
  };
}

/** What whoever sits there may be called. */
function namesOf(row: CaseRow, seat: Seat): string[] {
  return [row[`${seat}DisplayName`], row[`${seat}Username`]].filter((name) => name !== null);
}

/** What is left of a case beside the database, whatever became of it there. */
async function forgetTraces(
  { database, objects, kinds }: Forgetting,
  plan: ErasurePlan,
  filed: CaseRef,
): Promise<void> {
  const { uuid } = filed;
  const read = await readCase(database, filed);
  const { object } = kinds[filed.kind];
  if (read === null) {
    await object?.forgetCase(uuid);
    await objects.forgetCase(uuid);
  } else {
    const { row, verdict } = read;
    const stays = row.creatorUuid === FORMER_LITIGANT_UUID ? "opponent" : "creator";
    const { leavers, names } = plan;
    await object?.forgetParty({ row, verdict, leavers, names, others: namesOf(row, stays) });
  }
  await objects.forgetFiles(uuid);
}
