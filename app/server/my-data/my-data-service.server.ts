import { toSessionView } from "~/domain/account/session";
import { byKind } from "~/domain/case/case-kind";
import { MY_DATA_VERSION, type MyData } from "~/domain/my-data/my-data";
import { dateOf } from "~/domain/streak/local-day";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireCsrfToken } from "../account/csrf-token.server";
import { requireFreshLogin } from "../account/require-viewer.server";
import { selectEverySession } from "../account/session-repository.server";
import type { Visitor } from "../account/visitor.server";
import { selectEveryAdEventOf } from "../ad/ad-repository.server";
import { builtInAd } from "../ad/deal-ads.server";
import { selectBadges, selectCounts } from "../badge/badge-repository.server";
import { toEarned } from "../badge/read-shelves.server";
import { type CaseRow, selectEveryCaseOf } from "../case/case-repository.server";
import { firstDecision, firstVerdict, selectEveryVerdictOf } from "../case/verdict-repository.server";
import { toCourtroom } from "../courtroom/to-courtroom.server";
import { wholeTestimony } from "../deck/whole-testimony.server";
import type { Dependencies } from "../dependencies.server";
import { selectEveryActOf } from "../moderation/moderation-repository.server";
import { selectEveryNoticeOf } from "../notice/notice-repository.server";
import { selectEveryDeviceOf, selectNoticeSettings } from "../notice/notice-settings-repository.server";
import { toNotice, toNoticePreferences } from "../notice/to-notice.server";
import { countReferred } from "../referral/referral-repository.server";
import { selectEveryReportOf } from "../report/report-repository.server";
import { selectEveryActiveDayOf } from "../streak/streak-repository.server";
import { selectEveryTopicOf, selectEveryVoteOf } from "../topic/topic-repository.server";
import { selectEveryShareOf } from "../verdict/share-repository.server";
import {
  selectEveryAnswerOf,
  selectEveryQuestionOf,
  selectFormerGuests,
  selectOwnProfile,
} from "./my-data-repository.server";
import { toMoment, toMyCourtroom, toMyDilemma, toMySuit } from "./to-my-cases.server";

/** So many courtrooms are asked at once for what was said there, or files of the archive: each is a call of its own. */
const ASKED_AT_ONCE = 8;

