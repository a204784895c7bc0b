import type { JudgePersonality } from "~/domain/judge/personality";
import { COURT_BOOMER } from "./boomer.server";
import { COURT_CLASSIC } from "./classic.server";
import { COURT_CORPORATE } from "./corporate.server";
import type { CourtVoice } from "./court-voice.server";
import { COURT_GEN_Z } from "./gen-z.server";
import { COURT_SHAKESPEARE } from "./shakespeare.server";
import { COURT_STRICT } from "./strict.server";
import { COURT_THERAPIST } from "./therapist.server";
import { COURT_YODA } from "./yoda.server";

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
