import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";
import { BOOMER } from "./boomer.server";
import { CLASSIC } from "./classic.server";
import { CORPORATE } from "./corporate.server";
import { GEN_Z } from "./gen-z.server";
import { PLAIN } from "./plain.server";
import { SHAKESPEARE } from "./shakespeare.server";
import { STRICT } from "./strict.server";
import { THERAPIST } from "./therapist.server";
import type { Personality, Voice } from "./voice.server";
import { YODA } from "./yoda.server";

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
