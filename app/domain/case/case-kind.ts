import { PRODUCT_NAME } from "../product";
import type { CaseStatus } from "./status";

/**
 * The kinds that two people settle between them: swiped out by a deck of questions, or argued live
 * (docs/rules.md#two-ways-to-settle).
 */
export const CONTESTED_KINDS = ["pettysuit", "courtroom"] as const;
export type ContestedKind = (typeof CONTESTED_KINDS)[number];

/** Every kind of case. A dilemma is one person's alone: the court decides in their place. */
export const CASE_KINDS = [...CONTESTED_KINDS, "dilemma"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

interface KindProfile {
  /** What a refusal calls it, as in "Suit not found". */
  noun: string;
  /** The heading over a list of them. */
  title: string;
  statusLabels: Record<CaseStatus, string>;
  /** Where one is tried, before its uuid. */
  place: string;
  /** The page that says that one is filed. `name` is its case code, or its uuid where it has no code. */
  filedPath: (name: string) => string;
}

const PROFILES: Record<CaseKind, KindProfile> = {
  pettysuit: {
    noun: "Suit",
    title: "PettySwipe",
    statusLabels: { pending: "Invite Sent", active: "In Progress", settled: "Decided" },
    place: "/pettysuit",
    filedPath: (name) => `/pettysuits/${name}/sent`,
  },
  courtroom: {
    noun: "Courtroom",
    title: "Traditional Courts",
    statusLabels: { pending: "Invite Sent", active: "Active", settled: "Settled" },
    place: "/courtroom",
    filedPath: (name) => `/invitation/${name}`,
  },
  dilemma: {
    noun: "Session",
    title: "Procrastination",
    statusLabels: { pending: "In Progress", active: "In Progress", settled: "Decided" },
    place: "/procrastination",
    filedPath: (name) => `/procrastination/${name}`,
  },
};

/** How the defendant is asked to come, behind the name of the judge. */
const CALLS: Record<ContestedKind, string> = {
  pettysuit: "is presiding. Swipe to defend yourself;",
  courtroom: "is presiding, live. Come and argue your side;",
};

/** What pages and refusals say of a kind of case. */
export function kindProfile(kind: CaseKind): KindProfile {
  return PROFILES[kind];
}

/** Whether a case is one between two people. */
export function isContested<Filed extends { kind: CaseKind }>(filed: Filed): filed is Filed & { kind: ContestedKind } {
  return filed.kind !== "dilemma";
}

/** The ready-made message around an invitation's link. `addressee` is whom it speaks to by name; may be blank. */
export function invitationMessage(link: string, judgeTitle: string, kind: ContestedKind, addressee = ""): string {
  const name = addressee.trim();
  return `${name === "" ? "You" : `${name}, you`}'ve been summoned to ${PRODUCT_NAME}! I filed a PettySuit against you and ${judgeTitle} ${CALLS[kind]} a judge delivers a verdict within 24 hours: ${link}`;
}

/** What of each kind there is, every kind by its name. */
export function byKind<Item extends { kind: CaseKind }>(items: readonly Item[]): Record<CaseKind, Item[]> {
  const of = (kind: CaseKind) => items.filter((item) => item.kind === kind);
  return { pettysuit: of("pettysuit"), courtroom: of("courtroom"), dilemma: of("dilemma") };
}
