import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { CODE_REQUEST_LIMITS } from "~/domain/account/code-request-limits";
import { DESK_TOPICS_READ } from "~/domain/moderation/desk";
import { LOG_ENTRIES_READ } from "~/domain/moderation/moderation-log";
import { REPORTS_READ } from "~/domain/report/report";
import * as accountRepository from "~/server/account/account-repository.server";
import * as emailCodeRepository from "~/server/account/email-code-repository.server";
import * as sessionRepository from "~/server/account/session-repository.server";
import * as adRepository from "~/server/ad/ad-repository.server";
import * as badgeRepository from "~/server/badge/badge-repository.server";
import * as caseRepository from "~/server/case/case-repository.server";
import * as verdictRepository from "~/server/case/verdict-repository.server";
import * as courtroomRepository from "~/server/courtroom/courtroom-repository.server";
import { openDatabase } from "~/server/database/client.server";
import * as deckRepository from "~/server/deck/deck-repository.server";
import * as docketRepository from "~/server/docket/docket-repository.server";
import * as vacateRepository from "~/server/docket/vacate-repository.server";
import * as erasureRepository from "~/server/erasure/erasure-repository.server";
import * as forgetCaseRepository from "~/server/erasure/forget-case-repository.server";
import * as humanCheckRepository from "~/server/human-check/human-check-repository.server";
import * as invitationRepository from "~/server/invitation/invitation-repository.server";
import * as moderationRepository from "~/server/moderation/moderation-repository.server";
import * as myDataRepository from "~/server/my-data/my-data-repository.server";
import * as noteRepository from "~/server/notice/note-repository.server";
import * as noticeRepository from "~/server/notice/notice-repository.server";
import * as noticeSettingsRepository from "~/server/notice/notice-settings-repository.server";
import * as trackRecordRepository from "~/server/profile/track-record-repository.server";
import * as referralRepository from "~/server/referral/referral-repository.server";
import * as reportRepository from "~/server/report/report-repository.server";
import * as streakRepository from "~/server/streak/streak-repository.server";
import * as topicRepository from "~/server/topic/topic-repository.server";
import * as shareRepository from "~/server/verdict/share-repository.server";
import { addStrangers, restoreOwn } from "../support/grown-court";
import { storedRows } from "../support/stored";

const database = openDatabase(env.DB);

const account = accountRepository;
const ad = adRepository;
const session = sessionRepository;
const emailCode = emailCodeRepository;
const courtroom = courtroomRepository;
const deck = deckRepository;
const share = shareRepository;
const erasure = erasureRepository;
const forgetCase = forgetCaseRepository;
const myData = myDataRepository;
const moderation = moderationRepository;
const report = reportRepository;
const topic = topicRepository;
const badge = badgeRepository;
const streak = streakRepository;
const docket = docketRepository;
const referral = referralRepository;
const note = noteRepository;
const notice = noticeRepository;
const noticeSettings = noticeSettingsRepository;

const UUID = "00000000-0000-4000-8000-000000000000";
const NOW = 1_800_000_000_000;

interface Query {
  toSQL(): { sql: string; params: unknown[] };
}

const party = { caseUuid: UUID, userUuid: UUID, completedAt: NOW };
const seated = { uuid: UUID, creatorUuid: UUID, opponentUuid: UUID };
const answer = { caseUuid: UUID, userUuid: UUID, seat: "creator", questionUuid: UUID } as const;
const invitation = { token: "token", createdByUuid: UUID, createdAt: NOW, expiresAt: NOW };
/** By the secret of today and the one of before. */
const KEYS = ["key", "key of before"] as const;
const requester = { addressKeys: KEYS, networkKeys: KEYS, browserKeys: [""] as const };
const [ADDRESS_LIMIT, , NETWORK_LIMIT, BOTH_LIMIT] = CODE_REQUEST_LIMITS;
const seat = { opponentUuid: UUID, opponentDisplayName: "Sam", joinedAt: NOW };

const filing = {
  uuid: UUID,
  kind: "courtroom",
  clientId: UUID,
  creatorUuid: UUID,
  creatorDisplayName: "Robin",
  allegation: "He hums.",
  tone: "Fun",
  judgePersonality: "Strict",
  previewAllowed: true,
  status: "pending",
  createdAt: NOW,
} as const;

