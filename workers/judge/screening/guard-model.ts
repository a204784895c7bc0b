import * as v from "valibot";
import { visibleText } from "~/domain/text";
import { aborted, type WorkersAi } from "../model/workers-ai";

/** A classifier of hazards, which knows nothing of this court: a second reader of what is filed. */
export interface GuardModel {
  /** Provider and model, for the log. */
  readonly id: string;
  /** Whether these texts tell of one of the hazards that leave the court, or null where its reply can't be read. */
  findsHazard(texts: readonly string[], signal: AbortSignal): Promise<boolean | null>;
}

/**
 * Llama Guard's own numbers of violent crimes, sex crimes, child sexual exploitation and self-harm. Its others, from
 * defamation to elections, are petty here.
 */
const HAZARDS: ReadonlySet<string> = new Set(["S1", "S3", "S4", "S11"]);

const verdictSchema = v.object({ safe: v.boolean(), categories: v.nullish(v.array(v.string()), []) });
type GuardVerdict = v.InferOutput<typeof verdictSchema>;

const replySchema = v.object({ response: v.union([v.string(), verdictSchema]) });

/** Llama Guard or its like on Workers AI, by the binding of the judge's Worker. */
export function workersAiGuard(ai: WorkersAi, model: string): GuardModel {
  return {
    id: `workers-ai:${model}`,
    async findsHazard(texts, signal) {
      const run = ai.run(model, {
        messages: [{ role: "user", content: texts.map(visibleText).join("\n") }],
        response_format: { type: "json_object" },
      });
      const verdict = readVerdict(await Promise.race([run, aborted(signal)]));
      if (verdict === null) return null;
      return !verdict.safe && verdict.categories.some((category) => HAZARDS.has(numberOf(category)));
    },
  };
}

/** It answers as it was trained, "safe" or "unsafe" over a line of numbers, or in JSON, as text or as an object. */
function readVerdict(reply: unknown): GuardVerdict | null {
  const parsed = v.safeParse(replySchema, reply);
  if (!parsed.success) return null;
  const { response } = parsed.output;
  return typeof response === "string" ? (readJson(response) ?? readLines(response)) : response;
}

function readJson(text: string): GuardVerdict | null {
  try {
    const parsed = v.safeParse(verdictSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function readLines(text: string): GuardVerdict | null {
  const [word = "", ...numbers] = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/u);
  return word === "safe" || word === "unsafe" ? { safe: word === "safe", categories: numbers } : null;
}

/** A category may come with its name: "S1: Violent Crimes". */
function numberOf(category: string): string {
  return /^s\d+/iu.exec(category.trim())?.[0].toUpperCase() ?? "";
}
