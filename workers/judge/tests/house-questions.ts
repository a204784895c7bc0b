import type { WrittenQuestion } from "~/domain/judge/judge";
import { writeHouseQuestions } from "../house/write-questions";

/** A deck of the house without its hunch, which is no question of the case. */
export function houseQuestions(brief: Parameters<typeof writeHouseQuestions>[0]): WrittenQuestion[] {
  return writeHouseQuestions(brief).filter(({ hunchAbout }) => hunchAbout === undefined);
}