const ruling = {
  caseName: "Robin v. Sam",
  winner: "other",
  rationale: "He hums.",
  punishment: "He hums outside.",
  judgePersonality: "Strict",
  judgeId: "house@1",
  finding: { exhibits: [], blame: { creator: 50, opponent: 50 } },
  createdAt: NOW,
} satisfies Omit<Parameters<typeof verdictRepository.insertVerdict>[1], "caseUuid" | "round">;

const adEvent = {
  uuid: UUID,
  adUuid: UUID,
  userUuid: UUID,
  caseUuid: UUID,
  source: "pettyswipe",
  placement: "midAd",
  action: "saved",
  createdAt: NOW,
} as const;

const activeDay = { userUuid: UUID, day: 20_780, daily: 1, weekly: 1, frozenWeek: null, notedAt: NOW };

const act = {
  uuid: UUID,
  moderatorUuid: UUID,
  action: "approve",
  subjectKind: "topic",
  subjectId: UUID,
  reason: null,
  createdAt: NOW,
} as const;
const dealing = { userUuid: account.viewerUuid("hash", NOW), now: NOW, count: 50 };

const leaving = {
  ...({ userUuid: UUID, seat: "creator", opposite: UUID } as const),
  ...{ allegation: "[removed]", ruledAt: NOW, questionCount: 8 },
};
const ruled = { caseUuid: UUID, ruledAt: NOW };

const badgeEvent = {
  kind: "badge",
  event: "badge:casesWon:1",
  detail: { badge: { category: "casesWon", threshold: 1 } },
  createdAt: NOW,
} as const;
const device = { channel: "web", address: "https://push.court.test/1", createdAt: NOW } as const;
const claimed = { own: account.viewerUuid("hash", NOW), claimedUuid: UUID };

