/**
 * How one judge writes about what two people wrote to each other. In every list the first line is the plainest: it is
 * the one used in the Serious tone. Slots: `{words}` the complaint between quotation marks, `{thing}`, `{count}` how
 * many messages there are, `{p}` who wrote, `{o}` the other, `{q}` the words between quotation marks, `{n}` their
 * exhibit, `{before}` and `{m}` the earlier words that they undo or answer, `{credit}` a sentence to the loser's
 * credit, `{contempt}` an order to the court, `{language}` by its English
 * name, `{winner}`, `{loser}`, `{blame}` the loser's share in percent.
 */
export interface CourtVoice {
  /** Stands in for `{q}` where the words can't be printed. */
  unquoted: string;
  open: readonly string[];
  bare: readonly string[];
  foreign: readonly string[];
  /** Of a hearing in another language, which can't be weighed. */
  unread: readonly string[];
  tally: readonly string[];
  concession: readonly string[];
  /** Ground that was given in answer to `{before}`, a question or a proof. */
  cornered: readonly string[];
  fact: readonly string[];
  /** A fact with a number in it. */
  figure: readonly string[];
  /** A fact that consists in what the other side once said. */
  recalled: readonly string[];
  offer: readonly string[];
  contradiction: readonly string[];
  dodge: readonly string[];
  /** A dodge of the question `{before}`. */
  dodged: readonly string[];
  /** Proof that is only spoken of. */
  claimed: readonly string[];
  excuse: readonly string[];
  denial: readonly string[];
  insult: readonly string[];
  /** A message of which nothing is sure but who wrote it. */
  noted: readonly string[];
  silence: readonly string[];
  nobody: readonly string[];
  fair: readonly string[];
  /** The fair point of a party that wrote nothing. */
  silentFair: readonly string[];
  contempt: readonly string[];
  /**
   * What outweighed the loser's fair point: what {loser} owned up to; what {winner} told of it; that {loser} had no
   * better answer; or all of it together.
   */
  conceded: readonly string[];
  proved: readonly string[];
  hollow: readonly string[];
  weighed: readonly string[];
  /** For whoever wins, whatever the complaint is; and against a complaint of what the winner did. */
  upheld: readonly string[];
  dismissed: readonly string[];
  /** For whoever wins by little. */
  narrow: readonly string[];
  hung: readonly string[];
  coda: readonly string[];
}

/** The lists of a voice from which a line is drawn. */
export type CourtVoiceList = Exclude<keyof CourtVoice, "unquoted">;
