/**
 * From so many votes on they are shown by side. With fewer, a person who looks before and after somebody else's vote
 * would know what it was.
 */
const VOTES_SHOWN_FROM = 10;

/** How many votes a topic has, as they are stored. */
export interface VoteCounts {
  agrees: number;
  disagrees: number;
}

/** What anyone may know of them: the sides are null below `VOTES_SHOWN_FROM`. */
export interface TopicStats {
  agrees: number | null;
  disagrees: number | null;
  total: number;
}

export function toTopicStats({ agrees, disagrees }: VoteCounts): TopicStats {
  const total = agrees + disagrees;
  return total < VOTES_SHOWN_FROM ? { agrees: null, disagrees: null, total } : { agrees, disagrees, total };
}

/** How many of a hundred voters don't mind it; null while the sides are not shown. One vote against is no unanimity. */
export function agreeingPercent({ agrees, disagrees, total }: TopicStats): number | null {
  if (agrees === null || disagrees === null) return null;
  if (agrees === total || disagrees === total) return agrees === total ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round((agrees / total) * 100)));
}

/** What the two directions of a swipe say. */
export const VOTE_LABELS = { agree: "Don't Mind It", disagree: "Hate It" } as const;

/** What is said while the sides are not shown. */
export const TOO_FEW_VOTES = "The jury is still coming in. Ask again when there are ten of us.";

/**
 * The result in words: the larger side in per cent, with the count; a sentence without numbers while there are too few.
 */
export function formatTopicStats(stats: TopicStats): string {
  const percent = agreeingPercent(stats);
  if (percent === null) return TOO_FEW_VOTES;
  const [label, most] = percent >= 50 ? [VOTE_LABELS.agree, percent] : [VOTE_LABELS.disagree, 100 - percent];
  return `${most}% ${label} (${stats.total.toLocaleString("en")} votes)`;
}
