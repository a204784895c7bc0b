/**
 * Whose conduct a complaint is about: nobody's for sure, the filer's own, or the other's.
 */
export const DEEDS = ["nobody", "own", "other"] as const;

export type WhoseDeed = (typeof DEEDS)[number];
