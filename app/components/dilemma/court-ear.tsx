import { useLive } from "~/hooks/use-live";

/**
 * Hears whatever the court says to this person: the docket tries on where the page has given up asking, and this line
 * comes back by itself. Fetched once somebody wants to be called. Shows nothing.
 */
export default function CourtEar({ onWord }: { onWord: () => void }) {
  useLive(true, onWord);
  return null;
}
