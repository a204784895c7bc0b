/** `other` is a designed draw, the Hung Court (R13). */
export const WINNERS = ["creator", "opponent", "other"] as const;
export type Winner = (typeof WINNERS)[number];
