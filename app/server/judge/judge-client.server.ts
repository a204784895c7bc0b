import * as v from "valibot";
import { judgeAway } from "~/domain/app-error";
import type { DilemmaBench } from "~/domain/dilemma/dilemma-receipt";
import { decidedDilemmaSchema, writtenDeckSchema } from "~/domain/dilemma/dilemma-schemas";
import { writtenQuestionsSchema } from "~/domain/judge/case-record-schema";
import type { Bench, DeckWriter } from "~/domain/judge/judge";
import { passingFaultSchema, ruledSchema } from "~/domain/judge/judgement-schema";
import type { JudgeCalls } from "~/domain/judge-calls";
import { type ForeignWords, foreignWordsSchema, type Languages } from "~/domain/language/foreign-words";
import { type Screening, seriousnessSchema } from "~/domain/screening/screening";
import { type AbuseFinder, abuseSchema } from "~/domain/topic/screening/abuse";
import { inTime } from "../in-time.server";
import { logError } from "../observability/log.server";

const writtenOrFaultSchema = v.union([writtenQuestionsSchema, passingFaultSchema]);

export interface JudgeClient {
  bench: Bench;
  decks: DeckWriter;
  screening: Screening;
  abuse: AbuseFinder;
  languages: Languages;
  dilemmas: DilemmaBench;
}

/**
 * The judge, asked by its Worker's calls. That Worker is deployed apart from its callers, so what comes back is parsed,
 * and what somebody waits for is asked once more where a call breaks off. A ruling is not: the docket has its own
 * pauses.
 */
export function openJudge(calls: JudgeCalls): JudgeClient {
  return {
    bench: {
      async presideOver(record, attempt) {
        const ruled = v.parse(ruledSchema, await inTime("ruling", calls.presideOver(record, attempt)));
        if ("fault" in ruled) throw new Error(`The judge's model was ${ruled.fault}.`);
        return ruled;
      },
    },
    decks: {
      draftQuestions: async (brief) =>
        v.parse(v.nullable(writtenQuestionsSchema), await askTwice(() => calls.draftQuestions(brief))),
      writeQuestions: async (brief, attempt) => {
        const written = v.parse(writtenOrFaultSchema, await inTime("ruling", calls.writeQuestions(brief, attempt)));
        if ("fault" in written) throw new Error(`The judge's model was ${written.fault}.`);
        return written;
      },
    },
    screening: {
      howSerious: async (texts) => v.parse(seriousnessSchema, await askTwice(() => calls.howSerious(texts))),
    },
    abuse: {
      findAbuse: async (text) => v.parse(v.array(abuseSchema), await askTwice(() => calls.findAbuse(text))),
    },
    languages: { findForeignWords: (texts) => findForeignWords(calls, texts) },
    dilemmas: {
      draftQuestions: async (brief) =>
        v.parse(v.nullable(writtenDeckSchema), await askTwice(() => calls.draftDilemmaQuestions(brief))),
      writeQuestions: async (brief) =>
        v.parse(writtenDeckSchema, await inTime("ruling", calls.writeDilemmaQuestions(brief))),
      decide: async (record) => v.parse(decidedDilemmaSchema, await inTime("ruling", calls.decideDilemma(record))),
    },
  };
}

/** Refuses with `judge_away` where the judge can't be reached a second time either. */
async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const askOnce = () => inTime("judge", ask());
  try {
    return await askOnce().catch(askOnce);
  } catch (error) {
    throw judgeAway(error);
  }
}

/** Never throws: a judge that is away, or slow, costs a page its marks and nothing else. */
async function findForeignWords(
  calls: JudgeCalls,
  texts: Parameters<Languages["findForeignWords"]>[0],
): Promise<ForeignWords[]> {
  const present = [...new Set(texts)].filter((text) => text !== null && text !== undefined && text !== "");
  if (present.length === 0) return [];
  try {
    const found = await inTime("languages", calls.findForeignWords(present));
    return v.parse(v.array(foreignWordsSchema), found);
  } catch (error) {
    logError("languages_unknown", error, {});
    return [];
  }
}
