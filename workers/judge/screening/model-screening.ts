import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { graver, type Screening, type Seriousness } from "~/domain/screening/screening";
import { logEvent } from "../log";
import { type ChatModel, toModelFault } from "../model/chat-model";
import { parseReply } from "../model/parse-reply";
import type { GuardModel } from "./guard-model";
import { screeningPrompt } from "./screening-prompt";

/** Somebody waits with a finger on the button, so each model gets this long and no second try, in milliseconds. */
export const SCREENING_MILLISECONDS = 2_000;

const replySchema = v.strictObject({ matter: v.picklist(["petty", "unclear", "serious"]) });

/**
 * Models on top of the house's rules: a classifier that is told what this court is can stop what they pass, a guard
 * that isn't can have the writer asked and confirm the house's own doubt. Neither passes what the rules stop. Where one
 * is slow, down or makes no sense, the rest have the last word. Neither the texts nor what was said of them are logged.
 */
export function createModelScreening(
  house: Screening,
  chat: ChatModel,
  guard: GuardModel | null,
  { milliseconds = SCREENING_MILLISECONDS }: { milliseconds?: number } = {},
): Screening {
  return {
    async howSerious(texts) {
      const found = await house.howSerious(texts);
      if (found === "clear" || !isWorthAsking(texts)) return found;
      const [toChat, toGuard] = await Promise.all([
        howSeriousTo(chat, texts, milliseconds),
        guard === null ? found : howSeriousToGuard(guard, texts, found, milliseconds),
      ]);
      return graver(toChat, toGuard);
    },
  };
}

/** A name by itself is left to the rules: every new guest would cost a call and two seconds otherwise. */
function isWorthAsking(texts: readonly string[]): boolean {
  return texts.some((text) => [...text].length > DISPLAY_NAME_MAX);
}

async function howSeriousTo(chat: ChatModel, texts: readonly string[], milliseconds: number): Promise<Seriousness> {
  return orPetty(chat.id, async () => {
    const reply = await chat.complete({
      ...screeningPrompt(texts),
      schema: { name: "screening", schema: toJsonSchema(replySchema) },
      signal: AbortSignal.timeout(milliseconds),
    });
    const parsed = v.safeParse(replySchema, parseReply(reply));
    if (!parsed.success) return null;
    return parsed.output.matter === "serious" ? "clear" : parsed.output.matter;
  });
}

/** What the guard makes of what the house found: a step graver, so that neither of the two alone stops anybody. */
async function howSeriousToGuard(
  guard: GuardModel,
  texts: readonly string[],
  found: "petty" | "unclear",
  milliseconds: number,
): Promise<Seriousness> {
  const alone = await orPetty(guard.id, async () => {
    const isHazard = await guard.findsHazard(texts, AbortSignal.timeout(milliseconds));
    if (isHazard === null) return null;
    return isHazard ? "unclear" : "petty";
  });
  return alone === "petty" ? found : found === "unclear" ? "clear" : "unclear";
}

/** What a model says, or petty where it fails or, with null, can't be read: then it has no word in it. */
async function orPetty(judgeId: string, ask: () => Promise<Seriousness | null>): Promise<Seriousness> {
  try {
    const said = await ask();
    if (said !== null) return said;
    logEvent("screening_model_failed", { judgeId, reason: "unreadable" });
  } catch (error) {
    logEvent("screening_model_failed", { judgeId, reason: toModelFault(error).reason });
  }
  return "petty";
}
