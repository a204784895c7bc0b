/** The name under which someone stands in a case who has deleted their account since (R24). */
export const FORMER_LITIGANT = "A former litigant";
