import type { JudgeVoice } from "../judge-voice";
import { COURTROOM } from "./courtroom";
import { DEFAULT } from "./default";
import { DILEMMA } from "./dilemma";
import { SUIT } from "./suit";

export const STRICT: JudgeVoice = { suit: SUIT, courtroom: COURTROOM, dilemma: DILEMMA, byDefault: DEFAULT };
