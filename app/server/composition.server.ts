import type { D1Database, R2Bucket, SendEmail } from "@cloudflare/workers-types";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import type { Bench } from "~/domain/judge/judge";
import type { Screening } from "~/domain/screening/screening";
import { createAccountService } from "./account/account-service.server";
import { createEmailChangeService } from "./account/email-change-service.server";
import { createLoginService } from "./account/login-service.server";
import { createMyDataService } from "./account/my-data-service.server";
import { createSessionService } from "./account/session-service.server";
import { createTrackRecordService } from "./account/track-record-service.server";
import type { CourtroomPort } from "./courtroom/courtroom-port.server";
import { createCourtroomService } from "./courtroom/courtroom-service.server";
import { openDatabase } from "./database/client.server";
import { countRoundTrips, type RoundTrips } from "./database/round-trips.server";
import { createDeckService } from "./deck/deck-service.server";
import type { Dependencies } from "./dependencies.server";
import { deliverCourtroomVerdict } from "./docket/deliver-courtroom-verdict.server";
import { deliverVerdict } from "./docket/deliver-verdict.server";
import type { DocketPort } from "./docket/docket-port.server";
import type { HearingPort } from "./docket/hearing-port.server";
import { createVacateService } from "./docket/vacate-service.server";
import type { JudgeSettings, Settings } from "./env.server";
import { carryOutErasure } from "./erasure/carry-out.server";
import type { ErasurePort, ForgettingPort } from "./erasure/erasure-port.server";
import { createErasureService } from "./erasure/erasure-service.server";
import { altchaHumanCheck } from "./human-check/altcha.server";
import type { HumanCheck } from "./human-check/human-check-port.server";
import { turnstileHumanCheck } from "./human-check/turnstile.server";
import { createInvitationService } from "./invitation/invitation-service.server";
import {
  type ChatModel,
  createModelJudge,
  createModelScreening,
  houseJudge,
  houseScreening,
  openAiCompatible,
  openBench,
  talkScreening,
  type WorkersAi,
  workersAi,
} from "./judge/judge-rooms.server";
import { composeMail } from "./mail/compose-mail.server";
import { createMyCasesService } from "./my-cases/my-cases-service.server";
import { createPettysuitService } from "./pettysuit/pettysuit-service.server";
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
  /** The house's screening, wherever it runs. */
  screening: Screening;
  docket: DocketPort;
  /** Workers AI, where the environment binds it. */
  ai?: WorkersAi | undefined;
  courtroom: CourtroomPort;
  /** Cloudflare's mail, where the environment binds it. */
  mail?: SendEmail | undefined;
  /** The bucket of the local mailbox, where the environment binds it. */
  mailbox?: R2Bucket | undefined;
  clock: () => number;
}

export type Services = ReturnType<typeof composeServices>;

