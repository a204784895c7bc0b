import type { CaseRecord, Ruling } from "~/domain/judge/judge";

/** Which voice spoke, and what it said. */
interface VoicedCase {
  record: Pick<CaseRecord, "judgePersonality">;
  ruling: Pick<Ruling, "rationale">;
}

/**
 * Share of the rationales whose voice naive Bayes over words names, after training on every second one of each voice.
 */
export function voiceSeparability(cases: readonly VoicedCase[]): number {
  const voices = groupByVoice(cases);
  const models = [...voices].map(([voice, ruled]) => ({ voice, counts: countWords(ruled.filter(isTraining)) }));
  const vocabulary = new Set(models.flatMap(({ counts }) => [...counts.keys()])).size;
  let named = 0;
  let tested = 0;
  for (const [voice, ruled] of voices) {
    for (const { ruling } of ruled.filter((one, index) => !isTraining(one, index))) {
      const words = wordsOf(ruling.rationale);
      const scores = models.map((model) => ({
        voice: model.voice,
        score: likelihood(words, model.counts, vocabulary),
      }));
      const best = scores.reduce((first, second) => (second.score > first.score ? second : first));
      tested++;
      if (best.voice === voice) named++;
    }
  }
  return named / tested;
}

function groupByVoice(cases: readonly VoicedCase[]): Map<string, VoicedCase[]> {
  const voices = new Map<string, VoicedCase[]>();
  for (const ruled of cases) {
    const voice = ruled.record.judgePersonality;
    voices.set(voice, [...(voices.get(voice) ?? []), ruled]);
  }
  return voices;
}

function isTraining(_case: VoicedCase, index: number): boolean {
  return index % 2 === 0;
}

function countWords(cases: readonly VoicedCase[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { ruling } of cases) {
    for (const word of wordsOf(ruling.rationale)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function likelihood(words: readonly string[], counts: ReadonlyMap<string, number>, vocabulary: number): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0) + vocabulary;
  return words.reduce((sum, word) => sum + Math.log(((counts.get(word) ?? 0) + 1) / total), 0);
}

/** Letters only and all in lower case, so that neither layout nor capitals give a voice away. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
