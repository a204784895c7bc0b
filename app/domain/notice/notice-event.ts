import type { Seat } from "../case/seat";

/** Names of what people are told of. The same event told again is the same notice (docs/rules.md#notices). */
export const noticeEvent = {
  joined: (caseUuid: string) => `joined:${caseUuid}`,
  finished: (caseUuid: string, round: number, seat: Seat) => `finished:${caseUuid}:${round}:${seat}`,
  /** One of each resting: taken back and said again before anything else was said, it is the same one. */
  rested: (caseUuid: string, round: number, seat: Seat, after: number) =>
    `rested:${caseUuid}:${round}:${seat}:${after}`,
  /** Of each decided case one for either party, however often it is filed back. */
  filedBack: (caseUuid: string | null) => `filed_back:${caseUuid}`,
  /** One of each courtroom, which gathers all that is said there until it is read. */
  messages: (caseUuid: string) => `messages:${caseUuid}`,
  nudged: (caseUuid: string, at: number) => `nudged:${caseUuid}:${at}`,
  reminded: (caseUuid: string, at: number) => `reminded:${caseUuid}:${at}`,
  extended: (caseUuid: string) => `extended:${caseUuid}`,
  reopened: (caseUuid: string, at: number) => `reopened:${caseUuid}:${at}`,
  ruled: (caseUuid: string, round: number) => `ruled:${caseUuid}:${round}`,
  topicDecided: (topicUuid: string, status: string) => `topic:${topicUuid}:${status}`,
  badge: (category: string, threshold: number) => `badge:${category}:${threshold}`,
};
