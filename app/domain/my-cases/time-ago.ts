const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, as the lists of cases say it. Both times are Unix milliseconds. */
export function timeAgo(then: number, now: number): string {
  const age = now - then;
  const hours = Math.floor(age / HOUR_MS);
  // A clock that is behind the court's makes a case that is filed tomorrow.
  if (hours < 1) return "Just now";
  if (age < DAY_MS) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  return age < 2 * DAY_MS ? "Yesterday" : `${Math.floor(age / DAY_MS)} days ago`;
}
