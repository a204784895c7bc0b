import type { JudgePersonality } from "~/domain/judge/personality";
import { BOOMER } from "./boomer";
import { CLASSIC } from "./classic";
import { CORPORATE } from "./corporate";
import { GEN_Z } from "./gen-z";
import { SHAKESPEARE } from "./shakespeare";
import { STRICT } from "./strict";
import { THERAPIST } from "./therapist";
import type { DilemmaVoice } from "./voice";
import { YODA } from "./yoda";

export const DILEMMA_VOICES: Readonly<Record<JudgePersonality, DilemmaVoice>> = {
  "Classic Judge": CLASSIC,
  Boomer: BOOMER,
  "Gen Z": GEN_Z,
  "Corporate Manager": CORPORATE,
  Therapist: THERAPIST,
  Yoda: YODA,
  Shakespeare: SHAKESPEARE,
  Strict: STRICT,
};
