/** `pending` waits for its opponent, in an `active` case both testify, `settled` has its verdict. */
export const CASE_STATUSES = ["pending", "active", "settled"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
