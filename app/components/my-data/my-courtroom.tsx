import type { MyData } from "~/domain/my-data/my-data";
import { Fact, Moment } from "./facts";
import { MyCase } from "./my-case";
import { OfCase } from "./of-case";

/** A courtroom with what the person said and reacted to. */
export function MyCourtroom({ courtroom }: { courtroom: MyData["courtrooms"][number] }) {
  const { code, messages, reactions } = courtroom;
  return (
    <MyCase kind="courtroom" filed={courtroom} facts={<Fact label="Case code">{code}</Fact>}>
      <OfCase title="What you said">
        {messages.length === 0 && <p>Not a word.</p>}
        <ol className="grid gap-2">
          {messages.map(({ number, content, createdAt }) => (
            <li key={number} className="break-inside-avoid">
              <p className="text-ink-soft text-sm">
                Exhibit {number}, <Moment at={createdAt} />
              </p>
              <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {content}
              </p>
            </li>
          ))}
        </ol>
        {reactions.length > 0 && (
          <p>You reacted with {reactions.map(({ emoji, number }) => `${emoji} to Exhibit ${number}`).join(", ")}.</p>
        )}
      </OfCase>
    </MyCase>
  );
}
