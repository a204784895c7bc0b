import { type ForeignWords, type Languages, languageOf } from "~/domain/language/foreign-words";

/** A case with the language of its complaint: a BCP 47 tag, null for English and for what could not be told. */
export type InItsLanguage<Case> = Case & { language: string | null };

/** Names the language of each case's complaint. Read whole: a few words of it, as lists show them, tell much less. */
export async function nameLanguages<Case extends { allegation: string }>(
  languages: Languages,
  cases: readonly Case[],
): Promise<InItsLanguage<Case>[]> {
  const foreign = await languages.findForeignWords(cases.map(({ allegation }) => allegation));
  return cases.map((each) => inItsLanguage(each, foreign));
}

/** The same for one case, where the foreign words of all that is shown are known. */
export function inItsLanguage<Case extends { allegation: string }>(
  each: Case,
  foreign: readonly ForeignWords[],
): InItsLanguage<Case> {
  return { ...each, language: languageOf(each.allegation, foreign) ?? null };
}
