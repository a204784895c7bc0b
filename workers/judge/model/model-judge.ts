import * as v from "valibot";
import { withoutContempt } from "~/domain/judge/contempt";
import type { Attempt, CaseRecord, Judgement, Ruling, SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { type FindingRun, READING_ORDERS, type ReadingOrder } from "~/domain/judge/receipt";
import { normalizeText } from "~/domain/text";
import { readAllegation } from "../house/reading/read-allegation";
import { chooserFor } from "../house/seeded-choice";
import { choosePunishment } from "../house/writing/choose-punishment";
import type { Language } from "../language/detect-language";
import { type AgreedFinding, ALL_RUNS, agreeOnFinding } from "../ruling/agree-on-finding";
import { breakTie } from "../ruling/break-tie";
import { isHarmlessPunishment } from "../ruling/check-punishment";
import { checkRuling } from "../ruling/check-ruling";
import { checkCitations, citationSchema, citedExhibits, markCitations } from "../ruling/citations";
import { checkFinding, chooseGrounds, findingSchema, type Ground, groundsOf, toFindingRun } from "../ruling/finding";
import { CASE_BUDGET, type CaseBudget, type CaseSession, openCaseSession } from "./case-session";
import { DECK_BUDGET, writeDeck } from "./deck-writer";
import { createModelDilemmaJudge, type ModelDilemmaJudge } from "./dilemma-judge";
import type { Panel } from "./panel";
import { findingPrompt, PROMPT_VERSION, writeUpPrompt } from "./prompts";

/** A judge that asks a language model. */
export interface ModelJudge extends ModelDilemmaJudge {
  /** A sound judgement, or a `ModelFault` that tells why there is none. */
  presideOver(record: CaseRecord, attempt: Pick<Attempt, "waited">): Promise<Judgement>;
  /** A sound deck, or a `ModelFault`. */
  writeQuestions(brief: SuitBrief, attempt: Pick<Attempt, "waited">): Promise<WrittenQuestion[]>;
}

const writeUpSchema = v.strictObject({
  caseName: v.string(),
  rationale: v.string(),
  citations: v.array(citationSchema),
  fairPoint: v.nullable(v.string()),
  punishment: v.string(),
});

/** Who wins comes first and in both orders, the words after it and in one voice. */
export function createModelJudge(
  panel: Panel,
  { clock, budget = CASE_BUDGET }: { clock: () => number; budget?: CaseBudget },
): ModelJudge {
  return {
    ...createModelDilemmaJudge(panel, { clock }),
    get id() {
      return panel.id;
    },
    async writeQuestions(brief, { waited }) {
      const session = openCaseSession(panel, clock, DECK_BUDGET, waited);
      try {
        return await writeDeck(session, brief);
      } catch (error) {
        throw session.faultOf(error);
      }
    },
    async presideOver(record, { waited }) {
      const session = openCaseSession(panel, clock, budget, waited);
      const runs: FindingRun[] = [];
      try {
        const { finding, grounds } = await findInBothOrders(session, record, runs);
        const ruling = await writeUp(session, record, finding, grounds);
        const receipt = { judgeId: panel.id, promptVersion: PROMPT_VERSION, runs, fallback: null };
        return { ruling, receipt, replies: session.replies };
      } catch (error) {
        const fault = session.faultOf(error);
        fault.runs = runs;
        throw fault;
      }
    },
  };
}

/** Notes each reading in `runs` as it is made, so that a receipt tells of them even where a later one fails. */
async function findInBothOrders(
  session: CaseSession,
  record: CaseRecord,
  runs: FindingRun[],
): Promise<{ finding: AgreedFinding; grounds: Ground[] }> {
  const found: { run: FindingRun; grounds: Ground[] }[] = [];
  while (runs.length < ALL_RUNS) {
    for (const order of READING_ORDERS) {
      const reading = await readOnce(session, record, order);
      found.push(reading);
      runs.push(reading.run);
    }
    const finding = agreeOnFinding(runs);
    if (finding !== null) return { finding, grounds: groundsFor(finding, found) };
  }
  throw new RangeError("Four readings always agree on something, if only on a draw.");
}

async function readOnce(session: CaseSession, record: CaseRecord, order: ReadingOrder) {
  const reply = await session.ask({
    name: "finding",
    ...findingPrompt(record, order),
    schema: findingSchema(record),
    check: (finding) => checkFinding(finding, record, order),
  });
  return breakTie({ run: toFindingRun(reply, order), grounds: groundsOf(reply, order) }, record);
}

/** The grounds of the readings that found so; in a Hung Court those of all, in turn. */
function groundsFor({ winner }: AgreedFinding, found: readonly { run: FindingRun; grounds: Ground[] }[]): Ground[] {
  const agreeing = found.filter(({ run }) => run.winner === winner);
  const [first, ...others] = agreeing.length > 0 ? agreeing : found;
  return chooseGrounds([...(first?.grounds.slice(0, 3) ?? []), ...others.flatMap(({ grounds }) => grounds)]);
}

/** The words of all languages load with the first case: imported up there they would slow the start of the Worker. */
async function languageOf({ allegation }: CaseRecord): Promise<Language> {
  const { detectLanguage } = await import("../language/detect-language");
  return detectLanguage(withoutContempt(allegation));
}

async function writeUp(
  session: CaseSession,
  record: CaseRecord,
  finding: AgreedFinding,
  grounds: Ground[],
): Promise<Ruling> {
  const toRuling = ({ citations, ...reply }: v.InferOutput<typeof writeUpSchema>): Ruling => ({
    ...finding,
    caseName: normalizeText(reply.caseName),
    rationale: markCitations(normalizeText(reply.rationale), citations),
    punishment: harmlessPunishment(normalizeText(reply.punishment), finding, record),
    fairPoint: finding.winner === "other" ? null : markCitations(normalizeText(reply.fairPoint ?? ""), citations),
    exhibits: citedExhibits(citations),
  });
  const reply = await session.ask({
    name: "ruling",
    ...writeUpPrompt(record, finding, grounds, await languageOf(record)),
    schema: writeUpSchema,
    check: (candidate) => [
      ...checkCitations(candidate.citations, normalizeText(candidate.rationale)),
      ...checkRuling(toRuling(candidate), record).map(({ sentence }) => sentence),
    ],
  });
  return toRuling(reply);
}

/** What a model ordered, or where it fits no harmless kind one of the house's: the rest of its ruling may be sound. */
function harmlessPunishment(punishment: string, { winner }: AgreedFinding, record: CaseRecord): string {
  if (isHarmlessPunishment(punishment)) return punishment;
  return choosePunishment(readAllegation(record.allegation), winner, chooserFor(record.seed, record.allegation));
}
