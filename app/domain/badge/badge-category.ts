/** What is counted, in the order in which badges are shown (docs/rules.md#badges). */
export const BADGE_CATEGORIES = [
  "invitesSent",
  "casesCompleted",
  "casesWon",
  "hotTopicVotes",
  "hotTopicsSubmitted",
  "dailyStreaks",
  "weeklyStreaks",
] as const;
export type BadgeCategory = (typeof BADGE_CATEGORIES)[number];

/** How much of each makes a badge. The database has the same list, for the triggers that give them. */
export const BADGE_THRESHOLDS: Record<BadgeCategory, readonly number[]> = {
  invitesSent: [1, 3, 5, 10, 25, 50, 100, 250, 500],
  casesCompleted: [1, 3, 5, 10, 25, 50, 100, 250, 500],
  casesWon: [1, 3, 5, 10, 25, 50, 100, 250, 500],
  hotTopicVotes: [1, 10, 25, 100, 500, 1_000, 5_000],
  hotTopicsSubmitted: [1, 3, 5, 10, 25, 50, 250, 500, 1_000],
  dailyStreaks: [3, 5, 10, 25, 50, 100, 300, 500, 1_000],
  weeklyStreaks: [2, 4, 8, 10, 15, 20, 25, 50, 100],
};

/** What whoever hides their streaks sees nothing of. */
export const STREAK_CATEGORIES: BadgeCategory[] = ["dailyStreaks", "weeklyStreaks"];

/** What is counted, as pages call it. */
export const COUNTED: Record<BadgeCategory, string> = {
  invitesSent: "Invitations sent",
  casesCompleted: "Cases decided",
  casesWon: "Cases won",
  hotTopicVotes: "Votes on topics",
  hotTopicsSubmitted: "Topics handed in",
  dailyStreaks: "Days in a row",
  weeklyStreaks: "Weeks in a row",
};
