import type { ReactNode } from "react";
import { withoutMarks } from "~/domain/verdict/words";
import { Fact, Facts, Moment } from "./facts";
import { OfCase } from "./of-case";

interface JudgedProps {
  title: string;
  caseName: string;
  /** What was decided, as facts. */
  children: ReactNode;
  /** What the moment of it is called. */
  when: string;
  at: string;
  rationale: string;
}

/** What a judge made of a case: its facts, then the judge's reasons. */
export function Judged({ title, caseName, children, when, at, rationale }: JudgedProps) {
  return (
    <OfCase title={title}>
      <Facts>
        <Fact label="In the matter of">{caseName}</Fact>
        {children}
        <Fact label={when}>
          <Moment at={at} />
        </Fact>
      </Facts>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {withoutMarks(rationale)}
      </p>
    </OfCase>
  );
}