/** Every query of the product. A repository's function that is missing here fails the last test. */
const QUERIES: Record<string, Query> = {
  selectViewer: account.selectViewer(database, "hash", NOW),
  selectUser: account.selectUser(database, UUID),
  insertUser: account.insertUser(database, { uuid: UUID, displayName: "Robin", createdAt: NOW }),
  selectUserByEmail: account.selectUserByEmail(database, "robin@court.example"),
  selectUserByUsername: account.selectUserByUsername(database, "Robin"),
  updateProfile: account.updateProfile(database, UUID, { displayName: "Robin", avatar: null }),
  updateEmail: account.updateEmail(database, UUID, "robin@court.example", NOW),
  updateAccount: account.updateAccount(database, UUID, { username: "robin", displayName: "Robin", avatar: null }),
  updateAdsWanted: account.updateAdsWanted(database, account.viewerUuid("hash", NOW), false),
  selectTopicBan: account.selectTopicBan(database, account.viewerUuid("hash", NOW)),
  markMerged: account.markMerged(database, UUID, UUID),
  selectSessions: session.selectSessions(database, account.viewerUuid("hash", NOW), NOW),
  insertSession: session.insertSession(database, {
    tokenHash: "hash",
    userUuid: UUID,
    id: "id",
    device: "Chrome on Android",
    createdAt: NOW,
    expiresAt: NOW,
  }),
  updateSessionExpiry: session.updateSessionExpiry(database, "hash", NOW),
  replaceSessionToken: session.replaceSessionToken(database, "hash", {
    tokenHash: "new hash",
    createdAt: NOW,
    expiresAt: NOW,
  }),
  moveSessions: session.moveSessions(database, UUID),
  selectSession: session.selectSession(database, "hash"),
  deleteSession: session.deleteSession(database, "hash"),
  deleteSessionById: session.deleteSessionById(database, account.viewerUuid("hash", NOW), "id"),
  deleteOtherSessions: session.deleteOtherSessions(database, account.viewerUuid("hash", NOW), "hash"),
  deleteExpiredSessions: session.deleteExpiredSessions(database, "hash", NOW),
  "selectCodeRequests of an address": emailCode.selectCodeRequests(database, ADDRESS_LIMIT, requester, NOW),
  "selectCodeRequests of a network": emailCode.selectCodeRequests(database, NETWORK_LIMIT, requester, NOW),
  "selectCodeRequests of both": emailCode.selectCodeRequests(database, BOTH_LIMIT, requester, NOW),
  insertCodeRequest: emailCode.insertCodeRequest(database, "id", requester, NOW),
  deleteCodeRequest: emailCode.deleteCodeRequest(database, "id"),
  deleteOldCodeRequests: emailCode.deleteOldCodeRequests(database, NOW),
  upsertEmailCode: emailCode.upsertEmailCode(database, {
    key: "key",
    addressKey: "address",
    codeHash: "hash",
    expiresAt: NOW,
  }),
  deleteCodesOfBefore: emailCode.deleteCodesOfBefore(database, KEYS),
  selectEmailCode: emailCode.selectEmailCode(database, KEYS),
  tryEmailCode: emailCode.tryEmailCode(database, KEYS, NOW),
  giveBackTry: emailCode.giveBackTry(database, "key"),
  spendEmailCode: emailCode.spendEmailCode(database, "key"),
  deleteExpiredEmailCodes: emailCode.deleteExpiredEmailCodes(database, NOW),
  selectOwnProfile: myData.selectOwnProfile(database, account.viewerUuid("hash", NOW)),
  selectFormerGuests: myData.selectFormerGuests(database, account.viewerUuid("hash", NOW)),
  selectEverySession: session.selectEverySession(database, account.viewerUuid("hash", NOW), NOW),
  selectEveryQuestionOf: myData.selectEveryQuestionOf(database, account.viewerUuid("hash", NOW)),
  selectEveryAnswerOf: myData.selectEveryAnswerOf(database, account.viewerUuid("hash", NOW)),
  selectNamesOf: erasure.selectNamesOf(database, account.viewerUuid("hash", NOW)),
  selectSeatNamesOf: erasure.selectSeatNamesOf(database, account.viewerUuid("hash", NOW)),
  forgetPerson: erasure.forgetPerson(database, UUID, NOW),
  deleteEverySession: erasure.deleteEverySession(database, UUID),
  forgetSeatName: erasure.forgetSeatName(database, UUID, "creator"),
  "forgetSeatName of an opponent": erasure.forgetSeatName(database, UUID, "opponent"),
  deleteEmailCodes: erasure.deleteEmailCodes(database, KEYS),
  deleteCodeRequestsOf: erasure.deleteCodeRequestsOf(database, KEYS),
  deleteAdEventsOf: erasure.deleteAdEventsOf(database, UUID),
  deleteVotesOf: erasure.deleteVotesOf(database, UUID),
  deleteUnpublishedTopicsOf: erasure.deleteUnpublishedTopicsOf(database, UUID),
  forgetReporter: erasure.forgetReporter(database, UUID),
  forgetModerator: erasure.forgetModerator(database, UUID),
  forgetModerated: erasure.forgetModerated(database, UUID),
  forgetTopicAuthor: erasure.forgetTopicAuthor(database, UUID),
  selectLeaving: erasure.selectLeaving(database, UUID),
  selectCasesToForget: erasure.selectCasesToForget(database, UUID, 20),
  emptyPerson: erasure.emptyPerson(database, UUID),
  selectVacatedVerdicts: forgetCase.selectVacatedVerdicts(database, UUID),
  deleteCase: forgetCase.deleteCase(database, UUID, UUID),
  insertDismissal: forgetCase.insertDismissal(database, UUID, { ...ruling, round: 1 }),
  overruleDefault: forgetCase.overruleDefault(database, UUID, { createdAt: NOW }, ruling),
  strikeTestimony: forgetCase.strikeTestimony(database, UUID, "creator", ["Did he?"]),
  strikeVerdict: forgetCase.strikeVerdict(database, UUID, ruling),
  strikeVacatedVerdict: forgetCase.strikeVacatedVerdict(database, UUID, { ...ruling, round: 1 }),
  strikeQuotes: forgetCase.strikeQuotes(database, UUID),
  forgetInviter: forgetCase.forgetInviter(database, UUID, UUID),
  forgetSeat: forgetCase.forgetSeat(database, UUID, leaving),
  selectBadges: badge.selectBadges(database, account.viewerUuid("hash", NOW)),
  selectCounts: badge.selectCounts(database, account.viewerUuid("hash", NOW)),
  takeUnseenBadge: badge.takeUnseenBadge(database, account.viewerUuid("hash", NOW), NOW),
  takeUnseenOfCategory: badge.takeUnseenBadge(database, account.viewerUuid("hash", NOW), NOW, "invitesSent"),
  markInvitationsSent: badge.markInvitationsSent(database, account.viewerUuid("hash", NOW), NOW),
  copyGuestBadges: badge.copyGuestBadges(database, UUID),
  deleteGuestBadges: badge.deleteGuestBadges(database, UUID),
  deleteEmptyCounts: badge.deleteEmptyCounts(database, UUID),
  selectStreakDays: streak.selectStreakDays(database, account.viewerUuid("hash", NOW)),
  insertActiveDay: streak.insertActiveDay(database, activeDay),
  copyGuestDays: streak.copyGuestDays(database, UUID),
  restateDays: streak.restateDays(database, UUID),
  deleteGuestDays: streak.deleteGuestDays(database, UUID),
  selectEveryActiveDayOf: streak.selectEveryActiveDayOf(database, account.viewerUuid("hash", NOW)),
  updateStreaksHidden: streak.updateStreaksHidden(database, account.viewerUuid("hash", NOW), true),
  selectStreaksHidden: streak.selectStreaksHidden(database, account.viewerUuid("hash", NOW)),
  deleteCountsOf: erasure.deleteCountsOf(database, UUID),
  deleteBadgesOf: erasure.deleteBadgesOf(database, UUID),
  deleteActiveDaysOf: erasure.deleteActiveDaysOf(database, UUID),
  selectTrackRecord: trackRecordRepository.selectTrackRecord(database, account.viewerUuid("hash", NOW)),
  selectQuestions: deck.selectQuestions(database, UUID),
  selectQuestionsForJudge: deck.selectQuestionsForJudge(database, UUID),
  "insertQuestions of a text": deck.insertQuestions(
    database,
    { uuid: UUID, allegation: "He ate it" },
    [{ prompt: "Did he?", weight: null }],
    () => UUID,
  ),
  insertQuestions: deck.insertQuestions(database, UUID, [{ prompt: "Did he?", weight: null }], () => UUID),
  selectVisibleAnswers: deck.selectVisibleAnswers(database, UUID, UUID, NOW),
  "selectVisibleAnswers of a session": deck.selectVisibleAnswers(database, UUID, account.viewerUuid("hash", NOW), NOW),
  selectAnswersForJudge: deck.selectAnswersForJudge(database, UUID),
  deleteDeck: deck.deleteDeck(database, seated, NOW),
  insertAnswer: deck.insertAnswer(database, { ...answer, answerBoolean: true, createdAt: NOW }),
  deleteLastAnswer: deck.deleteLastAnswer(database, answer),
  selectCase: caseRepository.selectCase(database, UUID),
  selectCaseByCode: caseRepository.selectCaseByCode(database, "ABCDEF"),
  countReferred: referral.countReferred(database, account.viewerUuid("hash", NOW)),
  moveReferred: referral.moveReferred(database, UUID),
  forgetReferrer: erasure.forgetReferrer(database, UUID),
  "insertUser by a link": account.insertUser(database, { uuid: UUID, displayName: "Sam", createdAt: NOW }, UUID),
  selectCasesOf: caseRepository.selectCasesOf(database, UUID, "pettysuit", 25),
  "selectCasesOf a session": caseRepository.selectCasesOf(database, account.viewerUuid("hash", NOW), "courtroom", 200),
  selectEveryCaseOf: caseRepository.selectEveryCaseOf(database, account.viewerUuid("hash", NOW)),
  selectFiling: caseRepository.selectFiling(database, { creatorUuid: UUID, clientId: UUID, kind: "courtroom" }),
  insertCase: caseRepository.insertCase(database, { ...filing, code: "ABCDEF" }),
  takeSeat: caseRepository.takeSeat(database, UUID, seat),
  settleCase: caseRepository.settleCase(database, UUID, NOW),
  moveCreatedCases: caseRepository.moveCreatedCases(database, UUID),
  moveJoinedCases: caseRepository.moveJoinedCases(database, UUID),
  insertSpentHumanCheck: humanCheckRepository.insertSpentHumanCheck(database, { id: "id", expiresAt: NOW }),
  deleteExpiredHumanChecks: humanCheckRepository.deleteExpiredHumanChecks(database, NOW),
  selectLiveAds: ad.selectLiveAds(database),
  selectAd: ad.selectAd(database, UUID),
  selectSavedAds: ad.selectSavedAds(database, account.viewerUuid("hash", NOW)),
  insertAdSeen: ad.insertAdSeen(database, adEvent),
  upsertAdChoice: ad.upsertAdChoice(database, adEvent),
  selectEveryAdEventOf: ad.selectEveryAdEventOf(database, account.viewerUuid("hash", NOW)),
  moveAdEvents: ad.moveAdEvents(database, UUID),
  insertReport: report.insertReport(database, {
    ...{ uuid: UUID, subjectKind: "topic", subjectId: UUID, reporterUuid: UUID, reason: "abuse", status: "open" },
    createdAt: NOW,
  }),
  selectOpenReports: report.selectOpenReports(database),
  selectReportedCase: report.selectReportedCase(database, UUID),
  overruleReports: report.overruleReports(database, { kind: "topic", id: UUID }),
  settleReports: report.settleReports(database, { kind: "topic", id: UUID }, "upheld"),
  selectEveryReportOf: report.selectEveryReportOf(database, account.viewerUuid("hash", NOW)),
  deleteRepeatedReports: report.deleteRepeatedReports(database, UUID),
  moveReports: report.moveReports(database, UUID),
  selectDeskMember: moderation.selectDeskMember(database, "hash", NOW),
  selectTopicQueue: moderation.selectTopicQueue(database),
  selectTopicsOfStatus: moderation.selectTopicsOfStatus(database, "rejected", undefined),
  "selectTopicsOfStatus of a later page": moderation.selectTopicsOfStatus(database, "rejected", UUID),
  selectDeskPeople: moderation.selectDeskPeople(database, ["robin@court.example"]),
  selectTopicStatus: moderation.selectTopicStatus(database, UUID),
  stepTopic: moderation.stepTopic(database, UUID, "approve", { reason: null, now: NOW }),
  logTopicStep: moderation.logTopicStep(database, act, "approve"),
  markShare: moderation.markShare(database, "link", NOW),
  "markShare of what comes back": moderation.markShare(database, "link", null),
  logShareMark: moderation.logShareMark(database, act, NOW),
  logSettling: moderation.logSettling(database, act),
  changeAccount: moderation.changeAccount(database, "robin", { isModerator: true }),
  logAccountChange: moderation.logAccountChange(database, act, "robin"),
  logAdChange: moderation.logAdChange(database, act, "paused"),
  insertAct: moderation.insertAct(database, act),
  selectLog: moderation.selectLog(database, UUID),
  selectEveryActOf: moderation.selectEveryActOf(database, account.viewerUuid("hash", NOW)),
  selectDeskAds: ad.selectDeskAds(database),
  insertAd: ad.insertAd(database, {
    ...{ uuid: UUID, slug: "left-socks", title: "Socks", body: "Left ones.", status: "live", createdAt: NOW },
  }),
  updateAdStatus: ad.updateAdStatus(database, UUID, "paused"),
  selectTopicsFrom: topic.selectTopicsFrom(database, dealing),
  selectTopicsBefore: topic.selectTopicsBefore(database, dealing),
  upsertVote: topic.upsertVote(
    database,
    { tokenHash: "hash", userUuid: UUID },
    { topicUuid: UUID, agrees: true, createdAt: NOW },
  ),
  selectVoteCounts: topic.selectVoteCounts(database, UUID),
  selectSameTopic: topic.selectSameTopic(database, account.viewerUuid("hash", NOW), "Humming."),
  selectTitles: topic.selectTitles(database, "approved"),
  countWaitingTopics: topic.countWaitingTopics(database, account.viewerUuid("hash", NOW)),
  insertTopic: topic.insertTopic(database, {
    ...{ uuid: UUID, title: "Clapping when the plane lands.", status: "pending", authorUuid: UUID, createdAt: NOW },
  }),
  selectSubmittedTopics: topic.selectSubmittedTopics(database, UUID),
  selectEveryTopicOf: topic.selectEveryTopicOf(database, account.viewerUuid("hash", NOW)),
  selectEveryVoteOf: topic.selectEveryVoteOf(database, account.viewerUuid("hash", NOW)),
  copyGuestVotes: topic.copyGuestVotes(database, UUID),
  deleteGuestVotes: topic.deleteGuestVotes(database, UUID),
  selectInvitationByCode: courtroom.selectInvitationByCode(database, "ABCDEF"),
  selectOpenInvitationByCode: courtroom.selectOpenInvitationByCode(database, "ABCDEF", NOW),
  selectOpenCourtrooms: courtroom.selectOpenCourtrooms(database, account.viewerUuid("hash", NOW)),
  selectInvitation: invitationRepository.selectInvitation(database, UUID),
  selectInvitedCase: invitationRepository.selectInvitedCase(database, "token"),
  upsertInvitation: invitationRepository.upsertInvitation(database, UUID, invitation),
  moveInvitations: invitationRepository.moveInvitations(database, UUID),
  reopenForParty: vacateRepository.reopenForParty(database, UUID, { userUuid: UUID, now: NOW }),
  takeJudgedSeat: vacateRepository.takeJudgedSeat(database, UUID, seat),
  renewInvitation: vacateRepository.renewInvitation(database, UUID, NOW),
  keepVacated: vacateRepository.keepVacated(database, UUID),
  removeVacated: vacateRepository.removeVacated(database, UUID),
  completeFinishedParty: deck.completeFinishedParty(database, { ...party, seat: "creator" }),
  "completeFinishedParty of an opponent": deck.completeFinishedParty(database, { ...party, seat: "opponent" }),
  restFormerGuests: deck.restFormerGuests(database, UUID, NOW),
  selectVerdict: verdictRepository.selectVerdict(database, UUID),
  selectVerdictsOf: verdictRepository.selectVerdictsOf(database, UUID, "courtroom", 25),
  selectEveryVerdictOf: verdictRepository.selectEveryVerdictOf(database, account.viewerUuid("hash", NOW)),
  insertVerdict: verdictRepository.insertVerdict(
    database,
    { caseUuid: UUID, round: 1, ...ruling },
    { opponentUuid: null, extendedAt: null },
  ),
  "insertVerdict on answers": verdictRepository.insertVerdict(
    database,
    { caseUuid: UUID, round: 1, ...ruling },
    { opponentUuid: UUID, extendedAt: NOW },
    deck.areAnswersUnchanged(UUID, [{ createdAt: NOW }]),
  ),
  "selectCase of a link": caseRepository.selectCase(database, share.sharedCaseUuid("link")),
  "selectVerdict of an invitation": verdictRepository.selectVerdict(
    database,
    invitationRepository.invitedCaseUuid("token"),
  ),
  "selectVerdict of a link": verdictRepository.selectVerdict(database, share.sharedCaseUuid("link")),
  selectShares: share.selectShares(database, UUID),
  selectEveryShareOf: share.selectEveryShareOf(database, account.viewerUuid("hash", NOW)),
  selectShare: share.selectShare(database, "link"),
  insertShare: share.insertShare(database, ruled, { shareId: "link", madeBy: "creator", createdAt: NOW }),
  sealShare: share.sealShare(database, ruled, { by: "creator", at: NOW }),
  insertSeal: share.insertSeal(database, ruled, { shareId: "link", by: "creator", at: NOW }),
  sealSharesOf: share.sealSharesOf(database, UUID, NOW),
  markReminded: caseRepository.markReminded(database, { uuid: UUID, remindedAt: null }, NOW),
  markNudged: docket.markNudged(database, UUID, NOW),
  markAsked: docket.markAsked(database, UUID, "opponent", NOW),
  extendCase: docket.extendCase(database, UUID, NOW),
  extendInvitation: docket.extendInvitation(database, UUID, NOW),
  noteEvent: note.noteEvent(database, badgeEvent, sql`uuid`, sql`from users where uuid = ${UUID}`),
  noteFiledBack: note.noteFiledBack(database, { back: UUID, by: UUID, caseUuid: UUID, token: "token" }, NOW),
  noteJoined: note.noteJoined(database, UUID, NOW),
  noteFinished: note.noteFinished(database, { caseUuid: UUID, round: 1, seat: "creator" }, NOW),
  noteRuled: note.noteRuled(database, { caseUuid: UUID, round: 1, seat: "opponent" }, NOW),
  noteRested: note.noteRested(database, { caseUuid: UUID, round: 1, seat: "opponent", after: 3 }, NOW),
  noteNudged: note.noteNudged(database, UUID, "opponent", NOW),
  noteReminded: note.noteReminded(database, { caseUuid: UUID, seat: "creator", isMissing: true, detail: {} }, NOW),
  noteTopicDecided: note.noteTopicDecided(database, UUID, { status: "rejected", reason: "Hums." }, NOW),
  unnoteTopicDecided: note.unnoteTopicDecided(database, UUID),
  noteExtended: note.noteExtended(database, UUID, NOW),
  noteReopened: note.noteReopened(database, UUID, "opponent", NOW),
  gatherMessages: note.gatherMessages(database, UUID, "creator", NOW),
  selectNotices: notice.selectNotices(database, account.viewerUuid("hash", NOW)),
  selectNoticesSince: notice.selectNoticesSince(database, UUID, NOW),
  selectNews: notice.selectNews(database, { caseUuid: UUID, event: "ruled:1:1" }, NOW),
  "selectNews with badges": notice.selectNews(database, { caseUuid: UUID, event: "ruled:1:1" }, NOW, [UUID, UUID]),
  selectEveryNoticeOf: notice.selectEveryNoticeOf(database, sql`${UUID}`),
  "selectNews of a topic": notice.selectNews(database, { topicUuid: UUID, event: "topic:1:approved" }, NOW),
  selectOutgoing: notice.selectOutgoing(database, UUID, "id", NOW),
  selectUnread: notice.selectUnread(database, UUID),
  markRead: notice.markRead(database, claimed, {}, NOW),
  "markRead of some": notice.markRead(database, claimed, { ids: ["id"] }, NOW),
  "markRead of a case": notice.markRead(database, claimed, { caseUuid: UUID }, NOW),
  deleteRepeatedNotices: notice.deleteRepeatedNotices(database, UUID),
  moveNotices: notice.moveNotices(database, UUID),
  selectNoticeSettings: noticeSettings.selectNoticeSettings(database, account.viewerUuid("hash", NOW)),
  upsertNoticeSettings: noticeSettings.upsertNoticeSettings(database, UUID, { pushEnabled: true }),
  copyGuestSettings: noticeSettings.copyGuestSettings(database, UUID),
  deleteGuestSettings: noticeSettings.deleteGuestSettings(database, UUID),
  releaseAddress: noticeSettings.releaseAddress(database, "address", noticeSettings.sessionIdOf("hash", NOW)),
  upsertDevice: noticeSettings.upsertDevice(database, noticeSettings.sessionIdOf("hash", NOW), device),
  deleteDevice: noticeSettings.deleteDevice(database, { sessionId: "session", address: "address" }),
  selectDevices: noticeSettings.selectDevices(database, UUID, NOW),
  selectReach: noticeSettings.selectReach(database, account.viewerUuid("hash", NOW), NOW),
  selectEveryDeviceOf: noticeSettings.selectEveryDeviceOf(database, account.viewerUuid("hash", NOW)),
  deleteNoticesOf: erasure.deleteNoticesOf(database, UUID),
  deleteNoticeSettingsOf: erasure.deleteNoticeSettingsOf(database, UUID),
};

