import { type CaseNewsInput, useCaseNews } from "~/hooks/use-case-news";

/** Hears of news of a case, for pages that fetch this once they wait. Shows nothing itself: the bell says it. */
export default function CaseNews(news: CaseNewsInput) {
  useCaseNews(news);
  return null;
}
