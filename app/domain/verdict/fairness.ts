import type { CaseRef } from "../case/case-ref";
import { FORMER_LITIGANT, formerLitigantAfter } from "../case/former-litigant";
import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import type { Seat } from "../case/seat";
import { otherSeat } from "../case/seat";
import type { Winner } from "../case/winner";
import type { FairnessReceipt, FallbackReason, FindingRun } from "../judge/receipt";
import type { ForeignWords } from "../language/foreign-words";
import type { SideBySide } from "./decided-case";

/** One exhibit that a ruling rests on, by its number: both answers to a question, or a message of the talk in court. */
export type CitedExhibit = ({ kind: "answers"; number: number } & SideBySide) | CitedMessage;

export interface CitedMessage {
  kind: "message";
  number: number;
  seat: Seat;
  content: string;
}

/** What the page "How fair was this?" shows to a party. */
export interface FairnessView {
  /** The case that this is about. Not `ref`: React keeps that name from what it draws. */
  filed: CaseRef;
  caseName: string;
  winner: Winner;
  /** A default judgment: nothing was weighed. */
  byDefault: boolean;
  names: PartyNames;
  judgeId: string;
  /** How the blame lies, in percent. */
  blame: { creator: number; opponent: number };
  exhibits: CitedExhibit[];
  /** The exhibits are not to be had: see `DecidedCase`. */
  isTestimonyLost: boolean;
  /** Null for a verdict older than receipts. */
  receipt: FairnessReceipt | null;
  /** What of all this is not in English. */
  foreign: ForeignWords[];
}

/** Whether nobody ruled, and the clerk only closed a case that one of its people has left. */
export function isDismissal({ judgeId }: Pick<FairnessView, "judgeId">): boolean {
  return judgeId.startsWith("clerk@");
}

/** Which judge ruled, in words: the house judge by its role, a model by its name. */
export function judgeName(judgeId: string): string {
  const [provider = "", ...rest] = judgeId.split(":");
  if (provider.startsWith("house@")) return "The house judge";
  if (provider.startsWith("clerk@")) return "The clerk of the court";
  const model = rest.join(":");
  return model === "" ? judgeId : `The model ${model}`;
}

/** What that judge decided, and what the personality on the bench had no part in, in words. */
export function formatWhoRuled({ judgeId, winner }: Pick<FairnessView, "judgeId" | "winner">): string {
  const decided = winner === "other" ? "found that nobody won" : "decided who won";
  return `${judgeName(judgeId)} ${decided}. The personality that was picked only gave the ruling its words: it never chooses a side.`;
}

const NUMBERS: Record<number, string> = { 1: "once", 2: "twice", 3: "three times", 4: "four times" };

/** How often the case was read, in words. */
export function timesRead(runs: readonly FindingRun[]): string {
  return NUMBERS[runs.length] ?? `${runs.length} times`;
}

/** Whoever has left has no name but words for one, written small inside a sentence. */
function inSentence(name: string): string {
  return name === FORMER_LITIGANT ? formerLitigantAfter("so") : isolated(name);
}

/** What one reading said, in words. */
export function formatRun({ order, winner, blame }: FindingRun, names: PartyNames): { order: string; finding: string } {
  const first = isolated(order === "creator_first" ? names.creator : names.opponent);
  const second = inSentence(order === "creator_first" ? names.opponent : names.creator);
  const finding =
    winner === "other"
      ? "Too close to call"
      : `${isolated(names[winner])} is in the right (blame: ${inSentence(names.creator)}\u00a0${blame.creator}%, ${inSentence(names.opponent)}\u00a0${blame.opponent}%)`;
  return { order: `${first} first, then ${second}`, finding };
}

/** What the readings come to, in words. */
export function formatOutcome(runs: readonly FindingRun[], winner: Winner, names: PartyNames): string {
  if (runs.length === 0) return "Nothing was read and nothing was weighed: one of the parties has left the court.";
  const agreeing = runs.filter((run) => run.winner === winner).length;
  if (agreeing === runs.length) return "All readings agreed. Who was read first made no difference.";
  if (winner === "other") return "The readings did not agree, so nobody won: that is what a Hung Court is for.";
  return `${agreeing} of ${runs.length} readings agreed on ${inSentence(names[winner])}, which is enough to rule.`;
}

/** Why a case was decided without anything being weighed, in words. */
export function formatDefault(winner: Winner, names: PartyNames): string {
  if (winner === "other") {
    return "Neither of you was heard within 24 hours, so nobody won. Nothing was weighed and no blame was found.";
  }
  const absent = isolated(names[otherSeat(winner)]);
  const present = inSentence(names[winner]);
  return `${absent} was not heard within 24 hours, so the case went to ${present} by default. What ${present} said was not weighed, and this is never counted as a win.`;
}

const FALLBACKS: Record<FallbackReason, string> = {
  unreachable: "could not be reached",
  slow: "took too long",
  busy: "was too busy",
  refused: "refused to rule",
  unreadable: "gave answers that the court could not read",
  unsound: "gave a ruling that broke the rules of this court twice",
  spent: "used up the calls or the time that one case may take",
};

/** Why another judge than the one asked first ruled, in words. */
export function formatFallback({ judgeId, reason }: { judgeId: string; reason: FallbackReason }): string {
  return `${judgeName(judgeId)} was asked first and ${FALLBACKS[reason]}. The house judge ruled in its place, from the beginning.`;
}