/** Repository functions that are no query by themselves: pieces of queries, and shapes of rows. */
const NO_QUERIES = [
  "viewerUuid",
  "sessionIdOf",
  "formerGuests",
  "hasParty",
  "casesMovedTo",
  "newestFirst",
  "everyUuidOf",
  "toViewer",
  "toProfile",
  "toVerdict",
  "firstVerdict",
  "firstDecision",
  "sharedCaseUuid",
  "invitedCaseUuid",
  "areAnswersUnchanged",
  "hasAnswered",
  "hasVoted",
];

const repositories = [
  accountRepository,
  adRepository,
  badgeRepository,
  caseRepository,
  courtroomRepository,
  deckRepository,
  docketRepository,
  emailCodeRepository,
  erasureRepository,
  forgetCaseRepository,
  humanCheckRepository,
  invitationRepository,
  moderationRepository,
  myDataRepository,
  noteRepository,
  noticeRepository,
  noticeSettingsRepository,
  referralRepository,
  reportRepository,
  sessionRepository,
  shareRepository,
  streakRepository,
  topicRepository,
  trackRecordRepository,
  vacateRepository,
  verdictRepository,
];

function statementOf(query: Query): D1PreparedStatement {
  const { sql, params } = query.toSQL();
  return env.DB.prepare(sql).bind(...params);
}

