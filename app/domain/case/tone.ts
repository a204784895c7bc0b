/** Fun is the default; Serious changes how the judge writes, never who wins (docs/rules.md#tone). */
export const TONES = ["Fun", "Serious"] as const;
export type Tone = (typeof TONES)[number];
