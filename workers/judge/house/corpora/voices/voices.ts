import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";
import { BOOMER } from "./boomer";
import { CLASSIC } from "./classic";
import { CORPORATE } from "./corporate";
import { GEN_Z } from "./gen-z";
import { PLAIN } from "./plain";
import { SHAKESPEARE } from "./shakespeare";
import { STRICT } from "./strict";
import { THERAPIST } from "./therapist";
import type { Personality, Voice } from "./voice";
import { YODA } from "./yoda";

const PERSONALITIES: Record<JudgePersonality, Personality> = {
  "Classic Judge": CLASSIC,
  Boomer: BOOMER,
  "Gen Z": GEN_Z,
  "Corporate Manager": CORPORATE,
  Therapist: THERAPIST,
  Yoda: YODA,
  Shakespeare: SHAKESPEARE,
  Strict: STRICT,
};

/** How a judge writes in a tone. In the Serious one every judge is plain, with a manner of their own left. */
export function voiceFor(personality: JudgePersonality, tone: Tone): Voice {
  const voice = PERSONALITIES[personality];
  return tone === "Serious" ? { ...PLAIN, ...voice.serious } : voice;
}