/** Builds the services of one request from the real platform. */
export function composeServices(platform: WebPlatform, settings: Settings, judgeSettings: JudgeSettings) {
  const { mailer, mailbox } = composeMail(platform, settings);
  const { clock, docket, courtroom, siteOrigin } = platform;
  const cards = r2CardStore(platform.cards, platform.cardPress);
  const { database: d1, trips } = countRoundTrips(platform.d1);
  const dependencies: Dependencies = {
    database: openDatabase(d1),
    clock,
    newUuid: () => crypto.randomUUID(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    humanCheck: composeHumanCheck(settings, clock),
    judge: houseJudge,
    screening: composeScreening(platform, judgeSettings),
    docket,
    courtroom,
    mailer,
    secret: settings.APP_SECRET,
  };
  return {
    account: createAccountService(dependencies),
    login: createLoginService(dependencies),
    emailChange: createEmailChangeService(dependencies),
    session: createSessionService(dependencies),
    mailbox,
    trackRecord: createTrackRecordService(dependencies),
    myData: createMyDataService(dependencies),
    erasure: createErasureService({ ...dependencies, erasure: platform.erasure }),
    humanCheck: dependencies.humanCheck,
    screening: dependencies.screening,
    pettysuit: createPettysuitService(dependencies),
    courtroom: createCourtroomService(dependencies),
    invitation: createInvitationService(dependencies),
    deck: createDeckService(dependencies),
    myCases: createMyCasesService(dependencies),
    vacate: createVacateService(dependencies),
    verdict: createVerdictService({ ...dependencies, cards }),
    sharing: createSharingService({ ...dependencies, cards, siteOrigin }),
    cards,
    roundTrips: trips satisfies RoundTrips,
  };
}

/** The house's rules, and the model that judges on top of them where there is one. */
function composeScreening({ screening, ai }: WebPlatform, settings: JudgeSettings): Screening {
  const chat = composeChatModel(settings, ai);
  return chat === null ? screening : createModelScreening(screening, chat);
}

function composeHumanCheck(settings: Settings, clock: () => number): HumanCheck {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = settings;
  if (siteKey !== undefined && secretKey !== undefined) {
    return turnstileHumanCheck({ siteKey, secretKey }, clock, (...request) => fetch(...request));
  }
  return altchaHumanCheck(settings.APP_SECRET, clock);
}

/** What the courtroom Worker's platform gives to a delivery. */
export interface CourtroomPlatform {
  d1: D1Database;
  /** Workers AI, where the environment binds it. */
  ai: WorkersAi | undefined;
  clock: () => number;
}

/** What the docket does when a case is called: the bench rules, the verdict is stored. */
export function composeDelivery({ d1, ai, clock }: CourtroomPlatform, settings: JudgeSettings) {
  const database = openDatabase(d1);
  const bench = composeBench(settings, ai, clock);
  return (suitUuid: string, failedAttempts: number) =>
    deliverVerdict({ database, bench, clock }, suitUuid, failedAttempts);
}

/** The same for a courtroom, whose object gives the transcript and announces the verdict. */
export function composeCourtroomDelivery(
  { d1, ai, clock, hearings }: CourtroomPlatform & { hearings: HearingPort },
  settings: JudgeSettings,
) {
  const database = openDatabase(d1);
  const bench = composeBench(settings, ai, clock);
  return (courtroomUuid: string, failedAttempts: number) =>
    deliverCourtroomVerdict({ database, bench, hearings, clock }, courtroomUuid, failedAttempts);
}

/** What goes through the cases of somebody who has deleted their account. */
export function composeErasure({
  d1,
  clock,
  objects,
}: {
  d1: D1Database;
  clock: () => number;
  objects: ForgettingPort;
}) {
  const database = openDatabase(d1);
  return (plan: ErasurePlan, save: (plan: ErasurePlan) => Promise<void>) =>
    carryOutErasure({ database, clock, objects }, plan, save);
}

function composeBench(settings: JudgeSettings, ai: WorkersAi | undefined, clock: () => number): Bench {
  const chat = composeChatModel(settings, ai);
  return openBench(houseJudge, chat === null ? null : createModelJudge(chat, { clock }));
}

/** What keeps serious matters out of what is filed and out of names (R15). The web Worker asks for it by its binding. */
export function composeHouseScreening(): Screening {
  return houseScreening;
}

/** What keeps serious matters out of a courtroom's chat (R15). The rules alone: a message can't wait for a model. */
export function composeChatScreening(): Screening {
  return talkScreening;
}

/** The model that the settings name, or null where the house judge sits alone. */
export function composeChatModel(settings: JudgeSettings, ai: WorkersAi | undefined): ChatModel | null {
  switch (settings.JUDGE_PROVIDER) {
    case "house":
      return null;
    case "openai": {
      const { JUDGE_BASE_URL: baseUrl, JUDGE_MODEL: model, JUDGE_API_KEY: apiKey } = settings;
      const fetcher: typeof fetch = (...request) => fetch(...request);
      return openAiCompatible({ baseUrl, model, apiKey, fetcher });
    }
    case "workers-ai":
      if (ai === undefined) throw new Error("JUDGE_PROVIDER=workers-ai needs the binding AI.");
      return workersAi(ai, settings.JUDGE_MODEL);
    default:
      return settings satisfies never;
  }
}
