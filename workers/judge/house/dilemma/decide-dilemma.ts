import type { Decision, DilemmaRecord } from "~/domain/dilemma/dilemma";
import { chooserFor } from "../seeded-choice";
import { chooseStep } from "./choose-step";
import { nameDilemma } from "./name-dilemma";
import { readDilemma } from "./read-dilemma";
import { stateDecision } from "./state-decision";
import { weighDilemma } from "./weigh-dilemma";
import { writeAnalysis } from "./write-analysis";

/**
 * The choice comes first and from the answers alone; the voice only writes it up. The same record, the same decision.
 */
export function decideDilemma(record: DilemmaRecord): Decision {
  const reading = readDilemma(record.dilemma);
  const finding = weighDilemma(record, reading);
  const chooser = chooserFor(record.seed, record.dilemma);
  const { rationale, exhibits } = writeAnalysis({ record, reading, finding, chooser });
  return {
    caseName: nameDilemma(reading, chooser),
    decision: stateDecision(reading, finding, record.judgePersonality, chooser),
    rationale,
    recommendation: chooseStep(reading, finding, record.judgePersonality, chooser),
    exhibits,
  };
}
