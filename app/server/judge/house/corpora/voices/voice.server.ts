/**
 * How one judge writes. In every list the first line is the plainest: it is the one used in the Serious tone. Slots:
 * `{clause}` the deed as a clause, `{thing}`, `{detail}` a count or time from the allegation, `{whether}` a question in
 * indirect speech, `{answers}` what was said to it, `{n}` its exhibit, `{grace}` a clause to the loser's credit,
 * `{winner}`, `{loser}`, `{blame}` the loser's share in percent, `{principle}` a maxim, `{quiet}` who said nothing,
 * `{contempt}` an attempt to instruct the court, `{words}` a complaint that is not in English; and the names of `parts`.
 */
export interface Voice {
  /** What a party said, with `{p}` for the party, and how two differing answers are joined. */
  answers: { yes: string; no: string; fifth: string; bothYes: string; bothNo: string; bothFifth: string; join: string };
  /**
   * Half sentences that the lines below are put together from, so that no long phrase returns in every ruling. None is
   * longer than eleven words.
   */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The opening when the deed is known, when only the thing is, and when the complaint is in another language. */
  charge: readonly string[];
  bare: readonly string[];
  foreign: readonly string[];
  detail: readonly string[];
  /** One exhibit: both said the same; they contradict each other; somebody pleaded the Fifth; only one spoke. */
  agreed: readonly string[];
  dispute: readonly string[];
  fifth: readonly string[];
  word: readonly string[];
  principle: readonly string[];
  /** The fair point for the loser, from an exhibit or from how the loser bore the trial. */
  fair: readonly string[];
  grace: readonly string[];
  quiet: readonly string[];
  nobody: readonly string[];
  contempt: readonly string[];
  /** The holding: for the complaint, against it, and for nobody. */
  upheld: readonly string[];
  dismissed: readonly string[];
  hung: readonly string[];
  /** A last line where there is room. */
  coda: readonly string[];
}

/** The lists of a voice from which a line is drawn. */
export type VoiceList = Exclude<keyof Voice, "answers" | "parts">;
