import type { Seat } from "../case/seat";
import type { CaseStatus } from "../case/status";
import type { Tone } from "../case/tone";
import type { JudgePersonality } from "../judge/personality";

/**
 * A suit as its two parties read it. Nothing in it tells how far the other side has come
 * (docs/rules.md#blind-testimony): `status` changes when the opponent sits down and when the verdict is there, never in
 * between.
 */
export interface SuitView {
  uuid: string;
  allegation: string;
  tone: Tone;
  judgePersonality: JudgePersonality;
  status: CaseStatus;
  creatorUuid: string;
  creatorDisplayName: string;
  creatorUsername: string | null;
  creatorIsAccountUser: boolean;
  opponentUuid: string | null;
  opponentDisplayName: string | null;
  opponentUsername: string | null;
  opponentIsAccountUser: boolean;
  opponent: { displayName: string } | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** When the judge rules whatever the parties do (docs/rules.md#the-24-hours). ISO 8601 in UTC. */
  deadline: string;
  /** Which side had a default judgment set aside last, or null. */
  reopenedBy: Seat | null;
}
