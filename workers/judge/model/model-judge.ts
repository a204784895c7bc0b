import * as v from "valibot";
import { withoutContempt } from "~/domain/judge/contempt";
import type { CaseRecord, Judgement, Ruling } from "~/domain/judge/judge";
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
import { punishmentsIn } from "../ruling/punishments-by-language";
import { CASE_BUDGET, type CaseBudget, type CaseSession, openCaseSession } from "./case-session";
import { type ChatModel, toModelFault } from "./chat-model";
import { createModelDilemmaJudge, type ModelDilemmaJudge } from "./dilemma-judge";
import { findingPrompt, PROMPT_VERSION, writeUpPrompt } from "./prompts";

/** A judge that asks a language model. */
export interface ModelJudge extends ModelDilemmaJudge {
  /** A sound judgement, or a `ModelFault` that tells why there is none. */
  presideOver(record: CaseRecord): Promise<Judgement>;
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
  chat: ChatModel,
  { clock, budget = CASE_BUDGET }: { clock: () => number; budget?: CaseBudget },
): ModelJudge {
  return {
    ...createModelDilemmaJudge(chat, { clock }),
    get id() {
      return chat.id;
    },
    async presideOver(record) {
      const session = openCaseSession(chat, clock, budget);
      const runs: FindingRun[] = [];
      try {
        const { finding, grounds } = await findInBothOrders(session, record, runs);
        const ruling = await writeUp(session, record, finding, grounds);
        const receipt = { judgeId: chat.id, promptVersion: PROMPT_VERSION, runs, fallback: null };
        return { ruling, receipt, replies: session.replies };
      } catch (error) {
        const fault = toModelFault(error);
        fault.runs = runs;
        fault.replies = session.replies;
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
  const language = await languageOf(record);
  const toRuling = ({ citations, ...reply }: v.InferOutput<typeof writeUpSchema>): Ruling => ({
    ...finding,
    caseName: normalizeText(reply.caseName),
    rationale: markCitations(normalizeText(reply.rationale), citations),
    punishment: harmlessPunishment(normalizeText(reply.punishment), finding, record, language),
    fairPoint: finding.winner === "other" ? null : markCitations(normalizeText(reply.fairPoint ?? ""), citations),
    exhibits: citedExhibits(citations),
  });
  const reply = await session.ask({
    name: "ruling",
    ...writeUpPrompt(record, finding, grounds, language),
    schema: writeUpSchema,
    check: (candidate) => [
      ...checkCitations(candidate.citations, normalizeText(candidate.rationale)),
      ...checkRuling(toRuling(candidate), record).map(({ sentence }) => sentence),
    ],
  });
  return toRuling(reply);
}

/** What a model ordered, or where it fits no harmless kind one of the house's: the rest of its ruling may be sound. */
function harmlessPunishment(
  punishment: string,
  { winner }: AgreedFinding,
  { allegation, seed }: CaseRecord,
  { code }: Language,
): string {
  if (isHarmlessPunishment(punishment)) return punishment;
  const chooser = chooserFor(seed, allegation);
  const foreign = punishmentsIn(code, winner);
  if (foreign.length > 0) return chooser.pick("punishment", foreign);
  return choosePunishment(readAllegation(allegation), winner, chooser);
}
