import type { D1Database } from "@cloudflare/workers-types";
import type { Transcript } from "~/domain/courtroom/hearing";
import { createAccountService } from "~/server/account/account-service.server";
import { createEmailChangeService } from "~/server/account/email-change-service.server";
import { createAdService } from "~/server/ad/ad-service.server";
import { createBadgeService } from "~/server/badge/badge-service.server";
import type { Benches } from "~/server/case/case-kind.server";
import { composeKinds } from "~/server/compose-kinds.server";
import type { CourtroomPort } from "~/server/courtroom/courtroom-port.server";
import { createCourtroomService } from "~/server/courtroom/courtroom-service.server";
import type { Secret } from "~/server/crypto.server";
import { openDatabase } from "~/server/database/client.server";
import { createDeckService } from "~/server/deck/deck-service.server";
import type { TestimonyArchive } from "~/server/deck/testimony-archive.server";
import type { Dependencies } from "~/server/dependencies.server";
import { createDilemmaService } from "~/server/dilemma/dilemma-service.server";
import type { DocketPort } from "~/server/docket/docket-port.server";
import { createExtensionService } from "~/server/docket/extension-service.server";
import { lookAtCase } from "~/server/docket/look-at-case.server";
import { createNudgeService } from "~/server/docket/nudge-service.server";
import { createVacateService } from "~/server/docket/vacate-service.server";
import { createFilingService } from "~/server/filing/filing-service.server";
import type { HumanCheck } from "~/server/human-check/human-check-port.server";
import { createInvitationService } from "~/server/invitation/invitation-service.server";
import { createLoginService } from "~/server/login/login-service.server";
import { createSessionService } from "~/server/login/session-service.server";
import type { Mailer } from "~/server/mail/mail-port.server";
import { createAdDeskService } from "~/server/moderation/ad-desk-service.server";
import { createModerationService } from "~/server/moderation/moderation-service.server";
import { createNoticeService } from "~/server/notice/notice-service.server";
import type { NotifierPort } from "~/server/notice/notifier-port.server";
import { createPettysuitService } from "~/server/pettysuit/pettysuit-service.server";
import { createProfileService } from "~/server/profile/profile-service.server";
import { createReferralService } from "~/server/referral/referral-service.server";
import { createReportService } from "~/server/report/report-service.server";
import { createSubmissionService } from "~/server/topic/submission-service.server";
import { createTopicService } from "~/server/topic/topic-service.server";
import type { CardStore } from "~/server/verdict/card-store.server";
import { createSharingService } from "~/server/verdict/sharing-service.server";
import { openBench } from "../../workers/judge/bench";
import { openDilemmaBench } from "../../workers/judge/dilemma-bench";
import { houseJudge } from "../../workers/judge/house/house-judge";
import type { Judge } from "../../workers/judge/judge";
import { findForeignWords } from "../../workers/judge/language/find-foreign-words";
import { findAbuse } from "../../workers/judge/screening/find-abuse";
import { houseScreening } from "../../workers/judge/screening/screen-text";

/** Lets everyone through: factories make many people and cases, and the check has tests of its own. */
const openDoor: HumanCheck = {
  createChallenge: async () => ({ kind: "turnstile", siteKey: "test-site" }),
  accept: async () => ({ id: crypto.randomUUID(), expiresAt: Date.now() + 60_000 }),
};

export type Court = ReturnType<typeof openCourt>;

/** A docket that nothing reaches: whoever completes a case here leaves it undecided, as a lost call would. */
export const silentDocket: DocketPort = { callCase: async () => {}, scheduleLook: async () => {} };

/** A courtroom's object that nobody reaches, as when a call gets lost: the next socket brings it up to date. */
const emptyCourtroom: CourtroomPort = {
  updateCourtroom: async () => {},
  mergeGuest: async () => {},
  endSessions: async () => {},
  readMessages: async () => [],
  closeHearing: async () => null,
  reportFailure: async () => {},
  strikeMessage: async () => {},
  forgetParty: async () => {},
  forgetCourtroom: async () => {},
};

/** A notifier that nobody reaches: what is noted lies in the database. */
export const silentNotifier: NotifierPort = {
  notify: async () => {},
  tellUnread: async () => {},
  tellCase: async () => {},
  endSessions: async () => {},
  forgetPerson: async () => {},
};

/** Pictures are drawn for whoever asks the web Worker; nobody asks here. */
const noCards: CardStore = {
  getCard: () => Promise.reject(new Error("this court draws no cards")),
  getSummons: () => Promise.reject(new Error("this court draws no cards")),
  getNotice: () => Promise.reject(new Error("this court draws no notices")),
};

