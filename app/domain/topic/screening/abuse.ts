import * as v from "valibot";

/**
 * A word that is meant to hurt. A slur is one whoever says it; the other words are only rude, or mean something else
 * too.
 */
export const abuseSchema = v.object({ word: v.string(), isSlur: v.boolean() });
export type Abuse = v.InferOutput<typeof abuseSchema>;

/** The port that finds abuse in what somebody wants to make public, however it is spelt. */
export interface AbuseFinder {
  findAbuse(text: string): Promise<Abuse[]>;
}
