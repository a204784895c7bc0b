import type { CourtroomRecord } from "~/domain/judge/judge";
import type { CourtroomRow } from "../courtroom/courtroom-repository.server";
import { partyNames } from "../verdict/decided-case.server";
import type { Transcript } from "./hearing-port.server";

/** Everything that a ruling on a courtroom may rest on. Each message is an exhibit, by its number. */
export function toCourtroomRecord(row: CourtroomRow, messages: Transcript): CourtroomRecord {
  const { courtroom } = row;
  return {
    kind: "courtroom",
    seed: courtroom.uuid,
    allegation: courtroom.allegation,
    tone: courtroom.tone,
    judgePersonality: courtroom.judgePersonality,
    names: partyNames(courtroom, row),
    messages,
  };
}
