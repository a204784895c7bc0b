/**
 * A line of the bench's table: a figure beside its baseline, and how the ratio of the two stands to its goal, where
 * there is one.
 */
export function toRow(what, figure, baseline, { ratio, goal = null } = {}) {
  return {
    what,
    figure,
    baseline,
    ratio: ratio === undefined ? "" : ratio.toFixed(2),
    goal: goal === null ? "" : `${wordsOf(goal)}: ${isReached(goal, ratio) ? "reached" : "MISSED"}`,
  };
}

const wordsOf = ({ atLeast, atMost }) => (atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`);

const isReached = ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }, ratio) => ratio >= atLeast && ratio <= atMost;
