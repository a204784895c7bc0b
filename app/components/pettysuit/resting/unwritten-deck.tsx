import { PreparingDeck } from "~/components/deck/preparing-deck";
import { usePreparedQuestions } from "./use-prepared-questions";

const DOING = { preparing: "Preparing your questions…", loading: "Loading suit...", missing: null };

/** A suit whose questions are not written yet: has them written, then shows them. */
export default function UnwrittenDeck(party: { suitUuid: string; userUuid: string }) {
  const { step, retry } = usePreparedQuestions(party);
  return <PreparingDeck doing={DOING[step]} onRetry={retry} />;
}
