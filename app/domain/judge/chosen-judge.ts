import { DEFAULT_JUDGE, JUDGE_PERSONALITIES, type JudgePersonality, judgeProfile } from "./personality";

/** The front page's address with this judge chosen for the next case. */
export function pathToFileBefore(personality: JudgePersonality): string {
  return `/?judge=${judgeProfile(personality).slug}`;
}

/** The judge that an address of the front page asks for; the default one where it names none of ours. */
export function judgeAskedFor(url: string): JudgePersonality {
  const slug = new URL(url).searchParams.get("judge");
  return JUDGE_PERSONALITIES.find((personality) => judgeProfile(personality).slug === slug) ?? DEFAULT_JUDGE;
}
