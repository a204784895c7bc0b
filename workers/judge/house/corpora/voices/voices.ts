import type { Tone } from "~/domain/case/tone";
import type { JudgePersonality } from "~/domain/judge/personality";
import { BOOMER } from "./boomer/index";
import { CLASSIC } from "./classic/index";
import { CORPORATE } from "./corporate/index";
import type { DefaultVoice } from "./default-voice";
import { GEN_Z } from "./gen-z/index";
import type { JudgeVoice } from "./judge-voice";
import { PLAIN } from "./plain/index";
import { SHAKESPEARE } from "./shakespeare/index";
import { STRICT } from "./strict/index";
import { THERAPIST } from "./therapist/index";
import type { Voice } from "./voice";
import { YODA } from "./yoda/index";

export const VOICES: Readonly<Record<JudgePersonality, JudgeVoice>> = {
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
  const { suit } = VOICES[personality];
  return tone === "Serious" ? { ...PLAIN.suit, ...suit.serious } : suit;
}

/** How a judge speaks of an absence. In the Serious tone every judge is plain. */
export function defaultVoiceFor(personality: JudgePersonality, tone: Tone): DefaultVoice {
  return tone === "Serious" ? PLAIN.byDefault : VOICES[personality].byDefault;
}
