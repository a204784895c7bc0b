/** Fun is the default; Serious changes how the judge writes, never who wins (R28). */
export const TONES = ["Fun", "Serious"] as const;
export type Tone = (typeof TONES)[number];
