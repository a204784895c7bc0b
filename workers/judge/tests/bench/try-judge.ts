import type { CaseRecord, SuitBrief } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import { openBench } from "../../bench";
import { checkDecision } from "../../dilemma/check-decision";
import { openDilemmaBench } from "../../dilemma-bench";
import { houseJudge } from "../../house/house-judge";
import { type ChatModel, toModelFault } from "../../model/chat-model";
import { createModelJudge } from "../../model/model-judge";
import { openPanel } from "../../model/panel";
import { checkRuling } from "../../ruling/check-ruling";
import { DILEMMAS } from "../fixtures/dilemmas";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";
import { TRANSCRIPTS } from "../fixtures/transcripts";
import { answerByPrompt } from "./dilemmas";
import { arbitraryAnswers, deckRecord } from "./records";
import { spread } from "./spread";
import { transcriptOf } from "./transcripts";

const SUITS = 5;
const HEARINGS = 4;
const DILEMMA_COUNT = 3;

/**
 * Puts a dozen cases before whichever judge is set up, null for the house, and says of each what a person would want to
 * read before choosing: the deck, the ruling, what the checks find in it, who wrote it and how long that took.
 */
export async function tryJudge(chat: ChatModel | null, say: (text: string) => void): Promise<void> {
  const model = () => (chat === null ? null : createModelJudge(openPanel(chat), { clock: Date.now }));
  let turn = 0;
  const personality = () => JUDGE_PERSONALITIES[turn++ % JUDGE_PERSONALITIES.length] ?? "Classic Judge";

  for (const [place, allegation] of spread(PETTY_ALLEGATIONS, SUITS).entries()) {
    const { record, line } = await swiped(allegation, arbitraryAnswers(place));
    const deck = record.testimony.map(
      ({ prompt, creator, opponent }) => `${prompt} ${told(creator)}, ${told(opponent)}`,
    );
    say([`\n# Suit: ${allegation}`, ...deck, line].join("\n"));
    await rule(record);
  }
  for (const fixture of spread(TRANSCRIPTS, HEARINGS)) {
    say([`\n# Hearing: ${fixture.allegation}`, ...fixture.chat, `(a fair reader: ${fixture.winner})`].join("\n"));
    await rule(transcriptOf(fixture, personality()));
  }
  for (const dilemma of spread(DILEMMAS, DILEMMA_COUNT)) await decide(dilemma, personality());

  /** A case on the deck that this court writes, with who wrote it. */
  async function swiped(allegation: string, answer: ReturnType<typeof arbitraryAnswers>) {
    const judge = model();
    let author = houseJudge.id;
    const writeQuestions = async (brief: SuitBrief) => {
      try {
        const deck = await (judge ?? houseJudge).writeQuestions(brief, {});
        author = judge?.id ?? houseJudge.id;
        return deck;
      } catch (error) {
        author = `${houseJudge.id} in place of ${judge?.id} (${toModelFault(error).reason})`;
        return houseJudge.writeQuestions(brief);
      }
    };
    const brief = { seed: allegation, allegation, judgePersonality: personality() };
    const { result, seconds } = await timed(() => deckRecord({ ...houseJudge, writeQuestions }, brief, answer));
    return { record: result, line: `[deck: ${author}, ${seconds.toFixed(1)} s]` };
  }

  async function rule(record: CaseRecord): Promise<void> {
    const { result, seconds } = await timed(() => openBench(houseJudge, model()).presideOver(record, { isLast: true }));
    const { ruling, receipt } = result;
    say(
      [
        `\n${record.judgePersonality}: ${ruling.caseName}`,
        ruling.rationale,
        `Winner: ${ruling.winner}, blame ${ruling.blame.creator} to ${ruling.blame.opponent}. ${ruling.punishment}`,
        receiptLine(receipt, seconds, checkRuling(ruling, record)),
      ].join("\n"),
    );
  }

  async function decide(dilemma: string, judgePersonality: JudgePersonality): Promise<void> {
    const bench = openDilemmaBench(houseJudge, model());
    const { result: deck, seconds: written } = await timed(() => bench.writeQuestions({ seed: dilemma, dilemma }));
    const testimony = deck.questions.map((question) => ({ ...question, answer: answerByPrompt(question.prompt, 1) }));
    const record = { seed: dilemma, dilemma, judgePersonality, testimony };
    const { result, seconds } = await timed(() => bench.decide(record));
    say(
      [
        `\n# Dilemma: ${dilemma}`,
        ...testimony.map(({ prompt, answer }) => `${prompt} ${told(answer)}`),
        receiptLine(deck.receipt, written, []),
        `\n${judgePersonality}: ${result.decision.caseName}`,
        ...[result.decision.decision, result.decision.rationale, result.decision.recommendation],
        receiptLine(result.receipt, seconds, checkDecision(result.decision, record)),
      ].join("\n"),
    );
  }
}

function receiptLine(
  { judgeId, fallback }: { judgeId: string; fallback: { judgeId: string; reason: string } | null },
  seconds: number,
  faults: readonly { fault: string }[],
): string {
  const instead = fallback === null ? "" : ` in place of ${fallback.judgeId} (${fallback.reason})`;
  const checked = faults.length === 0 ? "sound" : faults.map(({ fault }) => fault).join(", ");
  return `[${judgeId}${instead}, ${seconds.toFixed(1)} s, ${checked}]`;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now();
  return { result: await work(), seconds: (performance.now() - startedAt) / 1_000 };
}

function told(answer: boolean | null | undefined): string {
  if (answer === undefined) return "-";
  return answer === null ? "Fifth" : answer ? "Yes" : "No";
}
