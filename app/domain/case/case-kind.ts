import { PRODUCT_NAME } from "../product";
import type { CaseStatus } from "./status";

/** The kinds of case: swiped out by a deck of questions, or argued live (docs/rules.md#two-ways-to-settle). */
export const CASE_KINDS = ["pettysuit", "courtroom"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

interface KindProfile {
  /** What a refusal calls it, as in "Suit not found". */
  noun: string;
  /** The heading over a list of them. */
  title: string;
  statusLabels: Record<CaseStatus, string>;
  /** The page that says that one is filed. `name` is its case code, or its uuid where it has no code. */
  filedPath: (name: string) => string;
  /** How the defendant is asked to come, behind the name of the judge. */
  call: string;
}

const PROFILES: Record<CaseKind, KindProfile> = {
  pettysuit: {
    noun: "Suit",
    title: "PettySwipe",
    statusLabels: { pending: "Invite Sent", active: "In Progress", settled: "Decided" },
    filedPath: (name) => `/pettysuits/${name}/sent`,
    call: "is presiding. Swipe to defend yourself;",
  },
  courtroom: {
    noun: "Courtroom",
    title: "Traditional Courts",
    statusLabels: { pending: "Invite Sent", active: "Active", settled: "Settled" },
    filedPath: (name) => `/invitation/${name}`,
    call: "is presiding, live. Come and argue your side;",
  },
};

/** What pages and refusals say of a kind of case. */
export function kindProfile(kind: CaseKind): KindProfile {
  return PROFILES[kind];
}

/** The ready-made message around an invitation's link. */
export function invitationMessage(link: string, judgeTitle: string, kind: CaseKind): string {
  return `You've been summoned to ${PRODUCT_NAME}! I filed a PettySuit against you and ${judgeTitle} ${PROFILES[kind].call} a judge delivers a verdict within 24 hours: ${link}`;
}

/** What of each kind there is, every kind by its name. */
export function byKind<Item extends { kind: CaseKind }>(items: readonly Item[]): Record<CaseKind, Item[]> {
  const of = (kind: CaseKind) => items.filter((item) => item.kind === kind);
  return { pettysuit: of("pettysuit"), courtroom: of("courtroom") };
}
