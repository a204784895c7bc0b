import { named, partyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { answerText } from "~/domain/deck/answer";
import { isVacatable } from "~/domain/docket/default-judgment";
import { hunchFor } from "~/domain/judge/hunch";
import type { DecidedCase, SideBySide } from "~/domain/verdict/decided-case";
import type { CitedExhibit } from "~/domain/verdict/fairness";
import type { CaseRow } from "../case/case-repository.server";
import type { VerdictRow } from "../case/verdict-repository.server";
import { type DecidedCourt, readDecidedCase } from "../verdict/decided-case.server";
import type { Testimony } from "./whole-testimony.server";

type QuestionRow = Testimony["questions"][number];
type AnswerRow = Testimony["answers"][number];

/**
 * A decided suit as its parties see it: with both testimonies side by side (docs/rules.md#blind-testimony). While an
 * absent party may still come and testify, what the other has said stays sealed.
 */
export function readDecidedSuit(
  court: DecidedCourt,
  { row, seat, verdict }: { row: CaseRow; seat: Seat; verdict: VerdictRow },
  testified: Testimony & { isLost: boolean },
): Promise<DecidedCase> {
  const { answers } = testified;
  const questions = testified.questions.map((question) => ({ ...question, prompt: toldOfBoth(question) }));
  const isSealed = isVacatable(verdict, row, court.clock());
  const sideBySide = isSealed ? [] : readSideBySide(row, questions, answers);
  const isLost = testified.isLost && !isSealed;
  return readDecidedCase(court, row, { seat, verdict, sideBySide, questions, isLost });
}

function readSideBySide(row: CaseRow, questions: QuestionRow[], answers: AnswerRow[]): SideBySide[] {
  const names = partyNames(row);
  const said = (questionUuid: string, userUuid: string | null) => {
    const answer = answers.find((each) => each.questionUuid === questionUuid && each.userUuid === userUuid);
    return answer === undefined ? null : answerText(answer.answerBoolean);
  };
  return questions.map(({ uuid, prompt, hunchAbout }) => ({
    questionUuid: uuid,
    prompt: named(prompt, names),
    ...(hunchAbout === null ? {} : { isHunch: true }),
    creatorAnswer: said(uuid, row.creatorUuid),
    opponentAnswer: said(uuid, row.opponentUuid),
  }));
}

function toldOfBoth({ prompt, hunchAbout }: QuestionRow): string {
  return hunchAbout === null ? prompt : hunchFor(prompt, null);
}

/** The cited questions of a suit, each once, whichever party's answer to it was cited: both are shown. */
export function citedAnswers({ finding }: VerdictRow, sideBySide: SideBySide[]): CitedExhibit[] {
  const numbers = [...new Set(finding.exhibits.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.flatMap((number) => {
    const row = sideBySide[number - 1];
    return row === undefined ? [] : [{ kind: "answers", number, ...row }];
  });
}
