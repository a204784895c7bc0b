import type { Ruling, SwipeRecord } from "~/domain/judge/judge";
import { chooseEvidence } from "./finding/choose-exhibits";
import { weighRecord } from "./finding/weigh-record";
import { readAllegation } from "./reading/read-allegation";
import { chooserFor } from "./seeded-choice";
import { choosePunishment } from "./writing/choose-punishment";
import { nameCase } from "./writing/name-case";
import { writeRationale } from "./writing/write-rationale";

/** The finding comes first and from testimony alone; the reading and the voice only write it up. */
export function ruleOnRecord(record: SwipeRecord): Ruling {
  const finding = weighRecord(record);
  const evidence = chooseEvidence(finding);
  const reading = readAllegation(record.allegation);
  const chooser = chooserFor(record.seed, record.allegation, record.judgePersonality);
  const { text: rationale, fairPoint } = writeRationale({ record, reading, finding, evidence, chooser });
  return {
    winner: finding.winner,
    caseName: nameCase(reading, record.tone, chooser),
    rationale,
    punishment: choosePunishment(reading, finding.winner, chooser),
    exhibits: evidence.exhibits.filter(({ number }) => rationale.includes(`(Exhibit ${number})`)),
    blame: finding.blame,
    fairPoint,
  };
}
