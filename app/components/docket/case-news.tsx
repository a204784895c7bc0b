import { type CaseNewsInput, useCaseNews } from "~/hooks/use-case-news";

/** What changes under an open page, whatever its person does at the moment. */
const MOVES = ["another_day", "reopened"] as const;

interface CaseNewsProps extends Omit<CaseNewsInput, "kinds"> {
  /** Nothing but another deadline, and a judgment that was set aside. */
  moves?: boolean;
}

/** Hears of news of a case, for pages that fetch this once they wait. Shows nothing itself: the bell says it. */
export default function CaseNews({ moves = false, ...news }: CaseNewsProps) {
  useCaseNews(moves ? { ...news, kinds: MOVES } : news);
  return null;
}