/** Nothing ever gets into this one. */
const emptyArchive: TestimonyArchive = {
  read: async () => null,
  keep: () => Promise.reject(new Error("this court has no archive")),
  remove: async () => {},
};

interface CourtOptions {
  clock?: () => number;
  /** Rules at once unless a test brings another. */
  docket?: Partial<DocketPort>;
  courtroom?: Partial<CourtroomPort>;
  archive?: TestimonyArchive;
  notifier?: Partial<NotifierPort>;
  judge?: Judge;
  /** In place of the house judge's, or of that judge's. */
  benches?: Benches;
  mailer?: Mailer;
  randomBytes?: (count: number) => Uint8Array;
  moderatorEmails?: string[];
  humanCheck?: HumanCheck;
  secret?: Secret;
}

function benchesOf(judge: Judge): Benches {
  const bench = openBench(judge, null);
  return { bench, decks: bench, dilemmas: openDilemmaBench(judge, null) };
}

/** The real services on a real database; the human check lets everybody pass. Factories work in it. */
export function openCourt(
  d1: D1Database,
  {
    clock = () => Date.now(),
    docket,
    courtroom,
    archive = emptyArchive,
    notifier: told,
    judge = houseJudge,
    mailer = { send: async () => {} },
    randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count)),
    moderatorEmails = [],
    humanCheck = openDoor,
    secret = "the-secret-of-a-court-that-is-for-tests",
    benches = benchesOf(judge),
  }: CourtOptions = {},
) {
  const database = openDatabase(d1);
  const newUuid = () => crypto.randomUUID();
  const courtrooms: CourtroomPort = { ...emptyCourtroom, ...courtroom };
  const notifier: NotifierPort = { ...silentNotifier, ...told };
  const kinds = composeKinds(database, courtrooms, archive);
  const dependencies: Dependencies = {
    database,
    clock,
    newUuid,
    randomBytes,
    humanCheck,
    decks: benches.decks,
    dilemmas: benches.dilemmas,
    screening: houseScreening,
    abuse: { findAbuse: async (text) => findAbuse(text) },
    languages: { findForeignWords },
    docket: {
      ...silentDocket,
      callCase: async (caseUuid) => {
        await lookAtCase({ database, benches, kinds, notifier, clock, newUuid }, caseUuid);
      },
      ...docket,
    },
    courtroom: courtrooms,
    archive,
    notifier,
    kinds,
    mailer,
    moderatorEmails,
    secret,
  };
  const filing = createFilingService(dependencies);
  return {
    kinds,
    benches,
    account: createAccountService(dependencies),
    login: createLoginService(dependencies),
    emailChange: createEmailChangeService(dependencies),
    session: createSessionService(dependencies),
    filing,
    pettysuit: createPettysuitService(dependencies),
    courtroom: createCourtroomService(dependencies),
    invitation: createInvitationService(dependencies),
    ads: createAdService(dependencies),
    deck: createDeckService(dependencies),
    dilemma: createDilemmaService({ ...dependencies, siteOrigin: "http://court.test", filing }),
    topics: createTopicService(dependencies),
    badges: createBadgeService(dependencies),
    profile: createProfileService(dependencies),
    submissions: createSubmissionService(dependencies),
    reports: createReportService(dependencies),
    referrals: createReferralService(dependencies),
    moderation: createModerationService(dependencies),
    adDesk: createAdDeskService(dependencies),
    vacate: createVacateService(dependencies),
    nudge: createNudgeService(dependencies),
    extension: createExtensionService(dependencies),
    notices: createNoticeService({ ...dependencies, push: { channel: "web", key: "key" }, isLocal: true }),
    sharing: createSharingService({ ...dependencies, cards: noCards, siteOrigin: "http://court.test" }),

    /** What the docket does when a suit's time is up by this court's clock. */
    async ruleOnSuit(suitUuid: string): Promise<void> {
      await lookAtCase({ database, benches, kinds, notifier, clock, newUuid }, suitUuid);
    },

    /** What the docket does once a court has retired: rules on what was said. */
    async ruleOnCourtroom(courtroomUuid: string, said: Transcript): Promise<void> {
      const closeHearing = async () => ({ reason: "both_ready" as const, transcript: said });
      const retired = composeKinds(database, { ...emptyCourtroom, closeHearing }, archive);
      await lookAtCase({ database, benches, kinds: retired, notifier, clock, newUuid }, courtroomUuid);
    },
  };
}
