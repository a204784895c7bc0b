import type { AnalyticsEngineDataset, D1Database, R2Bucket, SendEmail } from "@cloudflare/workers-types";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import type { JudgeCalls } from "~/domain/judge-calls";
import { createAccountService } from "./account/account-service.server";
import { createBareFormService } from "./account/bare-form.server";
import { createEmailChangeService } from "./account/email-change-service.server";
import { createAdService } from "./ad/ad-service.server";
import { createBadgeService } from "./badge/badge-service.server";
import { composeKinds } from "./compose-kinds.server";
import { createAdmissionService } from "./courtroom/admission-service.server";
import type { CourtroomPort } from "./courtroom/courtroom-port.server";
import { createCourtroomService } from "./courtroom/courtroom-service.server";
import type { Secret } from "./crypto.server";
import { openDatabase } from "./database/client.server";
import { countRoundTrips, type RoundTrips } from "./database/round-trips.server";
import { createDeckService } from "./deck/deck-service.server";
import { testimonyArchive } from "./deck/testimony-archive.server";
import type { Dependencies } from "./dependencies.server";
import { createDilemmaService } from "./dilemma/dilemma-service.server";
import type { DocketPort } from "./docket/docket-port.server";
import { createExtensionService } from "./docket/extension-service.server";
import { createNudgeService } from "./docket/nudge-service.server";
import { createVacateService } from "./docket/vacate-service.server";
import type { Settings } from "./env.server";
import { carryOutErasure } from "./erasure/carry-out.server";
import type { ErasurePort, ForgettingPort } from "./erasure/erasure-port.server";
import { createErasureService } from "./erasure/erasure-service.server";
import { createFilingService } from "./filing/filing-service.server";
import { altchaHumanCheck } from "./human-check/altcha.server";
import type { HumanCheck } from "./human-check/human-check-port.server";
import { turnstileHumanCheck } from "./human-check/turnstile.server";
import { createInvitationService } from "./invitation/invitation-service.server";
import { openJudge } from "./judge/judge-client.server";
import { createLoginService } from "./login/login-service.server";
import { createSessionService } from "./login/session-service.server";
import { composeMail } from "./mail/compose-mail.server";
import { createAdDeskService } from "./moderation/ad-desk-service.server";
import { createModerationService } from "./moderation/moderation-service.server";
import { createMyCasesService } from "./my-cases/my-cases-service.server";
import { createMyDataService } from "./my-data/my-data-service.server";
import { createNoticeService } from "./notice/notice-service.server";
import type { NotifierPort } from "./notice/notifier-port.server";
import { localPushes } from "./notice/push/local-pushes.server";
import { pushOffer } from "./notice/push/push-settings.server";
import { createPettysuitService } from "./pettysuit/pettysuit-service.server";
import { createProfileService } from "./profile/profile-service.server";
import { createReferralService } from "./referral/referral-service.server";
import { createReportService } from "./report/report-service.server";
import { createSubmissionService } from "./topic/submission-service.server";
import { createTopicService } from "./topic/topic-service.server";
import type { CardPress } from "./verdict/card-press.server";
import { r2CardStore } from "./verdict/card-store.server";
import { createSharingService } from "./verdict/sharing-service.server";
import { createVerdictService } from "./verdict/verdict-service.server";

/** What the web Worker's platform gives to the services of one request. */
export interface WebPlatform {
  d1: D1Database;
  cards: R2Bucket;
  cardPress: CardPress;
  erasure: ErasurePort;
  /** Public origin of the site, without a slash at its end. */
  siteOrigin: string;
  judge: JudgeCalls;
  docket: DocketPort;
  courtroom: CourtroomPort;
  notifier: NotifierPort;
  /** Cloudflare's mail, where the environment binds it. */
  mail?: SendEmail | undefined;
  /** The bucket of the local mailbox, where the environment binds it. */
  mailbox?: R2Bucket | undefined;
  /** Where failures are counted, where the environment binds it. */
  analytics?: AnalyticsEngineDataset | undefined;
  clock: () => number;
  /** Whether the network that asks has sent few enough forms without a script. */
  isBareFormAllowed: () => Promise<boolean>;
}

export type Services = ReturnType<typeof composeServices>;

