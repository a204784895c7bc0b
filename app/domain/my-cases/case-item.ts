import * as v from "valibot";
import { type CourtroomStatus, courtroomSchema, courtroomStatusLabel } from "../courtroom/courtroom";
import { SUIT_STATUSES, type SuitStatus, suitStatusLabel } from "../pettysuit/pettysuit";

/** A title is cut to so many words (spec §9). */
const TITLE_WORDS = 5;

/** So many cases of each kind stand on the page of all of them, the newest. */
export const CASES_ON_PAGE = 200;

interface AnyCaseItem {
  uuid: string;
  /** What it is about, in a few words. */
  title: string;
  /** Of the complaint, as a BCP 47 tag; null for English and for what could not be told. */
  language: string | null;
  /** The party who is not the reader; null while the seat is free. */
  against: string | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export type SwipeItem = AnyCaseItem & { kind: "pettysuit"; status: SuitStatus };
export type CourtItem = AnyCaseItem & { kind: "courtroom"; status: CourtroomStatus };

/** A line in a list of cases. */
export type CaseItem = SwipeItem | CourtItem;

/** What a list needs of a suit. */
export const listedSuitSchema = v.object({
  uuid: v.string(),
  allegation: v.string(),
  status: v.picklist(SUIT_STATUSES),
  creatorUuid: v.string(),
  creatorDisplayName: v.string(),
  creatorUsername: v.nullable(v.string()),
  opponentDisplayName: v.nullable(v.string()),
  opponentUsername: v.nullable(v.string()),
  createdAt: v.string(),
  language: v.nullable(v.string()),
});

/** What a list needs of a courtroom. */
export const listedCourtroomSchema = v.object({
  ...v.pick(courtroomSchema, ["uuid", "allegation", "status", "creatorUuid", "creator", "opponent", "createdAt"])
    .entries,
  language: v.nullable(v.string()),
});

/** A suit as the list of one of its parties shows it. */
export function toSwipeItem(suit: v.InferOutput<typeof listedSuitSchema>, readerUuid: string): SwipeItem {
  const { uuid, language, status, createdAt } = suit;
  const against =
    suit.creatorUuid === readerUuid
      ? (suit.opponentUsername ?? suit.opponentDisplayName)
      : (suit.creatorUsername ?? suit.creatorDisplayName);
  return { kind: "pettysuit", uuid, title: shortTitle(suit.allegation), language, against, status, createdAt };
}

/** A courtroom as the list of one of its parties shows it. */
export function toCourtItem(court: v.InferOutput<typeof listedCourtroomSchema>, readerUuid: string): CourtItem {
  const { uuid, language, status, createdAt } = court;
  const against = court.creatorUuid === readerUuid ? court.opponent : court.creator;
  return {
    kind: "courtroom",
    uuid,
    title: shortTitle(court.allegation),
    language,
    against: against?.displayName ?? null,
    status,
    createdAt,
  };
}

/** How a case stands, in the words of its kind. */
export function itemStatusLabel(item: Pick<SwipeItem, "kind" | "status"> | Pick<CourtItem, "kind" | "status">): string {
  switch (item.kind) {
    case "pettysuit":
      return suitStatusLabel(item.status);
    case "courtroom":
      return courtroomStatusLabel(item.status);
    default:
      return item satisfies never;
  }
}

function shortTitle(allegation: string): string {
  const words = allegation.split(/\s+/u);
  return words.length > TITLE_WORDS ? `${words.slice(0, TITLE_WORDS).join(" ")}…` : allegation;
}
