import * as v from "valibot";
import { callApi } from "~/browser/api";

const promptSchema = v.object({ prompt: v.string() });

/** A grievance from the server's list. In a file of its own, so that a first visit does without the schema library. */
export async function fetchRandomPrompt(): Promise<string> {
  return (await callApi("/api/petty-suit-prompts/random", promptSchema)).prompt;
}
