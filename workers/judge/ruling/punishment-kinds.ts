/** The kinds of punishments that are known to be harmless (docs/rules.md#harmless-punishment). */
export const PUNISHMENT_KINDS = ["service", "performance", "apology", "token", "swap", "ritual"] as const;
