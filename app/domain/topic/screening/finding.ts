import type { TopicMarkKind } from "../topic-mark";

/** What a machine can be sure of. A name or a house may be a film or a song. */
export type RefusableKind = Exclude<TopicMarkKind, "address" | "person" | "serious">;

type About = { kind: RefusableKind; isCertain: boolean } | { kind: TopicMarkKind; isCertain: false };

/**
 * Something that the screening has seen in a topic. What is `isCertain` is refused at once, the rest is shown to the
 * desk.
 */
export type Finding = About & { excerpt: string };

/** Everywhere that a pattern fits, as findings of one kind. */
export function findPattern(text: string, pattern: RegExp, about: About): Finding[] {
  return [...text.matchAll(pattern)].map(([excerpt]) => ({ ...about, excerpt: excerpt.trim() }));
}

/** Whether a finding is reason enough to refuse. */
export function isCertain(finding: Finding): finding is Finding & { kind: RefusableKind } {
  return finding.isCertain;
}
