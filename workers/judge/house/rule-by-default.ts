import { otherSeat, SEAT_LABELS } from "~/domain/case/seat";
import { winnerByDefault } from "~/domain/docket/default-judgment";
import type { CaseRecord, Ruling } from "~/domain/judge/judge";
import { NO_BLAME } from "./blame";
import { DEFAULT_PUNISHMENTS, DEFAULT_TRUCES } from "./corpora/default-punishments";
import { defaultVoiceFor, voiceFor } from "./corpora/voices/voices";
import { fillSlots } from "./fill-slots";
import { type Reading, readAllegation } from "./reading/read-allegation";
import { type Chooser, chooserFor } from "./seeded-choice";
import { withoutThing } from "./writing/draw-line";
import { nameCase } from "./writing/name-case";

/**
 * A default judgment: whoever came wins over whoever did not, and where nobody came nobody does. It looks at no
 * testimony. The absent party may still come and testify, and must not find the other's answers in the ruling
 * (docs/rules.md#blind-testimony).
 */
export function ruleByDefault(record: CaseRecord): Ruling {
  const reading = readAllegation(record.allegation);
  const chooser = chooserFor(record.seed, record.allegation, record.judgePersonality);
  const caseName = nameCase(reading, record.tone, chooser);
  return { caseName, exhibits: [], blame: NO_BLAME, ...holdByDefault(record, reading, chooser) };
}

function holdByDefault(
  { absent = [], judgePersonality, tone }: CaseRecord,
  { thing }: Reading,
  chooser: Chooser,
): Pick<Ruling, "winner" | "rationale" | "punishment" | "fairPoint"> {
  const winner = winnerByDefault(absent);
  const voice = defaultVoiceFor(judgePersonality, tone);
  const manner = voiceFor(judgePersonality, tone);
  const present = winner === "other" ? "creator" : winner;
  const loser = SEAT_LABELS[otherSeat(present)];
  const words = { thing, winner: SEAT_LABELS[present], loser, quiet: loser };
  const draw = (label: string, lines: readonly string[]) =>
    fillSlots(chooser.pick(`${judgePersonality} ${label}`, withoutThing(lines, thing)), words);

  const waited = draw("waited", voice.waited);
  if (winner === "other") {
    const rationale = [waited, draw("nobody", voice.nobody), draw("hung", voice.hung)].join(" ");
    return { winner, rationale, punishment: draw("truce by default", DEFAULT_TRUCES), fairPoint: null };
  }
  const quiet = draw("quiet", voice.quiet ?? manner.quiet);
  const fairPoint = draw("absent", manner.absent);
  return {
    winner,
    rationale: [waited, quiet, fairPoint, draw("held", voice.held)].join(" "),
    punishment: draw("punishment by default", DEFAULT_PUNISHMENTS),
    fairPoint,
  };
}
