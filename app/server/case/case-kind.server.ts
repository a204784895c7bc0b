import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CaseKind } from "~/domain/case/case-kind";
import type { Seat } from "~/domain/case/seat";
import type { DilemmaBench } from "~/domain/dilemma/dilemma-receipt";
import type { Attempt, Bench, DeckWriter } from "~/domain/judge/judge";
import type { verdicts } from "../database/schema.server";
import type { Dependencies } from "../dependencies.server";
import type { CaseRow } from "./case-repository.server";
import type { VerdictRow } from "./verdict-repository.server";

/** What a kind of case adds to its filing. */
export interface Draft {
  /** Read aloud in place of a link, where the kind has one. Another is drawn where it is taken. */
  code: string | null;
  /** Stored in the batch that stores the case, after it. */
  also: BatchItem<"sqlite">[];
  /** Whether the docket has something to prepare, which nobody who files waits for. */
  isUnprepared?: boolean;
}

/** Who rules and asks: in cases between two people, and in dilemmas. */
export interface Benches {
  bench: Bench;
  decks: DeckWriter;
  dilemmas: DilemmaBench;
}

/** What a ruling says of its own, beside which case it ends, and what a model wrote before it. */
export type Ruled = Omit<typeof verdicts.$inferInsert, "caseUuid" | "judgePersonality" | "createdAt" | "round"> & {
  replies: string[];
};

/** A case that can be ruled on now. */
export interface Hearing {
  /** Has it ruled on. The last attempt always ends in a ruling. */
  rule(benches: Benches, attempt: Attempt): Promise<Ruled>;
  /** A condition on the database: that what the record was read from is still so. */
  isUnchanged?: SQL;
}

/** An attempt at what a filing left to the docket. */
export interface PreparingAttempt extends Attempt {
  newUuid: () => string;
}

/** Somebody who leaves, in a case that somebody else still has. */
export interface Leaving {
  /** How the case stands without them. */
  row: CaseRow;
  verdict: VerdictRow | undefined;
  leavers: string[];
  names: string[];
  /** Names of whoever stays. */
  others: string[];
}

/** What keeps a case beside the database. Every call bears repeating. */
export interface CaseObject {
  /** Tells it how the case stands: somebody sat down, it was reopened, or the court has ruled. */
  announce(row: CaseRow, verdict: VerdictRow | undefined): Promise<void>;
  /** Tells it that an attempt at the verdict failed and another will come. */
  reportFailure(caseUuid: string): Promise<void>;
  /** Everything said there, and by whom. */
  readWords(row: CaseRow, verdict: VerdictRow | undefined): Promise<{ senderUuid: string; content: string }[]>;
  /** Takes a person out of it. */
  forgetParty(leaving: Leaving): Promise<void>;
  /** Empties it for good: nobody has the case any more. */
  forgetCase(caseUuid: string): Promise<void>;
}

/** All that one kind of case has of its own wherever cases of any kind are handled. */
export interface CaseKindStrategy {
  draft(
    filing: Pick<CaseRow, "uuid" | "allegation" | "tone">,
    tools: Pick<Dependencies, "decks" | "dilemmas" | "newUuid" | "randomBytes">,
  ): Promise<Draft>;
  /**
   * Prepares what the filing left to the docket; the last attempt always does. Gives whether there is something new to
   * see. Null for a kind that leaves nothing.
   */
  prepare:
    | ((row: CaseRow, benches: Pick<Benches, "decks" | "dilemmas">, attempt: PreparingAttempt) => Promise<boolean>)
    | null;
  /** A case whose parties are done or whose time is up at `now`; null while it is open. */
  hear(row: CaseRow, now: number): Promise<Hearing | null>;
  /** Who of two that have sat down has not done yet what their kind of case asks of them. */
  missing(row: CaseRow): Promise<Seat[]>;
  /**
   * Moves what was testified in a decided case out of the database. Gives false where the case changed meanwhile and it
   * is to be done again. Null for a kind that has nothing there.
   */
  archive: ((row: CaseRow, ruledAt: number) => Promise<boolean>) | null;
  /** Null where all of a case is in the database. */
  object: CaseObject | null;
}

export type CaseKinds = Record<CaseKind, CaseKindStrategy>;
