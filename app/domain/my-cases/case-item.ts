import * as v from "valibot";
import type { CaseRef } from "../case/case-ref";
import { NEVER_JOINED, type PartyNames } from "../case/party-names";
import { CASE_STATUSES, type CaseStatus } from "../case/status";
import { courtroomSchema } from "../courtroom/courtroom";
import { OUTCOMES, type Outcome, outcomeWords } from "../verdict/outcome";

/** A title in short is cut to so many words. */
const TITLE_WORDS = 5;

/** So many cases of each kind does a call list, the newest. */
export const CASES_LISTED = 25;

/** So many cases of each kind stand on the page of all of them, the newest. */
export const CASES_ON_PAGE = 200;

/** So many cases, whatever their kind, stand on the page about a person, the newest. */
export const CASES_ON_PROFILE = 5;

/** A line in a list of cases. */
export interface CaseItem extends CaseRef {
  /** What it is about, as it was written. */
  title: string;
  /** Of the complaint, as a BCP 47 tag; null for English and for what could not be told. */
  language: string | null;
  /** The party who is not the reader; null while the seat is free, and in a dilemma. */
  against: string | null;
  status: CaseStatus;
  /** How it came out, in words: of a dilemma what was decided. Null until there is a verdict. */
  outcome: string | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** When the court rules at the latest, in the same form; null where it has, and in a dilemma. */
  deadline: string | null;
}

/** What a list needs of a case. */
export interface ListedCase {
  uuid: string;
  allegation: string;
  status: CaseStatus;
  /** Null in a dilemma, which is nobody's but the reader's. The opponent's name is null while the seat is free. */
  parties: { creatorUuid: string; creator: string; opponent: string | null } | null;
  /** Null in a dilemma. */
  outcome: Outcome | null;
  /** What was decided in a dilemma; null until it is, and in any other case. */
  decision: string | null;
  createdAt: string;
  /** Null in a dilemma. */
  deadline: string | null;
  language: string | null;
}

const anyCase = {
  uuid: v.string(),
  allegation: v.string(),
  status: v.picklist(CASE_STATUSES),
  outcome: v.nullable(v.picklist(OUTCOMES)),
  creatorUuid: v.string(),
  createdAt: v.string(),
  language: v.nullable(v.string()),
};

/** What a list needs of a suit, out of the API's answer. */
export const listedSuitSchema = v.pipe(
  v.object({
    ...anyCase,
    deadline: v.string(),
    creatorDisplayName: v.string(),
    creatorUsername: v.nullable(v.string()),
    opponentDisplayName: v.nullable(v.string()),
    opponentUsername: v.nullable(v.string()),
  }),
  v.transform(
    ({
      creatorUuid,
      creatorDisplayName,
      creatorUsername,
      opponentDisplayName,
      opponentUsername,
      ...listed
    }): ListedCase => ({
      ...listed,
      decision: null,
      parties: {
        creatorUuid,
        creator: creatorUsername ?? creatorDisplayName,
        opponent: opponentUsername ?? opponentDisplayName,
      },
    }),
  ),
);

/** The same of a courtroom. */
export const listedCourtroomSchema = v.pipe(
  v.object({ ...anyCase, ...v.pick(courtroomSchema, ["creator", "opponent", "deadline"]).entries }),
  v.transform(
    ({ creatorUuid, creator, opponent, ...listed }): ListedCase => ({
      ...listed,
      decision: null,
      parties: { creatorUuid, creator: creator.displayName, opponent: opponent?.displayName ?? null },
    }),
  ),
);

/** The same of a session of Procrastination Mode. */
export const listedSessionSchema = v.pipe(
  v.object({
    ...v.omit(v.object(anyCase), ["allegation", "status", "outcome", "creatorUuid"]).entries,
    dilemma: v.string(),
    decision: v.nullable(v.string()),
  }),
  v.transform(
    ({ dilemma: allegation, decision, ...listed }): ListedCase => ({
      ...listed,
      allegation,
      decision,
      status: decision === null ? "pending" : "settled",
      outcome: null,
      deadline: null,
      parties: null,
    }),
  ),
);

/** A case as the list of one of its parties shows it. */
export function toCaseItem(kind: CaseRef["kind"], listed: ListedCase, readerUuid: string): CaseItem {
  const { uuid, allegation: title, language, parties, status, createdAt } = listed;
  const against = parties?.creatorUuid === readerUuid ? parties.opponent : (parties?.creator ?? null);
  const outcome = listed.decision ?? (listed.outcome && parties && outcomeWords(listed.outcome, namesIn(parties)));
  const deadline = status === "settled" ? null : listed.deadline;
  return { kind, uuid, title, language, against, status, outcome, createdAt, deadline };
}

/** The same lines with their titles in short, for a drawer. */
export function inShort(items: CaseItem[]): CaseItem[] {
  return items.map((item) => ({ ...item, title: shortTitle(item.title) }));
}

/** The newest of several lists in one. */
export function newestOf(lists: CaseItem[][], atMost = CASES_LISTED): CaseItem[] {
  const newestFirst = lists.flat().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return newestFirst.slice(0, atMost);
}

function namesIn({ creator, opponent }: NonNullable<ListedCase["parties"]>): PartyNames {
  return { creator, opponent: opponent ?? NEVER_JOINED };
}

function shortTitle(title: string): string {
  const words = title.split(/\s+/u);
  if (words.length <= TITLE_WORDS) return title;
  const first = words.slice(0, TITLE_WORDS).join(" ");
  return `${first.replace(/[,;:.]+$/u, "")}…`;
}
