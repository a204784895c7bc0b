import type { Attempt, CaseRecord, Judgement, SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { type FindingRun, READING_ORDERS, type ReadingOrder } from "~/domain/judge/receipt";
import { type AgreedFinding, ALL_RUNS, agreeOnFinding } from "../ruling/agree-on-finding";
import { breakTie } from "../ruling/break-tie";
import { checkFinding, chooseGrounds, findingSchema, type Ground, groundsOf, toFindingRun } from "../ruling/finding";
import { CASE_BUDGET, type CaseBudget, type CaseSession, openCaseSession } from "./case-session";
import { DECK_BUDGET, writeDeck } from "./deck-writer";
import { createModelDilemmaJudge, type ModelDilemmaJudge } from "./dilemma-judge";
import type { Panel } from "./panel";
import { findingPrompt, PROMPT_VERSION } from "./prompts";
import { writeUp } from "./write-up";

/** A judge that asks a language model. */
export interface ModelJudge extends ModelDilemmaJudge {
  /** A sound judgement, or a `ModelFault` that tells why there is none. */
  presideOver(record: CaseRecord, attempt: Pick<Attempt, "waited">): Promise<Judgement>;
  /** A sound deck, or a `ModelFault`. */
  writeQuestions(brief: SuitBrief, attempt: Pick<Attempt, "waited">): Promise<WrittenQuestion[]>;
}

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
        // Who decides is named, and somebody else may write it up.
        const judgeId = panel.id;
        const ruling = await writeUp(session, record, finding, grounds);
        const receipt = { judgeId, promptVersion: PROMPT_VERSION, runs, fallback: null };
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
