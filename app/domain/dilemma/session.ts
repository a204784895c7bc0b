import * as v from "valibot";
import type { Viewer } from "../account/user";
import type { Ad } from "../ad/ad";
import { uuidSchema } from "../case/case-ref";
import type { Answer, Question } from "../deck/answer";
import { answerText } from "../deck/answer";
import type { DeckItem } from "../deck/compose-deck";
import { DEFAULT_JUDGE, type JudgePersonality, judgePersonalitySchema } from "../judge/personality";
import type { ForeignWords } from "../language/foreign-words";
import { saysPettySchema } from "../screening/says-petty";
import type { DecisionCard } from "./decision-card";
import { dilemmaSchema } from "./dilemma";

/** What a person brings to Procrastination Mode: the one schema of the form, the action and the API. */
export const startSessionSchema = v.object({
  userUuid: uuidSchema,
  dilemma: dilemmaSchema,
  judgePersonality: v.optional(judgePersonalitySchema, DEFAULT_JUDGE),
  /** The client's own id for this dilemma: the same id twice starts one session. */
  clientId: v.optional(uuidSchema),
  saysPetty: saysPettySchema,
});
export type StartSession = v.InferOutput<typeof startSessionSchema>;

/**
 * An answer as it comes in: yes or no, since nobody can plead the fifth to themselves (docs/rules.md#plead-the-fifth).
 */
export const dilemmaAnswerSchema = v.pipe(
  v.object({
    sessionUuid: v.optional(uuidSchema),
    questionUuid: uuidSchema,
    answerBoolean: v.boolean("An answer is yes or no."),
    answerText: v.picklist(["Yes", "No"], "The answer reads Yes or No."),
  }),
  v.check(
    (answer) => answer.answerText === answerText(answer.answerBoolean),
    "The answer and its text contradict each other.",
  ),
);

/** `completed` once every question is answered, decided or not. */
export const SESSION_STATUSES = ["active", "completed"] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** A dilemma as the person who brought it sees it. The last four are null until the court has decided. */
export interface DilemmaSession {
  uuid: string;
  dilemma: string;
  judgePersonality: JudgePersonality;
  status: SessionStatus;
  /** ISO 8601 in UTC. */
  createdAt: string;
  caseName: string | null;
  decision: string | null;
  rationale: string | null;
  recommendation: string | null;
}

/** A decided dilemma, with all that its overlay, its download and its sharing need. */
export interface DecidedDilemma {
  card: DecisionCard;
  caseName: string;
  rationale: string;
  /** ISO 8601 in UTC. */
  settledAt: string;
  cardToken: string;
  /** What of all this is not in English. */
  foreign: ForeignWords[];
}

/** A session as its person opens it: everything that its page shows. */
export interface OpenDilemma {
  viewer: Viewer;
  session: DilemmaSession;
  /** The questions in their order, with sponsored cards among them where the person wants to see any. */
  items: DeckItem<Question>[];
  answers: Answer[];
  /** Sponsored cards that the person has saved, here or in another deck, the newest first. */
  savedAds: Ad[];
  decided: DecidedDilemma | null;
}