/** Builds the services of one request from the real platform. */
export function composeServices(platform: WebPlatform, settings: Settings) {
  const { mailer, mailbox } = composeMail(platform, settings);
  const { clock, docket, courtroom, notifier, siteOrigin } = platform;
  const isLocal = settings.ENVIRONMENT === "development";
  const judge = openJudge(platform.judge);
  const cards = r2CardStore(platform.cards, platform.cardPress);
  const archive = testimonyArchive(platform.cards);
  const { database: d1, trips } = countRoundTrips(platform.d1);
  const database = openDatabase(d1);
  const dependencies: Dependencies = {
    database,
    clock,
    newUuid: () => crypto.randomUUID(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    humanCheck: composeHumanCheck(settings, clock),
    decks: judge.decks,
    dilemmas: judge.dilemmas,
    screening: judge.screening,
    abuse: judge.abuse,
    languages: judge.languages,
    docket,
    courtroom,
    notifier,
    kinds: composeKinds(database, courtroom, archive),
    archive,
    mailer,
    moderatorEmails: settings.MODERATOR_EMAILS,
    secret: secretOf(settings),
  };
  const filing = createFilingService(dependencies);
  const account = createAccountService(dependencies);
  return {
    account,
    bareForms: createBareFormService(dependencies, account, platform.isBareFormAllowed),
    login: createLoginService(dependencies),
    emailChange: createEmailChangeService(dependencies),
    session: createSessionService(dependencies),
    mailbox,
    profile: createProfileService(dependencies),
    badges: createBadgeService(dependencies),
    myData: createMyDataService(dependencies),
    erasure: createErasureService({ ...dependencies, erasure: platform.erasure }),
    humanCheck: dependencies.humanCheck,
    screening: dependencies.screening,
    filing,
    languages: dependencies.languages,
    pettysuit: createPettysuitService(dependencies),
    admission: createAdmissionService(dependencies),
    courtroom: createCourtroomService(dependencies),
    invitation: createInvitationService(dependencies),
    ads: createAdService(dependencies),
    deck: createDeckService(dependencies),
    dilemma: createDilemmaService({ ...dependencies, siteOrigin, filing }),
    topics: createTopicService(dependencies),
    submissions: createSubmissionService(dependencies),
    reports: createReportService(dependencies),
    referrals: createReferralService(dependencies),
    moderation: createModerationService(dependencies),
    adDesk: createAdDeskService(dependencies),
    myCases: createMyCasesService(dependencies),
    vacate: createVacateService(dependencies),
    nudge: createNudgeService(dependencies),
    extension: createExtensionService(dependencies),
    notices: createNoticeService({ ...dependencies, push: pushOffer(settings), isLocal }),
    /** What was pushed, on one's own machine alone. */
    localPushes: isLocal && platform.mailbox !== undefined ? localPushes(platform.mailbox) : null,
    verdict: createVerdictService({ ...dependencies, cards }),
    sharing: createSharingService({ ...dependencies, cards, siteOrigin }),
    cards,
    roundTrips: trips satisfies RoundTrips,
  };
}

function secretOf({ APP_SECRET: current, APP_SECRET_PREVIOUS: previous }: Settings): Secret {
  return previous === undefined ? current : [current, previous];
}

function composeHumanCheck(settings: Settings, clock: () => number): HumanCheck {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = settings;
  if (siteKey !== undefined && secretKey !== undefined) {
    return turnstileHumanCheck({ siteKey, secretKey }, (...request) => fetch(...request));
  }
  return altchaHumanCheck(secretOf(settings), clock);
}

/** What goes through the cases of somebody who has deleted their account. */
export function composeErasure({
  d1,
  clock,
  bucket,
  objects,
  courtroom,
}: {
  d1: D1Database;
  /** Where the testimony of decided cases is kept. */
  bucket: R2Bucket;
  clock: () => number;
  objects: ForgettingPort;
  courtroom: CourtroomPort;
}) {
  const database = openDatabase(d1);
  const archive = testimonyArchive(bucket);
  const kinds = composeKinds(database, courtroom, archive);
  return (plan: ErasurePlan, save: (plan: ErasurePlan) => Promise<void>) =>
    carryOutErasure({ database, clock, archive, objects, kinds }, plan, save);
}
