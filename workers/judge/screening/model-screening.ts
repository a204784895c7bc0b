import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { DISPLAY_NAME_MAX } from "~/domain/account/display-name";
import { graver, type Screening, type Seriousness } from "~/domain/screening/screening";
import { logEvent } from "../log";
import { type ChatModel, toModelFault } from "../model/chat-model";
import { parseReply } from "../model/parse-reply";
import { screeningPrompt } from "./screening-prompt";

/** Somebody waits with a finger on the button, so a model gets this long and no second try, in milliseconds. */
export const SCREENING_MILLISECONDS = 2_000;

const replySchema = v.strictObject({ matter: v.picklist(["petty", "unclear", "serious"]) });

/**
 * A model's classifier on top of the house's rules: it can stop what they pass, and never pass what they stop. Where it
 * is slow, down or makes no sense, the rules have the last word. Neither the texts nor what it said of them are logged.
 */
export function createModelScreening(
  house: Screening,
  chat: ChatModel,
  { milliseconds = SCREENING_MILLISECONDS }: { milliseconds?: number } = {},
): Screening {
  return {
    async howSerious(texts) {
      const found = await house.howSerious(texts);
      if (found === "clear" || !isWorthAsking(texts)) return found;
      return graver(found, await howSeriousTo(chat, texts, milliseconds));
    },
  };
}

/** A name by itself is left to the rules: every new guest would cost a call and two seconds otherwise. */
function isWorthAsking(texts: readonly string[]): boolean {
  return texts.some((text) => [...text].length > DISPLAY_NAME_MAX);
}

async function howSeriousTo(chat: ChatModel, texts: readonly string[], milliseconds: number): Promise<Seriousness> {
  try {
    const reply = await chat.complete({
      ...screeningPrompt(texts),
      schema: { name: "screening", schema: toJsonSchema(replySchema) },
      signal: AbortSignal.timeout(milliseconds),
    });
    const parsed = v.safeParse(replySchema, parseReply(reply));
    if (parsed.success) return parsed.output.matter === "serious" ? "clear" : parsed.output.matter;
    logEvent("screening_model_failed", { judgeId: chat.id, reason: "unreadable" });
  } catch (error) {
    logEvent("screening_model_failed", { judgeId: chat.id, reason: toModelFault(error).reason });
  }
  return "petty";
}
