/** `other` is a designed draw, the Hung Court (docs/rules.md#hung-court). */
export const WINNERS = ["creator", "opponent", "other"] as const;
export type Winner = (typeof WINNERS)[number];
