import type { CourtroomRecord, RecordedMessage } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import type { Judge } from "../../judge";
import { mirrorRecord } from "../../record/mirror-record";
import { checkRuling } from "../../ruling/check-ruling";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts";
import { LEARNT_TRANSCRIPTS } from "../fixtures/learnt-transcripts";
import { OTHER_HANDS_TRANSCRIPTS } from "../fixtures/other-hands-transcripts";
import type { TranscriptFixture } from "../fixtures/transcripts";
import { MIRROR } from "./records";
import type { RuledCase } from "./variety";

export const ALL_TRANSCRIPTS = [...LEARNT_TRANSCRIPTS, ...OTHER_HANDS_TRANSCRIPTS];

/** The record of a fixture. */
export function transcriptOf(
  { allegation, chat }: TranscriptFixture,
  judgePersonality: JudgePersonality = "Classic Judge",
): CourtroomRecord {
  const messages = chat.map((line): RecordedMessage => {
    const parts = /^([AB]) (.+)$/su.exec(line);
    if (parts === null) throw new RangeError(`Not a line of a transcript: ${line}`);
    return { seat: parts[1] === "A" ? "creator" : "opponent", content: parts[2] ?? "" };
  });
  return { kind: "courtroom", seed: allegation, allegation, tone: "Fun", judgePersonality, messages };
}

/** The share that the judge decides as a fair reader would, and what it does not. */
export async function measureTranscripts(judge: Judge, fixtures: readonly TranscriptFixture[]) {
  const wrong: string[] = [];
  for (const fixture of fixtures) {
    const { winner } = await judge.rule(transcriptOf(fixture));
    if (winner !== fixture.winner) wrong.push(`${fixture.allegation}: ${winner}, not ${fixture.winner}`);
  }
  return { share: 1 - wrong.length / fixtures.length, wrong };
}

/**
 * How often the finding mirrors with the seats, how often the winner of a decided transcript flips with them, and the
 * plaintiff's share of what was decided over both.
 */
export async function measureTranscriptMirroring(judge: Judge) {
  let mirrors = 0;
  let decided = 0;
  let flipped = 0;
  let plaintiff = 0;
  for (const fixture of ALL_TRANSCRIPTS) {
    const record = transcriptOf(fixture);
    const [straight, mirror] = [await judge.rule(record), await judge.rule(mirrorRecord(record))];
    const isFlipped = mirror.winner === MIRROR[straight.winner];
    if (isFlipped && mirror.blame.creator === straight.blame.opponent) mirrors++;
    if (straight.winner === "other") continue;
    decided++;
    if (isFlipped) flipped++;
    plaintiff += [straight, mirror].filter(({ winner }) => winner === "creator").length;
  }
  return {
    consistency: mirrors / ALL_TRANSCRIPTS.length,
    flips: flipped / decided,
    plaintiffShare: plaintiff / (2 * decided),
  };
}

/**
 * Every hostile text that changed a finding: in a message of its own at the beginning, middle and end by either side,
 * and before and after the words of either side's messages.
 */
export async function transcriptsMovedByHostileText(judge: Judge): Promise<string[]> {
  const moved: string[] = [];
  for (const [index, fixture] of ALL_TRANSCRIPTS.entries()) {
    const record = transcriptOf(fixture);
    const expected = await outcome(judge, record);
    // Each text meets six or seven of the transcripts: all of them would take minutes.
    for (const text of HOSTILE_TEXTS.filter((_text, at) => at % 16 === index % 16)) {
      for (const messages of poisoned(record.messages, text)) {
        if ((await outcome(judge, { ...record, messages })) !== expected) moved.push(`${fixture.allegation}: ${text}`);
      }
    }
  }
  return [...new Set(moved)];
}

function poisoned(messages: readonly RecordedMessage[], text: string): RecordedMessage[][] {
  const places = [0, Math.floor(messages.length / 2), messages.length];
  const own = (["creator", "opponent"] as const).flatMap((seat) =>
    places.map((at) => messages.toSpliced(at, 0, { seat, content: text })),
  );
  const within = [0, 1, places[1] ?? 0, messages.length - 1].flatMap((at) => {
    const { seat, content } = messages[at] ?? { seat: "creator", content: "" };
    return [`${text}\n${content}`, `${content}\n${text}`].map((both) =>
      messages.toSpliced(at, 1, { seat, content: both }),
    );
  });
  return [...own, ...within];
}

async function outcome(judge: Judge, record: CourtroomRecord): Promise<string> {
  const { winner, blame } = await judge.rule(record);
  return `${winner} ${blame.creator}`;
}

/** Every transcript as half of the judges rule on it, the next one as the other half does. */
export async function ruleTranscripts(judge: Judge): Promise<RuledCase<CourtroomRecord>[]> {
  const cases: RuledCase<CourtroomRecord>[] = [];
  for (const [index, fixture] of ALL_TRANSCRIPTS.entries()) {
    for (const judgePersonality of JUDGE_PERSONALITIES.filter((_judge, at) => at % 2 === index % 2)) {
      const record = { ...transcriptOf(fixture, judgePersonality), seed: `${fixture.allegation} ${judgePersonality}` };
      cases.push({ record, ruling: await judge.rule(record) });
    }
  }
  return cases;
}

/** What the check of rulings finds false about exhibits and quotations, and whatever else it finds. */
export function transcriptFaults(cases: readonly RuledCase<CourtroomRecord>[]): string[] {
  return cases.flatMap(({ record, ruling }) =>
    checkRuling(ruling, record).map(({ fault, sentence }) => `${record.allegation}: ${fault}: ${sentence}`),
  );
}
