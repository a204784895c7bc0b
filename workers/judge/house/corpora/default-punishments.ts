/** Deeds for whoever was not there to object: nothing that matters, and nothing that has to be done. */
export const DEFAULT_PUNISHMENTS: readonly string[] = [
  "{loser} may, if so inclined, send {winner} one picture of an empty chair, signed by the chair.",
  "{loser} is invited, and in no way obliged, to wave at {winner} once as proof of being somewhere.",
  "{loser} may bring {winner} one biscuit at a convenient moment, or describe one with feeling.",
  "{loser} may write “I was here all along” on a slip of paper and hand it to {winner} without comment.",
  "{loser} is encouraged, at leisure, to answer one message of {winner}'s in a complete sentence.",
  "{loser} may hum a short fanfare the next time {loser} and {winner} are in one room.",
  "{loser} has leave to say “present” the next time {winner} says anything at all.",
  "{loser} may tell {winner} what was so interesting elsewhere, in no more than three sentences.",
];

export const DEFAULT_TRUCES: readonly string[] = [
  "Party A and Party B may, the next time they meet, say “you must be the other one” and shake hands.",
  "Party A and Party B are invited to agree on one thing today. The weather counts.",
  "Party A and Party B may each water the nearest plant and consider the matter watered.",
  "Party A and Party B may both say that it was raining. Today that is accepted, whatever the sky did.",
  "Party A and Party B may write each other a note saying “sorry I missed you”, which for once is true of both.",
  "Party A and Party B may, if they like, exchange one picture each of something that did turn up.",
];
