import type { JudgePersonality } from "~/domain/judge/personality";
import { BOOMER } from "./boomer.server";
import { CLASSIC } from "./classic.server";
import { CORPORATE } from "./corporate.server";
import type { DilemmaVoice } from "./dilemma-voice.server";
import { GEN_Z } from "./gen-z.server";
import { SHAKESPEARE } from "./shakespeare.server";
import { STRICT } from "./strict.server";
import { THERAPIST } from "./therapist.server";
import { YODA } from "./yoda.server";

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
