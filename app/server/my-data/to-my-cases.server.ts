import { named, type PartyNames, partyNames } from "~/domain/case/party-names";
import { otherSeat, type Seat, seatOf } from "~/domain/case/seat";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { answerText } from "~/domain/deck/answer";
import { hunchFor } from "~/domain/judge/hunch";
import type { MyData, MyRuling } from "~/domain/my-data/my-data";
import { isDismissal } from "~/domain/verdict/fairness";
import { sharePath } from "~/domain/verdict/shared-verdict";
import type { Verdict } from "~/domain/verdict/verdict";
import type { CaseRow } from "../case/case-repository.server";
import type { DecisionRow, VerdictRow } from "../case/verdict-repository.server";
import { sessionStatus } from "../dilemma/read-dilemma.server";
import { namedVerdict } from "../verdict/decided-case.server";
import type { ShareRow } from "../verdict/share-repository.server";

type MySuit = MyData["pettysuits"][number];
type MyCourtroom = MyData["courtrooms"][number];
type MyDilemma = MyData["dilemmas"][number];

interface OwnQuestion {
  uuid: string;
  prompt: string;
}

interface OwnAnswer {
  questionUuid: string;
  answerBoolean: boolean | null;
  createdAt: number;
}

/** A suit as one of its parties takes it along: with their own answers alone (docs/rules.md#blind-testimony). */
export function toMySuit(
  row: CaseRow,
  userUuid: string,
  of: {
    verdict: VerdictRow | undefined;
    questions: OwnQuestion[];
    answers: OwnAnswer[];
    shares: ShareRow[];
  },
): MySuit {
  const names = partyNames(row);
  const seat = seatOf(row, userUuid) ?? "opponent";
  return {
    ...toMyCase(row, seat, names, of),
    completedAt: toMoment(row[`${seat}CompletedAt`]),
    questions: toAsked(of.questions, of.answers, (prompt) => named(hunchFor(prompt, seatOf(row, userUuid)), names)),
  };
}

/** A dilemma as its person takes it along. */
export function toMyDilemma(
  row: CaseRow,
  of: { decision: DecisionRow | undefined; questions: OwnQuestion[]; answers: OwnAnswer[]; shares: ShareRow[] },
): MyDilemma {
  const { uuid, allegation: dilemma, judgePersonality, createdAt, creatorCompletedAt } = row;
  return {
    ...{ uuid, dilemma, judgePersonality },
    status: sessionStatus(row),
    startedAt: new Date(createdAt).toISOString(),
    completedAt: toMoment(creatorCompletedAt),
    questions: toAsked(of.questions, of.answers, (prompt) => prompt),
    decision: of.decision === undefined ? null : toMyDecision(of.decision),
    shares: toMyShares(of.shares, "creator"),
  };
}

function toMyDecision({ caseName, decision, rationale, recommendation, judgeId, createdAt }: DecisionRow) {
  return { caseName, decision, rationale, recommendation, judgeId, decidedAt: new Date(createdAt).toISOString() };
}

function toAsked(questions: OwnQuestion[], answers: OwnAnswer[], say: (prompt: string) => string) {
  return questions.map(({ uuid, prompt }) => {
    const answer = answers.find(({ questionUuid }) => questionUuid === uuid);
    return {
      prompt: say(prompt),
      answer: answer === undefined ? null : answerText(answer.answerBoolean),
      answeredAt: toMoment(answer?.createdAt ?? null),
    };
  });
}

/** A courtroom as one of its parties takes it along: with what they said and reacted to. */
export function toMyCourtroom(
  row: CaseRow,
  userUuid: string,
  of: { verdict: VerdictRow | undefined; messages: CourtroomMessage[]; shares: ShareRow[] },
): MyCourtroom {
  const names = partyNames(row);
  const seat = seatOf(row, userUuid) ?? "opponent";
  return {
    ...toMyCase(row, seat, names, of),
    code: row.code ?? "",
    messages: of.messages
      .filter(({ senderUuid }) => senderUuid === userUuid)
      .map(({ number, content, createdAt }) => ({ number, content, createdAt })),
    reactions: of.messages.flatMap(({ number, reactions }) =>
      Object.entries(reactions).flatMap(([emoji, who]) => (who.includes(userUuid) ? [{ number, emoji }] : [])),
    ),
  };
}

function toMyCase(
  filed: CaseRow,
  seat: Seat,
  names: PartyNames,
  { verdict, shares }: { verdict: VerdictRow | undefined; shares: ShareRow[] },
): Omit<MySuit & MyCourtroom, "code" | "messages" | "reactions" | "questions" | "completedAt"> {
  const isCreator = seat === "creator";
  return {
    uuid: filed.uuid,
    status: filed.status,
    role: isCreator ? "plaintiff" : "defendant",
    allegation: filed.allegation,
    tone: filed.tone,
    judgePersonality: filed.judgePersonality,
    yourName: names[seat],
    otherName: filed.opponentUuid === null ? null : names[otherSeat(seat)],
    filedAt: new Date(filed.createdAt).toISOString(),
    joinedAt: toMoment(filed.joinedAt),
    setAsideAt: toMoment(filed[`${seat}VacatedAt`]),
    ruling: verdict === undefined ? null : toRuling(namedVerdict(verdict, names), verdict, seat),
    shares: toMyShares(shares, seat),
  };
}

function toMyShares(shares: ShareRow[], seat: Seat): MySuit["shares"] {
  const whose = (by: Seat) => (by === seat ? "you" : "other");
  return shares.map(({ shareId, madeBy, createdAt, sealedBy, sealedAt }) => ({
    path: sharePath(shareId),
    madeBy: whose(madeBy),
    madeAt: new Date(createdAt).toISOString(),
    sealedBy: sealedBy === null ? null : whose(sealedBy),
    sealedAt: toMoment(sealedAt),
  }));
}

function toRuling(texts: Verdict, row: VerdictRow, seat: Seat): MyRuling {
  const { winner, byDefault, judgeId, createdAt } = row;
  return {
    ...texts,
    outcome: isDismissal(row) ? "dismissed" : winner === "other" ? "drawn" : winner === seat ? "won" : "lost",
    byDefault,
    judgeId,
    ruledAt: new Date(createdAt).toISOString(),
  };
}

/** A stored time as the download tells it, null where there is none. */
export function toMoment(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
