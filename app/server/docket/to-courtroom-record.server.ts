import type { CaseRecord } from "~/domain/judge/judge";
import type { CourtroomRow } from "../courtroom/courtroom-repository.server";
import type { Transcript } from "./hearing-port.server";

/** A case argued live, as a judge reads it. */
interface CourtroomRecord extends CaseRecord {
  kind: "courtroom";
  messages: Transcript;
}

/** Everything that a ruling on a courtroom may rest on. Each message is an exhibit, by its number. */
export function toCourtroomRecord({ courtroom, ...row }: CourtroomRow, messages: Transcript): CourtroomRecord {
  return {
    kind: "courtroom",
    seed: courtroom.uuid,
    allegation: courtroom.allegation,
    tone: courtroom.tone,
    judgePersonality: courtroom.judgePersonality,
    names: {
      creator: row.creatorUsername || courtroom.creatorDisplayName || "User A",
      opponent: row.opponentUsername || courtroom.opponentDisplayName || "User B",
    },
    testimony: [],
    messages,
  };
}
