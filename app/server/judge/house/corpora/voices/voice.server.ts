import type { Theme } from "../petty-domain.server";

/** Ways to say what one party answered, with `{p}` for the party, what both answered alike, and two differing answers. */
export interface AnswerWords {
  yes: readonly string[];
  no: readonly string[];
  fifth: readonly string[];
  bothYes: readonly string[];
  bothNo: readonly string[];
  bothFifth: readonly string[];
  join: readonly string[];
}

/** What both parties admit, by what was asked: a `figure` holds the complaint to a count or a time that it names. */
export type Meaning = Theme | "figure";

/**
 * What a judge says to an exhibit: a clause without its full stop, of nine words at most, so that no long phrase returns
 * in every ruling. Slots beside the voice's own: `{doer}` the one complained of, `{complainer}`.
 */
export interface Remarks {
  /** Both answered the same, so that it stands. */
  means: Readonly<Record<Meaning, { yes: readonly string[]; no: readonly string[] }>>;
  /** Both answered the same to a question that means nothing known. */
  settled: readonly string[];
  /** They contradict each other, each in their own favour: `{yes}` said yes, `{no}` said no. */
  clash: readonly string[];
  /** They contradict each other, each in the other's favour. */
  crossed: readonly string[];
  /** One refused, `{ducker}`; both refused. */
  ducked: readonly string[];
  mute: readonly string[];
  /** Only `{witness}` spoke: against themselves, or in their own favour. */
  owned: readonly string[];
  alone: readonly string[];
}

/**
 * How one judge writes. Slots: `{clause}` the deed as a clause, `{thing}`, `{detail}` a count or time from the
 * allegation, `{whether}` a question in indirect speech, `{ask}` the question itself, `{answers}` what was said to it,
 * `{n}` its exhibit, `{remark}` what the judge says to it, `{grace}` a clause to the loser's credit, `{winner}`,
 * `{loser}`, `{blame}` the loser's share in percent, `{principle}` a maxim, `{quiet}` who said nothing, `{contempt}` an
 * attempt to instruct the court, `{words}` a complaint that is not in English; and the names of `parts`.
 */
export interface Voice {
  /** Whether sentences begin with a capital. */
  capitals: boolean;
  answers: AnswerWords;
  /** Instead of repeating the charge where a question asks for nothing else: in indirect speech, and directly. */
  itself: { whether: readonly string[]; ask: readonly string[] };
  /** Half sentences that the lines below are put together from. `heavy` says a share of the blame that is crushing. */
  parts: Readonly<Record<string, readonly string[]>>;
  remarks: Remarks;
  /** The opening when the deed is known, when only the thing is, and when the complaint is in another language. */
  charge: readonly string[];
  bare: readonly string[];
  foreign: readonly string[];
  /** A count or a time that the complaint names; a word such as “never”. */
  detail: readonly string[];
  absolute: readonly string[];
  /** One exhibit and what is said to it. */
  asked: readonly string[];
  principle: readonly string[];
  /**
   * What introduces the exhibit that speaks for the loser, by name; what is said for a loser whom none speaks for, and for
   * one who did not testify at all.
   */
  fair: readonly string[];
  grace: readonly string[];
  absent: readonly string[];
  quiet: readonly string[];
  nobody: readonly string[];
  contempt: readonly string[];
  /** The holding: for the complaint; against it though the deed is admitted; against it; by a whisker; for nobody. */
  upheld: readonly string[];
  excused: readonly string[];
  dismissed: readonly string[];
  narrow: readonly string[];
  hung: readonly string[];
  coda: readonly string[];
}

/** A personality: its voice, and what of it is left in the Serious tone, where the rest is plain. */
export interface Personality extends Voice {
  serious: Partial<Voice>;
}

/** The lists of a voice from which a line is drawn. */
export type VoiceList = Exclude<keyof Voice, "capitals" | "answers" | "itself" | "parts" | "remarks">;
