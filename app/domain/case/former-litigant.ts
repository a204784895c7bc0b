/** The name under which someone stands in a case who has deleted their account since (docs/rules.md#deletion). */
export const FORMER_LITIGANT = "A former litigant";

/**
 * Who sits in the seats of everyone who has deleted their account. One for all, so that nothing tells which cases were
 * one person's. The database has this person from its first day, so nobody can take the uuid.
 */
export const FORMER_LITIGANT_UUID = "f0000000-0000-4000-8000-000000000024";

/** Stands for words that went with whoever wrote them (docs/rules.md#deletion). */
export const REMOVED = "[removed]";

const BEGINS_SENTENCE = /(?:^|[.!?…:]["”’')\]]*\s|\n)[\s"“‘'(\][]*$/u;

/** Whether a sentence begins behind this text. */
export function beginsSentence(before: string): boolean {
  return BEGINS_SENTENCE.test(before);
}

/** The name as it is written behind this text: small inside a sentence. */
export function formerLitigantAfter(before: string): string {
  return beginsSentence(before) ? FORMER_LITIGANT : "a former litigant";
}
