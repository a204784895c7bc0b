import type { ClientMessage } from "~/domain/courtroom/protocol";
import { findLanguage } from "../judge/language/find-foreign-words";
import { houseScreening } from "../judge/screening/screen-text";

/** What the court reads in a message: whether it is too serious for it, and in which language it is. */
interface Reading {
  isTooSerious: boolean;
  language: string | null;
}

/**
 * Reads the words of a message, where it has any. What is unclear is heard: in the middle of a hearing nobody is asked.
 */
export async function readWords(message: ClientMessage): Promise<Reading> {
  if (message.type !== "SEND_MESSAGE") return { isTooSerious: false, language: null };
  const { content } = message.payload;
  if ((await houseScreening.howSerious([content])) === "clear") return { isTooSerious: true, language: null };
  return { isTooSerious: false, language: await findLanguage(content) };
}

/**
 * Reads the corpora that the first message needs: better while people sit down than under their first word.
 */
export async function prepareToRead(): Promise<void> {
  await Promise.all([houseScreening.howSerious([]), findLanguage("Order")]);
}