async function planOf(query: Query): Promise<string[]> {
  const { sql, params } = query.toSQL();
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

function listed(name: string): Query {
  const query = QUERIES[name];
  if (query === undefined) throw new Error(`${name} is not in the list`);
  return query;
}

describe("the plan of a query", () => {
  it.each(Object.keys(QUERIES))("finds its rows by an index and reads no table through: %s", async (name) => {
    const scans = (await planOf(listed(name))).filter((detail) =>
      /^SCAN (?!CONSTANT ROW|\(subquery|\w+ VIRTUAL TABLE)/u.test(detail),
    );
    expect(scans).toEqual([]);
  });

  it("would show a table that is read through", async () => {
    const rows = await storedRows<{ detail: string }>("explain query plan select * from cases where tone = ?", "Fun");
    expect(rows.map(({ detail }) => detail)).toEqual(["SCAN cases"]);
  });

  it("is looked at for every query that a repository exports", () => {
    const exported = repositories.flatMap((repository) =>
      Object.entries(repository).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
    );
    const names = new Set(Object.keys(QUERIES).map((name) => name.split(" ")[0]));
    expect(exported.filter((name) => !NO_QUERIES.includes(name) && !names.has(name))).toEqual([]);
  });

  it("is looked at in every repository there is", () => {
    const found = Object.keys(import.meta.glob("../../app/server/**/*-repository.server.ts"));
    expect(found).toHaveLength(repositories.length);
  });
});

describe("the columns of a query", () => {
  const reading = Object.keys(QUERIES).filter((name) => name.startsWith("select"));

  // D1 hands a batch's rows over as objects: of two columns with one name the first would be lost without a word.
  it.each(reading)("have each a name of their own: %s", async (name) => {
    const [columns = []] = await statementOf(listed(name)).raw({ columnNames: true });
    expect(columns.length).toBeGreaterThan(0);
    expect([...new Set(columns)]).toEqual(columns);
  });
});

/** A small court, and the one that it grows to: `npm run growth` has 100,000 cases. */
const SMALL = 10;
const GROWN = inject("grownCases");

/** What is read of everybody's at once, with the most rows that a reading may cost however much there is. */
const OF_EVERYBODY: Record<string, number> = {
  // A row of what is listed, and one of each thing that it names.
  selectTopicQueue: DESK_TOPICS_READ * 2,
  selectTopicsOfStatus: DESK_TOPICS_READ * 2,
  "selectTopicsOfStatus of a later page": DESK_TOPICS_READ * 2 + 1,
  selectOpenReports: REPORTS_READ * 2,
  selectLog: LOG_ENTRIES_READ * 3 + 2,
  // An entry of the index and its row.
  selectTitles: topic.TITLES_COMPARED * 2,
};

describe("the rows that a query reads", () => {
  const small = new Map<string, number>();
  const grown = new Map<string, number>();

  beforeAll(async () => {
    await addStrangers(1, SMALL);
    // Twice: what a query changes is read by those before it the second time alone.
    await countRows(small);
    await countRows(small);
    await addStrangers(SMALL + 1, GROWN);
    await countRows(grown);
  }, 600_000);

  it.each(Object.keys(QUERIES))("are as many in a court that has grown: %s", (name) => {
    const before = small.get(name) ?? 0;
    expect(grown.get(name) ?? 0).toBeLessThanOrEqual(OF_EVERYBODY[name] ?? before * 1.2);
  });

  it("are counted of all but rows that are there already", () => {
    const uncounted = Object.keys(QUERIES).filter((name) => !(small.has(name) && grown.has(name)));
    expect(uncounted.filter((name) => !name.startsWith("insert"))).toEqual([]);
  });
});

/** How many rows each query reads, as D1 charges for them. */
async function countRows(counted: Map<string, number>): Promise<void> {
  for (const [name, query] of Object.entries(QUERIES)) {
    await restoreOwn();
    const result = await statementOf(query)
      .run()
      .catch(() => null);
    if (result !== null) counted.set(name, result.meta.rows_read);
  }
}