/** Everything of a person's that the court keeps, for themselves (docs/rules.md#my-data). */
export function createMyDataService(
  deps: Pick<Dependencies, "database" | "clock" | "archive" | "courtroom" | "secret">,
) {
  const { database, clock, archive, courtroom, secret } = deps;

  /**
   * Everything of the viewer's, in one round trip to the database, one call to each of their courtrooms and one for
   * each of their cases of which the testimony lies in the archive. Holds no secret and nothing of the other party's
   * that they can't read in their cases (docs/rules.md#blind-testimony). Refuses with `no_session`, and with
   * `login_too_old` where the login was too long ago. Where any of these can't be reached it fails as a whole: half an
   * account would look like all of it.
   */
  async function readMyData(visitor: Visitor): Promise<MyData> {
    const now = clock();
    const own = viewerUuid(visitor.tokenHash, now);
    const [
      viewers,
      profiles,
      guests,
      sessions,
      cases,
      verdicts,
      questions,
      answers,
      shares,
      adEvents,
      votes,
      topics,
      reports,
      acts,
      badges,
      counts,
      activeDays,
      notices,
      noticeSettings,
      pushDevices,
      referred,
    ] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectOwnProfile(database, own),
      selectFormerGuests(database, own),
      selectEverySession(database, own, now),
      selectEveryCaseOf(database, own),
      selectEveryVerdictOf(database, own),
      selectEveryQuestionOf(database, own),
      selectEveryAnswerOf(database, own),
      selectEveryShareOf(database, own),
      selectEveryAdEventOf(database, own),
      selectEveryVoteOf(database, own),
      selectEveryTopicOf(database, own),
      selectEveryReportOf(database, own),
      selectEveryActOf(database, own),
      selectBadges(database, own),
      selectCounts(database, own),
      selectEveryActiveDayOf(database, own),
      selectEveryNoticeOf(database, own),
      selectNoticeSettings(database, own),
      selectEveryDeviceOf(database, own),
      countReferred(database, own),
    ]);
    const viewer = requireFreshLogin(visitor, viewers, now);
    const profile = profiles[0];
    const { pettysuit: suits, courtroom: rooms, dilemma: dilemmas } = byKind(cases);
    const of = ({ uuid }: CaseRow) => {
      const isOfCase = ({ caseUuid }: { caseUuid: string | null }) => caseUuid === uuid;
      const ruled = verdicts.filter(isOfCase);
      return {
        verdict: firstVerdict(ruled),
        decision: firstDecision(ruled),
        shares: shares.filter(isOfCase),
      };
    };
    const testified = async (row: CaseRow) => {
      const isOfCase = ({ caseUuid }: { caseUuid: string }) => caseUuid === row.uuid;
      const stored = { questions: questions.filter(isOfCase), answers: answers.filter(isOfCase) };
      const whole = await wholeTestimony(archive, { row, ruling: verdicts.find(isOfCase) }, stored);
      return { ...whole, answers: whole.answers.filter(({ userUuid }) => userUuid === viewer.uuid) };
    };
    const said = await inTurns(rooms, async (row) => {
      // Nobody has ever been in a courtroom that nobody joined.
      return row.opponentUuid === null ? [] : courtroom.readMessages(toCourtroom(row, of(row).verdict));
    });
    const [sworn, pondered] = [await inTurns(suits, testified), await inTurns(dilemmas, testified)];
    return {
      version: MY_DATA_VERSION,
      exportedAt: new Date(now).toISOString(),
      profile: {
        ...viewer,
        hidesStreaks: profile?.hidesStreaks ?? false,
        isModerator: profile?.isModerator ?? false,
        bannedFromTopicsAt: toMoment(profile?.bannedFromTopicsAt ?? null),
        emailVerifiedAt: toMoment(profile?.emailVerifiedAt ?? null),
        cameByALink: profile?.referredByUuid != null,
        referred: referred[0]?.came ?? 0,
        createdAt: new Date(profile?.createdAt ?? now).toISOString(),
        formerGuests: guests.map((guest) => ({ ...guest, createdAt: new Date(guest.createdAt).toISOString() })),
      },
      devices: sessions.map((session) => toSessionView(session, visitor.sessionId)),
      pettysuits: sworn.map(({ row, gave }) => toMySuit(row, viewer.uuid, { ...of(row), ...gave })),
      courtrooms: said.map(({ row, gave }) => toMyCourtroom(row, viewer.uuid, { ...of(row), messages: gave })),
      dilemmas: pondered.map(({ row, gave }) => toMyDilemma(row, { ...of(row), ...gave })),
      sponsoredCards: adEvents.map(({ adUuid, title, source, placement, action, createdAt }) => ({
        title: title ?? builtInAd(adUuid)?.title ?? null,
        ...{ source, placement, action },
        at: new Date(createdAt).toISOString(),
      })),
      topicVotes: votes.map(({ title, agrees, createdAt }) => ({
        ...{ topic: title, vote: agrees },
        at: new Date(createdAt).toISOString(),
      })),
      submittedTopics: topics.map(({ title, status, rejectionReason, createdAt, decidedAt }) => ({
        ...{ title, status, rejectionReason },
        submittedAt: new Date(createdAt).toISOString(),
        decidedAt: toMoment(decidedAt),
      })),
      badges: toEarned(badges),
      counts,
      activeDays: activeDays.map(({ day }) => dateOf(day)),
      reports: reports.map(({ subjectKind, reason, note, status, createdAt }) => ({
        ...{ about: subjectKind, reason, note, status },
        at: new Date(createdAt).toISOString(),
      })),
      notices: notices.map((row) => {
        const { title, body, link, createdAt: at } = toNotice(row);
        return { title, body, link, at, readAt: toMoment(row.readAt) };
      }),
      notifications: {
        ...toNoticePreferences(noticeSettings[0]),
        devices: pushDevices.map(({ device, channel, registeredAt }) => ({
          ...{ device, channel },
          since: new Date(registeredAt).toISOString(),
        })),
      },
      moderation: acts.map(({ action, subjectKind, reason, createdAt }) => ({
        ...{ action, about: subjectKind, reason },
        at: new Date(createdAt).toISOString(),
      })),
    };
  }

  return {
    readMyData,

    /** The same as a download, which wants the session's CSRF token (docs/rules.md#requests-from-other-sites). */
    async exportMyData(visitor: Visitor, csrfToken: string | undefined): Promise<MyData> {
      await requireCsrfToken(secret, visitor, csrfToken);
      return readMyData(visitor);
    },
  };
}

/** Asks for each row, a few at a time, and gives what each gave in the rows' order. */
async function inTurns<Row, Given>(
  rows: readonly Row[],
  ask: (row: Row) => Promise<Given>,
): Promise<{ row: Row; gave: Given }[]> {
  const answers: { row: Row; gave: Given }[] = [];
  for (let from = 0; from < rows.length; from += ASKED_AT_ONCE) {
    const turn = rows.slice(from, from + ASKED_AT_ONCE);
    answers.push(...(await Promise.all(turn.map(async (row) => ({ row, gave: await ask(row) })))));
  }
  return answers;
}
