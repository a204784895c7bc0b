import type { CourtVoice } from "./court-voice";
import type { DefaultVoice } from "./default-voice";
import type { DilemmaVoice } from "./dilemma-voice";
import type { Personality } from "./voice";

/** All that a judge says: of a swiped suit, of a hearing, of a dilemma, and where somebody did not come. */
export interface JudgeVoice {
  suit: Personality;
  courtroom: CourtVoice;
  dilemma: DilemmaVoice;
  byDefault: DefaultVoice;
}
