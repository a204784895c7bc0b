/** What is said for a loser who wrote nothing: whole sentences for any voice. */
export const SILENT_CREDITS = [
  "Silence is no confession.",
  "Nothing false was said.",
  "No one was insulted, and no one interrupted.",
] as const;
