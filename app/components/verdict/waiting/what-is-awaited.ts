interface Awaited {
  /** How many questions whoever asks has not answered yet. */
  left: number;
  /** Whether the other has sat down. */
  hasOpponent: boolean;
}

/** Why there is no verdict yet: what is known to be missing, one's own part first, and when the judge rules. */
export function whatIsAwaited({ left, hasOpponent }: Awaited): string {
  return [
    ...(left > 0 ? [`You have ${left} ${left === 1 ? "question" : "questions"} left.`] : []),
    ...(hasOpponent ? [] : ["Your opponent hasn’t turned up yet."]),
    "The judge rules as soon as both sides have sworn.",
  ].join(" ");
}
