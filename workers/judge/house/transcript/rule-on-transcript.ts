import { exhibitsOn } from "~/domain/judge/exhibits";
import type { CourtroomRecord, Ruling } from "~/domain/judge/judge";
import { markedExhibits } from "../../ruling/check-ruling";
import { readAllegation } from "../reading/read-allegation";
import { chooserFor } from "../seeded-choice";
import { choosePunishment } from "../writing/choose-punishment";
import { nameCase } from "../writing/name-case";
import { chooseCitations } from "./choose-passages";
import { readLayer } from "./learnt/read-layer";
import { type TranscriptFinding, weighTranscript } from "./weigh-transcript";
import { writeTranscriptRationale } from "./write-transcript-rationale";

/** Unpacked with the first hearing, since this module is. */
const LAYER = readLayer();

/** What was decided about a transcript, by what the court has learnt. */
export function weighHearing(record: CourtroomRecord): TranscriptFinding {
  return weighTranscript(record, LAYER.reader, LAYER.scales);
}

/** The finding comes first and from the messages alone; the complaint and the voice only write it up. */
export function ruleOnTranscript(record: CourtroomRecord): Ruling {
  const reading = readAllegation(record.allegation);
  const finding = weighHearing(record);
  const said = exhibitsOn(record);
  const citations = chooseCitations(finding, record, said);
  const chooser = chooserFor(record.seed, record.allegation, record.judgePersonality);
  const { rationale, fairPoint } = writeTranscriptRationale({ record, said, reading, finding, citations, chooser });
  return {
    winner: finding.winner,
    caseName: nameCase(reading, record.tone, chooser),
    rationale,
    punishment: choosePunishment(reading, finding.winner, chooser),
    exhibits: markedExhibits(rationale).flatMap((number) => said.filter((exhibit) => exhibit.number === number)),
    blame: finding.blame,
    fairPoint,
  };
}
