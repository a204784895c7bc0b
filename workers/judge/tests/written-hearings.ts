import type { CourtroomRecord, RecordedMessage } from "~/domain/judge/judge";
import { readLayer } from "../house/transcript/learnt/read-layer";
import { weighTranscript } from "../house/transcript/weigh-transcript";

/** A hearing by its messages, each with the letter of whoever wrote it: A is the plaintiff. */
export function courtroom(lines: readonly string[], more: Partial<CourtroomRecord> = {}): CourtroomRecord {
  const messages = lines.map(
    (line): RecordedMessage => ({ seat: line.startsWith("A") ? "creator" : "opponent", content: line.slice(2) }),
  );
  return {
    kind: "courtroom",
    seed: "seed",
    allegation: "Sam ate my fries",
    tone: "Fun",
    judgePersonality: "Classic Judge",
    messages,
    ...more,
  };
}

/** What is found of such a hearing. */
export function findingOf(...lines: string[]) {
  const { reader, scales } = readLayer();
  return weighTranscript(courtroom(lines), reader, scales);
}
