/** Strong letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** First strong isolate, pop directional isolate: between them a quotation can't turn the sentence around it. */
const ISOLATE = { open: "\u2068", close: "\u2069" } as const;

/** Words for a quotation, set apart where they run from right to left. */
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${ISOLATE.open}${words}${ISOLATE.close}` : words;
}
