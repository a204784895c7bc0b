/**
 * How one judge writes about what two people wrote to each other. In every list the first line is the plainest: it is
 * the one used in the Serious tone. Slots: `{words}` the complaint between quotation marks, `{thing}`, `{p}`
 * who wrote, `{o}` the other, `{q}` the words between quotation marks, `{n}` their exhibit, `{r}` and `{m}` the same of
 * what {o} wrote before it, `{contempt}` an order to the court, `{language}` by its English name, `{winner}`,
 * `{loser}`, `{blame}` the loser's share in percent.
 */
export interface CourtVoice {
  /** Stands in for `{q}` where the words can't be printed. */
  unquoted: string;
  open: readonly string[];
  bare: readonly string[];
  foreign: readonly string[];
  /** Of a hearing in another language, which can't be weighed. */
  unread: readonly string[];
  /** A question and its answer, by whichever side. */
  answered: readonly string[];
  /** What one side wrote and the other's reply, whatever the two are. */
  replied: readonly string[];
  /** What the other side once said, in their words. */
  recalled: readonly string[];
  /** Whatever it is: of it nothing is sure but who wrote it. */
  noted: readonly string[];
  silence: readonly string[];
  nobody: readonly string[];
  /** A message of the loser's, whatever it says: it was heard. */
  fair: readonly string[];
  contempt: readonly string[];
  /** Turns from what the loser was heard with to the holding, which follows. */
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
