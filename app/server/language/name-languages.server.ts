import { languageOf } from "~/domain/language/foreign-words";
import { findForeignWords } from "./find-foreign-words.server";

/** A case with the language of its complaint: a BCP 47 tag, null for English and for what could not be told. */
export type InItsLanguage<Case> = Case & { language: string | null };

/** Names the language of each case's complaint. Read whole: a few words of it, as lists show them, tell much less. */
export async function nameLanguages<Case extends { allegation: string }>(
  cases: readonly Case[],
): Promise<InItsLanguage<Case>[]> {
  const foreign = await findForeignWords(cases.map(({ allegation }) => allegation));
  return cases.map((each) => ({ ...each, language: languageOf(each.allegation, foreign) ?? null }));
}
