import { otherSeat, type Seat } from "~/domain/case/seat";
import type { Hearing } from "~/domain/courtroom/hearing";
import type { HearingChange } from "~/domain/courtroom/hearing-step";
import { noteMessage, noteResting } from "~/server/notice/note-message.server";
import { notifierPort } from "../notifier-port";
import type { CourtroomEnv } from "./courtroom-env";
import { presentAt } from "./sockets";

interface Step {
  before: Hearing;
  hearing: Hearing;
  changes: readonly HearingChange[];
}

/**
 * Tells a party what a step has brought while they are not in court: what was said, and that the other side rests, else
 * a hearing waits for somebody who doesn't know it. Whoever is there has it on their page.
 */
export async function tellAbsent(
  { DB: d1, NOTIFIER }: CourtroomEnv,
  sockets: WebSocket[],
  { before, hearing, changes }: Step,
): Promise<void> {
  const { courtroom } = hearing;
  const { uuid: caseUuid, round } = courtroom;
  const tools = { d1, notifier: notifierPort(NOTIFIER) };
  const isAway = (seat: Seat) => {
    const uuid = seat === "creator" ? courtroom.creatorUuid : courtroom.opponent?.uuid;
    return uuid !== undefined && !presentAt(sockets).includes(uuid);
  };
  const telling: Promise<void>[] = [];
  for (const change of changes) {
    if (change.kind !== "message") continue;
    const { senderUuid, createdAt: saidAt } = change.message;
    const seat = senderUuid === courtroom.creatorUuid ? "opponent" : "creator";
    if (isAway(seat)) telling.push(noteMessage(tools, { caseUuid, seat, saidAt }));
  }
  const line = hearing.lines.at(-1);
  if (line?.kind === "rests" && !before.lines.includes(line) && isAway(otherSeat(line.seat))) {
    const { seat, after, at: restedAt } = line;
    telling.push(noteResting(tools, { caseUuid, round, seat, after, restedAt }));
  }
  await Promise.all(telling);
}
