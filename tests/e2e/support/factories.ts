import * as v from "valibot";
import { inject, vi } from "vitest";
import type { CaseKind } from "~/domain/case/case-kind";
import { answerOf, type Plea } from "~/domain/deck/answer";
import type { JudgePersonality } from "~/domain/judge/personality";
import { aGuest, type Guest, solveHumanCheck } from "./guest";

/** Cases for tests of what comes after the filing: brought to court by the API, without a browser. */

/** Longest wait for a ruling, in milliseconds: far above what is normal, so that only faults reach it. */
const PATIENCE_MS = 30_000;

export const ALLEGATION = "My roommate ate the last slice of my pizza three times this week and calls it a favour.";

export interface Filing {
  allegation?: string;
  judgePersonality?: JudgePersonality;
  /** Whether a link preview may show the allegation. */
  previewAllowed?: boolean;
}

/** A suit that waits for its opponent. */
export interface FiledCase {
  uuid: string;
  /** Where it is swiped. */
  path: string;
  /** Where it says that it is filed. */
  sentPath: string;
  /** The invitation. */
  link: string;
  plaintiff: Guest;
}

/** A suit whose two seats are taken. */
export interface JoinedCase extends FiledCase {
  defendant: Guest;
}

export async function aFiledCase(filing: Filing = {}, somebody?: Guest): Promise<FiledCase> {
  const plaintiff = somebody ?? (await aGuest("Robin"));
  const answer = v.object({ suitUuid: v.string() });
  const { suitUuid: uuid } = await plaintiff.call("/api/pettysuits", answer, toBody(plaintiff, filing));
  const link = await invite(plaintiff, "pettysuit", uuid);
  return { uuid, path: `/pettysuit/${uuid}`, sentPath: `/pettysuits/${uuid}/sent`, link, plaintiff };
}

export async function aJoinedCase(filing: Filing = {}): Promise<JoinedCase> {
  const filed = await aFiledCase(filing);
  return { ...filed, defendant: await sitDown(filed.link) };
}

/** A suit with its ruling: the plaintiff says yes to everything, and the defendant no. */
export async function aDecidedCase(filing: Filing = {}): Promise<JoinedCase> {
  const joined = await aJoinedCase(filing);
  await answerAll(joined.uuid, joined.plaintiff, ["yes"]);
  await answerAll(joined.uuid, joined.defendant, ["no"]);
  await seeRuling(joined);
  return joined;
}

/** Takes the opponent's seat in a case of either kind by its invitation. */
export async function sitDown(link: string, who: string | Guest = "Sam"): Promise<Guest> {
  const guest = typeof who === "string" ? await aGuest(who) : who;
  const recaptchaToken = await solveHumanCheck("join_invitation");
  const token = new URL(link).pathname.split("/").at(-1);
  await guest.call(`/api/invitations/${token}/join`, v.unknown(), { userUuid: guest.uuid, recaptchaToken });
  return guest;
}

/** Answers a suit's questions in order, one plea each and the last for the rest; all but the last `left`. */
export async function answerAll(uuid: string, guest: Guest, pleas: Plea[], { left = 0 } = {}): Promise<void> {
  const path = `/api/pettysuits/${uuid}`;
  const questions = await guest.call(`${path}/questions`, v.array(v.object({ uuid: v.string() })));
  for (const [place, question] of questions.slice(0, questions.length - left).entries()) {
    const answer = answerOf(pleas[place] ?? pleas.at(-1) ?? "yes");
    await guest.call(`${path}/answers`, v.unknown(), { userUuid: guest.uuid, questionUuid: question.uuid, ...answer });
  }
}

/** Shares a party's verdict. Gives the path of its card. */
export async function shareCard(uuid: string, party: Guest): Promise<string> {
  const { link } = await party.call(`/api/verdicts/${uuid}/share`, v.object({ link: v.string() }), {});
  return new URL(link).pathname;
}

/** Waits until the court has ruled on a suit. */
export async function seeRuling({ uuid, plaintiff }: FiledCase): Promise<void> {
  const read = () => plaintiff.call(`/api/pettysuits/${uuid}/verdict`, v.unknown());
  await vi.waitFor(read, { timeout: PATIENCE_MS });
}

/** A case to be argued live that waits for its opponent. */
export interface FiledCourtroom {
  uuid: string;
  code: string;
  /** Where it is argued. */
  path: string;
  /** The invitation. */
  link: string;
  plaintiff: Guest;
}

export async function aCourtroom(filing: Filing = {}, somebody?: Guest): Promise<FiledCourtroom> {
  const plaintiff = somebody ?? (await aGuest("Robin"));
  const answer = v.object({ courtroomUuid: v.string(), code: v.string() });
  const { courtroomUuid: uuid, code } = await plaintiff.call("/api/courtrooms", answer, toBody(plaintiff, filing));
  return { uuid, code, path: `/courtroom/${uuid}`, link: await invite(plaintiff, "courtroom", uuid), plaintiff };
}

function toBody(plaintiff: Guest, filing: Filing) {
  return {
    creatorUuid: plaintiff.uuid,
    creatorDisplayName: plaintiff.displayName,
    allegation: ALLEGATION,
    judgePersonality: "Yoda",
    ...filing,
  };
}

/** Makes the invitation of a case, and gives its link. */
async function invite(plaintiff: Guest, kind: CaseKind, uuid: string): Promise<string> {
  const { token } = await plaintiff.call(`/api/${kind}s/${uuid}/invitations`, v.object({ token: v.string() }), {
    createdByUuid: plaintiff.uuid,
    recaptchaToken: await solveHumanCheck("create_invitation"),
  });
  return `${inject("origin")}/invite/${token}`;
}
