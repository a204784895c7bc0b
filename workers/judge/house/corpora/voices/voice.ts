import type { Theme } from "../petty-domain";

/**
 * Ways to say what one party answered, with `{p}` for the party, what both answered alike, and two differing answers.
 */
export interface AnswerWords {
  yes: readonly string[];
  no: readonly string[];
  fifth: readonly string[];
  bothYes: readonly string[];
  bothNo: readonly string[];
  bothFifth: readonly string[];
  join: readonly string[];
}

/** What an answer that both give can mean; of the other themes there is nothing sure to say. */
export type Meaning = Exclude<
  Theme,
  "claim" | "agreement" | "harm" | "proportion" | "question" | "view" | "colour" | "each" | "you"
>;

/**
 * What a judge says to an exhibit: a clause without its full stop, of nine words at most, so that no long phrase
 * returns in every ruling. Slots beside the voice's own: `{doer}` the one complained of, `{complainer}`.
 */
export interface Remarks {
  /** Both answered the same, so that it stands. */
  means: Readonly<Record<Meaning, { yes: readonly string[]; no: readonly string[] }>>;
  /** Both answered the same, and it speaks for `{helped}`. */
  counts: readonly string[];
  /** They contradict each other, each in their own favour: `{yes}` said yes, `{no}` said no. */
  clash: readonly string[];
  /** One refused, `{ducker}`; both refused. */
  ducked: readonly string[];
  mute: readonly string[];
  /** Only `{witness}` spoke: against themselves, or in their own favour. */
  owned: readonly string[];
  alone: readonly string[];
}

/**
 * How a judge tells what was testified, as facts, clashes and silences. Slots: `{fact}` a clause, which may hold a
 * quotation or begin with one; `{whether}` what was asked about, in quotation marks, to stand after "asked";
 * `{n}` the exhibit; and the parties by what they said.
 */
export interface Telling {
  /** Both said the same. */
  common: readonly string[];
  /**
   * Both said the same, against the one whom the fact begins with, or against `{admitter}`, of whom it does not speak.
   */
  owned: readonly string[];
  admitted: readonly string[];
  /**
   * `{yes}` says so and `{no}` does not: of anything, be it fact or opinion; of a fact about another than `{yes}`; and
   * of one about `{yes}`, with whom it begins.
   */
  clash: readonly string[];
  accused: readonly string[];
  boasted: readonly string[];
  /** Each answered of themselves, and not the same: `{one}` and `{other}` are whole clauses. */
  apart: readonly string[];
  /** `{ducker}` pleaded the Fifth; `{besides}` is what `{other}` answered, if anything. */
  ducked: readonly string[];
  besides: readonly string[];
  /** `{ducker}` pleaded the Fifth to what `{other}` tells. */
  dodged: readonly string[];
  /** Both pleaded the Fifth. */
  mute: readonly string[];
  /** Only `{witness}` spoke. */
  word: readonly string[];
  /** What joins `{remark}` to an exhibit. */
  tail: readonly string[];
  /** What introduces the ground that decides, a further one, and in a Hung Court the one on the other side. */
  lead: readonly string[];
  more: readonly string[];
  versus: readonly string[];
  /** What leads from the loser's point back to the holding against the loser. */
  but: readonly string[];
}

/**
 * How one judge writes. Slots: `{words}` the complaint as it was written, `{thing}`, `{detail}` a few words of the
 * complaint in quotation marks, `{whether}` a question in them, `{answers}` what was said to it, `{n}` its exhibit,
 * `{remark}` what the judge says to it, `{grace}` a clause to the loser's credit, `{winner}`, `{loser}`, `{blame}` the
 * loser's share in percent, `{quiet}` who said nothing, `{contempt}` an attempt to instruct the court; and the names of
 * `parts`.
 */
export interface Voice {
  /** Whether sentences begin with a capital. */
  capitals: boolean;
  answers: AnswerWords;
  telling: Telling;
  /** Half sentences that the lines below are put together from. `heavy` says a share of the blame that is crushing. */
  parts: Readonly<Record<string, readonly string[]>>;
  remarks: Remarks;
  /** The opening with the complaint's first words, without them, and with those of another language. */
  charge: readonly string[];
  /** Of a detail of the complaint that nobody can help repeating, be it a sentence or half of one; none in earnest. */
  detail: readonly string[];
  bare: readonly string[];
  foreign: readonly string[];
  /** One exhibit whose question can't be told as a fact. */
  asked: readonly string[];
  /**
   * What introduces the exhibit that speaks for the loser, by name; what is said for a loser whom none speaks for, and
   * for one who did not testify at all.
   */
  fair: readonly string[];
  grace: readonly string[];
  absent: readonly string[];
  quiet: readonly string[];
  nobody: readonly string[];
  contempt: readonly string[];
  /**
   * The holding: for whoever wins, whatever the complaint is; against a complaint of the other's deed that is admitted;
   * against one that is not; by a whisker; for nobody.
   */
  upheld: readonly string[];
  excused: readonly string[];
  dismissed: readonly string[];
  narrow: readonly string[];
  hung: readonly string[];
  /**
   * The answers were even, and {winner} foresaw what {loser} said to `{hunch}`, a question in quotation marks, as
   * {loser} did not foresee {winner}, which is not to say that {loser} guessed: that may have been the Fifth.
   */
  hunch: readonly string[];
  /** What was disputed goes to {winner}, who conceded something, and {loser} has conceded nothing at all. */
  belief: readonly string[];
  /** What the complaint asked has an answer, `{answered}`: the winner's. */
  answer: readonly string[];
  coda: readonly string[];
}

/** A personality: its voice, and what of it is left in the Serious tone, where the rest is plain. */
export interface Personality extends Voice {
  serious: Partial<Voice>;
}

/** The lists of a voice from which a line is drawn. */
export type VoiceList = Exclude<keyof Voice, "capitals" | "answers" | "telling" | "parts" | "remarks">;
