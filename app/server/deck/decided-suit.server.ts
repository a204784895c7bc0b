import { named, partyNames } from "~/domain/case/party-names";
import { otherSeat, type Seat } from "~/domain/case/seat";
import { answerText } from "~/domain/deck/answer";
import { isVacatable } from "~/domain/docket/default-judgment";
import { cameTrue, hunchFor } from "~/domain/judge/hunch";
import type { Testimony } from "~/domain/judge/judge";
import type { DecidedCase, SideBySide } from "~/domain/verdict/decided-case";
import type { CitedExhibit } from "~/domain/verdict/fairness";
import type { CaseRow } from "../case/case-repository.server";
import type { VerdictRow } from "../case/verdict-repository.server";
import { type DecidedCourt, readDecidedCase } from "../verdict/decided-case.server";
import type { Testimony as WholeTestimony } from "./whole-testimony.server";

type QuestionRow = WholeTestimony["questions"][number];
type AnswerRow = WholeTestimony["answers"][number];

/**
 * A decided suit as its parties see it: with both testimonies side by side (docs/rules.md#blind-testimony). While an
 * absent party may still come and testify, what the other has said stays sealed.
 */
export function readDecidedSuit(
  court: DecidedCourt,
  { row, seat, verdict }: { row: CaseRow; seat: Seat; verdict: VerdictRow },
  testified: WholeTestimony & { isLost: boolean },
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
  const said = (questionUuid: string | undefined, seat: Seat) =>
    answers.find((each) => each.questionUuid === questionUuid && each.userUuid === row[`${seat}Uuid`])?.answerBoolean;
  const inWords = (answer: Testimony) => (answer === undefined ? null : answerText(answer));
  const foresaw = (uuid: string, about: number, seat: Seat) =>
    cameTrue(said(uuid, seat), said(questions[about - 1]?.uuid, otherSeat(seat)));
  return questions.map(({ uuid, prompt, hunchAbout }) => ({
    questionUuid: uuid,
    prompt: named(prompt, names),
    creatorAnswer: inWords(said(uuid, "creator")),
    opponentAnswer: inWords(said(uuid, "opponent")),
    ...(hunchAbout === null
      ? {}
      : {
          isHunch: true,
          foresaw: { creator: foresaw(uuid, hunchAbout, "creator"), opponent: foresaw(uuid, hunchAbout, "opponent") },
        }),
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
