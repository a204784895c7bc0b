import { SAMPLE_CASE } from "~/domain/judge/sample-case";
import { Bubble, Speaker } from "./bubble";

/** Milliseconds between one message and the next, where the talk plays. */
const PAUSE_MS = 650;

/** The talk of the sample case as somebody reads it who is no party. */
export function SampleTalk() {
  const { messages, names } = SAMPLE_CASE;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {messages.map(({ seat, content }, index) => (
        <li
          key={content}
          className={`grid min-w-0 ${seat === "creator" ? "justify-items-end" : "justify-items-start"}`}
          style={{ animationDelay: `${index * PAUSE_MS}ms` }}
        >
          {index < 2 && <Speaker seat={seat} name={names[seat]} isOwn={false} />}
          <Bubble look={seat} foot={`Exhibit ${index + 1}`}>
            {content}
          </Bubble>
        </li>
      ))}
    </ol>
  );
}
