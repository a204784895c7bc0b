import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Moment } from "./facts";
import { MyCase, OfCase } from "./my-case";

/** A suit with the person's own answers. */
export function MyPettysuit({ suit }: { suit: MyData["pettysuits"][number] }) {
  const { completedAt } = suit;
  const questions = suit.questions.map((question, index) => ({ number: index + 1, ...question }));
  const facts = (
    <Fact label="You had answered all">
      <Moment at={completedAt} otherwise="Not yet" />
    </Fact>
  );
  return (
    <MyCase kind="pettysuit" filed={suit} facts={facts}>
      {questions.length > 0 && (
        <OfCase title="What you answered">
          <ol className="grid gap-2">
            {questions.map(({ number, prompt, answer, answeredAt }) => (
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
      )}
    </MyCase>
  );
}
