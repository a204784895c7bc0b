/** The five stages of entering a court, in order. */
export const ENTRANCE_STAGES = ["title", "judge", "parties", "allegations", "closing"] as const;
export type EntranceStage = (typeof ENTRANCE_STAGES)[number];

/**
 * How long each stage stands before the next comes, in milliseconds. The allegations are read as long as parties are
 * met.
 */
const STAGE_MS: Record<EntranceStage, number> = {
  title: 1_600,
  judge: 1_800,
  parties: 2_500,
  allegations: 2_500,
  closing: 15_000,
};

/** Reading takes so long a character, in milliseconds: a long allegation stands longer than a short one. */
const READING_MS = 35;

/** How long a stage stands. */
export function stageDuration(stage: EntranceStage, allegation: string): number {
  return stage === "allegations" ? Math.max(STAGE_MS.allegations, allegation.length * READING_MS) : STAGE_MS[stage];
}

/** The stage after one, or null: then court is in session. */
export function nextStage(stage: EntranceStage): EntranceStage | null {
  return ENTRANCE_STAGES[ENTRANCE_STAGES.indexOf(stage) + 1] ?? null;
}
