import type { JudgePersonality } from "~/domain/judge/personality";
import { COURT_BOOMER } from "./boomer";
import { COURT_CLASSIC } from "./classic";
import { COURT_CORPORATE } from "./corporate";
import type { CourtVoice } from "./court-voice";
import { COURT_GEN_Z } from "./gen-z";
import { COURT_SHAKESPEARE } from "./shakespeare";
import { COURT_STRICT } from "./strict";
import { COURT_THERAPIST } from "./therapist";
import { COURT_YODA } from "./yoda";

export const COURT_VOICES: Record<JudgePersonality, CourtVoice> = {
  "Classic Judge": COURT_CLASSIC,
  Boomer: COURT_BOOMER,
  "Gen Z": COURT_GEN_Z,
  "Corporate Manager": COURT_CORPORATE,
  Therapist: COURT_THERAPIST,
  Yoda: COURT_YODA,
  Shakespeare: COURT_SHAKESPEARE,
  Strict: COURT_STRICT,
};
