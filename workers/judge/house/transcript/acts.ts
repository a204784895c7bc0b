/**
 * What a message can do in a hearing. A message does several of them, or none that counts. It `stands_alone` where it
 * makes a point for its author that is understood behind the complaint, whatever else was written.
 */
export const ACTS = [
  "owns_up",
  "denies",
  "particulars",
  "excuses",
  "sorry",
  "asks",
  "answers",
  "to_court",
  "claims_proof",
  "offers",
  "stands_alone",
] as const;

export type Act = (typeof ACTS)[number];

/**
 * What is learnt of every trait: how far it helps who writes it, how far it sounds like a talk that nobody wins, and
 * each act.
 */
export const LESSONS = ["helps", "draws", ...ACTS] as const;

export type Lesson = (typeof LESSONS)[number];
export type Marks = Readonly<Record<Lesson, number>>;
