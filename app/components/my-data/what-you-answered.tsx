import type { MyData } from "~/domain/my-data/my-data";
import { Moment } from "./facts";
import { OfCase } from "./of-case";

/** The questions of a deck with the person's own answers. */
export function WhatYouAnswered({ questions }: { questions: MyData["dilemmas"][number]["questions"] }) {
  if (questions.length === 0) return null;
  const numbered = questions.map((question, index) => ({ number: index + 1, ...question }));
  return (
    <OfCase title="What you answered">
      <ol className="grid gap-2">
        {numbered.map(({ number, prompt, answer, answeredAt }) => (
          <li key={number} className="break-inside-avoid">
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {number}. {prompt}
            </p>
            <p>
              <strong>{answer ?? "Nothing"}</strong>
              {answeredAt !== null && (
                <span className="text-ink-soft text-sm">
                  {", "}
                  <Moment at={answeredAt} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </OfCase>
  );
}
