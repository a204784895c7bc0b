import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { type ChatModel, ModelFault } from "./chat-model";
import { parseReply } from "./parse-reply";
import { repairNote } from "./prompts";

/** What a case may cost at most before the house judge rules in the model's place. */
export interface CaseBudget {
  calls: number;
  /** For all calls together, in milliseconds. */
  milliseconds: number;
  /** For one call, in milliseconds. */
  callMilliseconds: number;
}

/**
 * Four readings, a write-up, and three repairs: more is a model that can't do it. Both parties are waiting, so that a
 * model that hangs may cost them three quarters of a minute, the house judge's ruling included.
 */
export const CASE_BUDGET: CaseBudget = { calls: 8, milliseconds: 40_000, callMilliseconds: 20_000 };

interface Question<Schema extends v.GenericSchema> {
  name: string;
  system: string;
  user: string;
  schema: Schema;
  /** What is wrong with a reply of the right form, as sentences for the model. */
  check: (reply: v.InferOutput<Schema>) => string[];
}

export interface CaseSession {
  /** Every reply, word for word and in order. */
  readonly replies: string[];
  /** Asks, and asks once more where the reply is of no use. */
  ask<Schema extends v.GenericSchema>(question: Question<Schema>): Promise<v.InferOutput<Schema>>;
}

/** The conversation about one case: it counts calls and time, keeps the replies and lets only sound ones through. */
export function openCaseSession(chat: ChatModel, clock: () => number, budget: CaseBudget): CaseSession {
  const replies: string[] = [];
  const deadline = clock() + budget.milliseconds;
  let calls = 0;

  async function complete(request: { name: string; system: string; user: string; schema: v.GenericSchema }) {
    const left = deadline - clock();
    if (calls >= budget.calls || left <= 0) throw new ModelFault("spent", false);
    calls += 1;
    const { name, system, user } = request;
    const schema = { name, schema: toJsonSchema(request.schema) };
    const signal = AbortSignal.timeout(Math.min(left, budget.callMilliseconds));
    const reply = await chat.complete({ system, user, schema, signal });
    replies.push(reply);
    return reply;
  }

  return {
    replies,
    async ask(question) {
      const first = readReply(question, await complete(question));
      if (first.output !== null) return first.output;
      const user = `${question.user}\n\n${repairNote(first.problems)}`;
      const second = readReply(question, await complete({ ...question, user }));
      if (second.output !== null) return second.output;
      throw new ModelFault(second.isReadable ? "unsound" : "unreadable", false);
    },
  };
}

interface Reading<Output> {
  /** Null unless it is sound. */
  output: Output | null;
  problems: string[];
  isReadable: boolean;
}

function readReply<Schema extends v.GenericSchema>(
  question: Question<Schema>,
  text: string,
): Reading<v.InferOutput<Schema>> {
  const parsed = v.safeParse(question.schema, parseReply(text));
  if (!parsed.success) return { output: null, problems: ["It is not the JSON that was asked for."], isReadable: false };
  const problems = question.check(parsed.output);
  return { output: problems.length === 0 ? parsed.output : null, problems, isReadable: true };
}
