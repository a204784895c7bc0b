import type { MyData, MyRuling } from "~/domain/account/my-data";
import type { PartyNames } from "~/domain/case/party-names";
import { withPartyNames } from "~/domain/case/party-names";
import type { Seat } from "~/domain/case/seat";
import { seatOf } from "~/domain/case/seat";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { answerText } from "~/domain/deck/answer";
import { isDismissal } from "~/domain/verdict/fairness";
import { sharePath } from "~/domain/verdict/shared-verdict";
import type { Verdict } from "~/domain/verdict/verdict";
import type { CourtroomRow, CourtroomVerdictRow } from "../courtroom/courtroom-repository.server";
import type { SuitRow } from "../pettysuit/pettysuit-repository.server";
import { namedVerdict, partyNames } from "../verdict/decided-case.server";
import type { ShareRow } from "../verdict/share-repository.server";
import type { VerdictRow } from "../verdict/verdict-repository.server";

type MySuit = MyData["pettysuits"][number];
type MyCourtroom = MyData["courtrooms"][number];

interface OwnAnswer {
  questionUuid: string;
  answerBoolean: boolean | null;
  createdAt: number;
}

/** A suit as one of its parties takes it along: with their own answers alone (R3). */
export function toMySuit(
  row: SuitRow,
  userUuid: string,
  of: {
    verdict: VerdictRow | undefined;
    questions: { uuid: string; prompt: string }[];
    answers: OwnAnswer[];
    shares: ShareRow[];
  },
): MySuit {
  const { suit } = row;
  const names = partyNames(suit, row);
  const seat = seatOf(suit, userUuid) ?? "opponent";
  const completedAt = seat === "creator" ? suit.creatorCompletedAt : suit.opponentCompletedAt;
  return {
    ...toMyCase(suit, seat, names, of.shares),
    status: suit.status,
    completedAt: toMoment(completedAt),
    ruling: of.verdict === undefined ? null : toRuling(namedVerdict(of.verdict, names), of.verdict, seat),
    questions: of.questions.map(({ uuid, prompt }) => {
      const answer = of.answers.find(({ questionUuid }) => questionUuid === uuid);
      return {
        prompt: withPartyNames(prompt, { displayName: names.creator }, { displayName: names.opponent }),
        answer: answer === undefined ? null : answerText(answer.answerBoolean),
        answeredAt: toMoment(answer?.createdAt ?? null),
      };
    }),
  };
}

/** A courtroom as one of its parties takes it along: with what they said and reacted to. */
export function toMyCourtroom(
  row: CourtroomRow,
  userUuid: string,
  of: { verdict: CourtroomVerdictRow | undefined; messages: CourtroomMessage[]; shares: ShareRow[] },
): MyCourtroom {
  const { courtroom } = row;
  const names = partyNames(courtroom, row);
  const seat = seatOf(courtroom, userUuid) ?? "opponent";
  return {
    ...toMyCase(courtroom, seat, names, of.shares),
    code: courtroom.code,
    status: courtroom.status,
    ruling: of.verdict === undefined ? null : toRuling(namedVerdict(of.verdict, names), of.verdict, seat),
    messages: of.messages
      .filter(({ senderUuid }) => senderUuid === userUuid)
      .map(({ number, content, createdAt }) => ({ number, content, createdAt })),
    reactions: of.messages.flatMap(({ number, reactions }) =>
      Object.entries(reactions).flatMap(([emoji, who]) => (who.includes(userUuid) ? [{ number, emoji }] : [])),
    ),
  };
}

function toMyCase(
  filed: SuitRow["suit"] | CourtroomRow["courtroom"],
  seat: Seat,
  names: PartyNames,
  shares: ShareRow[],
): Omit<MySuit & MyCourtroom, "status" | "ruling" | "code" | "messages" | "reactions" | "questions" | "completedAt"> {
  const isCreator = seat === "creator";
  const whose = (by: Seat) => (by === seat ? "you" : "other");
  return {
    uuid: filed.uuid,
    role: isCreator ? "plaintiff" : "defendant",
    allegation: filed.allegation,
    tone: filed.tone,
    judgePersonality: filed.judgePersonality,
    yourName: names[seat],
    otherName: filed.opponentUuid === null ? null : names[isCreator ? "opponent" : "creator"],
    filedAt: new Date(filed.createdAt).toISOString(),
    joinedAt: toMoment(filed.joinedAt),
    setAsideAt: toMoment(isCreator ? filed.creatorVacatedAt : filed.opponentVacatedAt),
    shares: shares.map(({ shareId, madeBy, createdAt, sealedBy, sealedAt }) => ({
      path: sharePath(shareId),
      madeBy: whose(madeBy),
      madeAt: new Date(createdAt).toISOString(),
      sealedBy: sealedBy === null ? null : whose(sealedBy),
      sealedAt: toMoment(sealedAt),
    })),
  };
}

function toRuling(named: Verdict, row: VerdictRow | CourtroomVerdictRow, seat: Seat): MyRuling {
  const { winner, byDefault, judgeId, createdAt } = row;
  return {
    ...named,
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
