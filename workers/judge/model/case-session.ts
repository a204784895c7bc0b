import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { PAUSE_BEFORE_HOUSE_JUDGE_MAX_MS } from "~/domain/docket/schedule";
import { ModelFault, toModelFault } from "./chat-model";
import type { Panel } from "./panel";
import { parseReply } from "./parse-reply";
import { repairNote } from "./prompts";

/** What a case may cost at most before the house judge rules in the model's place. */
export interface CaseBudget {
  calls: number;
  /** For all calls together, those of earlier attempts and the pauses between included, in milliseconds. */
  milliseconds: number;
  /** For one call, in milliseconds. */
  callMilliseconds: number;
}

/**
 * Four readings, a write-up, and three repairs: more is a model that can't do it. Both parties are waiting, so that a
 * model that hangs may cost them three quarters of a minute, the house judge's ruling included.
 */
export const CASE_BUDGET: CaseBudget = { calls: 8, milliseconds: 40_000, callMilliseconds: 20_000 };

/** In less than this share of a call's time no reply comes. */
const SHARE_OF_NO_USE = 0.05;

/** A model with another behind it gets this share of a call's time: what is left of a case must do for the other. */
const SHARE_BEFORE_RESERVE = 0.6;

interface Question<Schema extends v.GenericSchema> {
  name: string;
  system: string;
  user: string;
  schema: Schema;
  /** What is wrong with a reply of the right form, as sentences for the model. */
  check: (reply: v.InferOutput<Schema>) => string[] | Promise<string[]>;
  /** What could be better in a sound reply: worth a second one, and never a reason to refuse the first. */
  wishes?: (reply: v.InferOutput<Schema>) => string[];
}

export interface CaseSession {
  /** Every reply, word for word and in order. */
  readonly replies: string[];
  /**
   * Asks, and asks once more where the reply is of no use; where that is of none either, or there is no reply, the
   * next model of the panel. Throws the last one's `ModelFault`.
   */
  ask<Schema extends v.GenericSchema>(question: Question<Schema>): Promise<v.InferOutput<Schema>>;
  /** What was thrown, with the replies. It passes only where the case has time left for another attempt. */
  faultOf(error: unknown): ModelFault;
}

/**
 * The conversation about one case: it counts calls and time, keeps the replies and lets only sound ones through.
 * `waited` is what earlier attempts have cost, in milliseconds.
 */
export function openCaseSession(panel: Panel, clock: () => number, budget: CaseBudget, waited = 0): CaseSession {
  const replies: string[] = [];
  const deadline = clock() + budget.milliseconds - waited;
  let calls = 0;

  const isSpent = () => calls >= budget.calls || deadline - clock() <= budget.callMilliseconds * SHARE_OF_NO_USE;

  async function complete(request: { name: string; system: string; user: string; schema: v.GenericSchema }) {
    if (isSpent()) throw new ModelFault("spent", false);
    calls += 1;
    const { name, system, user } = request;
    const schema = { name, schema: toJsonSchema(request.schema) };
    const patience = budget.callMilliseconds * (panel.hasReserve ? SHARE_BEFORE_RESERVE : 1);
    const signal = AbortSignal.timeout(Math.min(deadline - clock(), patience));
    const reply = await panel.sitting.complete({ system, user, schema, signal });
    replies.push(reply);
    return reply;
  }

  async function askSitting<Schema extends v.GenericSchema>(
    question: Question<Schema>,
  ): Promise<v.InferOutput<Schema>> {
    const first = await readReply(question, await complete(question));
    if (first.isSound && first.problems.length === 0) return first.output;
    const user = `${question.user}\n\n${repairNote(first.problems)}`;
    try {
      const second = await readReply(question, await complete({ ...question, user }));
      if (second.isSound) return second.output;
      if (!first.isSound) throw new ModelFault(second.isReadable ? "unsound" : "unreadable", false);
    } catch (error) {
      if (!first.isSound) throw error;
    }
    return first.output;
  }

  return {
    replies,
    async ask(question) {
      for (;;) {
        try {
          return await askSitting(question);
        } catch (error) {
          if (isSpent() || !panel.replace()) throw toModelFault(error);
        }
      }
    },
    faultOf(error) {
      const { reason, isPassing, cause } = toModelFault(error);
      const hasTime = clock() + PAUSE_BEFORE_HOUSE_JUDGE_MAX_MS < deadline;
      const fault = new ModelFault(reason, isPassing && hasTime, { cause });
      fault.replies = replies;
      return fault;
    },
  };
}

type Reading<Output> =
  | { isSound: true; isReadable: true; output: Output; problems: string[] }
  | { isSound: false; isReadable: boolean; problems: string[] };

async function readReply<Schema extends v.GenericSchema>(
  question: Question<Schema>,
  text: string,
): Promise<Reading<v.InferOutput<Schema>>> {
  const parsed = v.safeParse(question.schema, parseReply(text));
  if (!parsed.success)
    return { isSound: false, isReadable: false, problems: ["It is not the JSON that was asked for."] };
  const problems = await question.check(parsed.output);
  if (problems.length > 0) return { isSound: false, isReadable: true, problems };
  return { isSound: true, isReadable: true, output: parsed.output, problems: question.wishes?.(parsed.output) ?? [] };
}
