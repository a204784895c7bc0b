import { ExhibitList, type OpenedExhibit } from "~/components/verdict/ruling/exhibit-list";
import { type Answer, formatAnswer, type Question } from "~/domain/deck/answer";

interface OwnAnswersProps {
  questions: readonly Question[];
  answers: readonly Answer[];
  opened: OpenedExhibit | null;
}

/** What the court asked and its person answered, numbered as the analysis cites it. */
export function OwnAnswers({ questions, answers, opened }: OwnAnswersProps) {
  const rows = questions.map(({ uuid, prompt }) => ({ questionUuid: uuid, prompt }));
  return (
    <section aria-labelledby="testimony">
      <h3 id="testimony" className="rule-double pb-1 font-display text-xl">
        What you answered
      </h3>
      <ExhibitList rows={rows} opened={opened} columns="@lg:grid-cols-[minmax(0,1fr)_6rem]">
        {({ questionUuid }) => {
          const answer = answers.find((each) => each.questionUuid === questionUuid);
          return (
            <p className="border-judge border-s-[5px] ps-2.5 font-display leading-tight">
              {formatAnswer(answer?.answerText ?? null, "You")}
            </p>
          );
        }}
      </ExhibitList>
    </section>
  );
}
