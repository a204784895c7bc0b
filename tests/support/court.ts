import type { D1Database } from "@cloudflare/workers-types";
import type { Judge } from "~/domain/judge/judge";
import { createAccountService } from "~/server/account/account-service.server";
import type { CourtroomPort } from "~/server/courtroom/courtroom-port.server";
import { createCourtroomService } from "~/server/courtroom/courtroom-service.server";
import { openDatabase } from "~/server/database/client.server";
import { createDeckService } from "~/server/deck/deck-service.server";
import type { Dependencies } from "~/server/dependencies.server";
import { deliverCourtroomVerdict } from "~/server/docket/deliver-courtroom-verdict.server";
import { deliverVerdict } from "~/server/docket/deliver-verdict.server";
import type { DocketPort } from "~/server/docket/docket-port.server";
import type { Transcript } from "~/server/docket/hearing-port.server";
import type { HumanCheck } from "~/server/human-check/human-check-port.server";
import { createInvitationService } from "~/server/invitation/invitation-service.server";
import { openBench } from "~/server/judge/bench.server";
import { houseJudge } from "~/server/judge/house/house-judge.server";
import { createPettysuitService } from "~/server/pettysuit/pettysuit-service.server";
import { houseScreening } from "~/server/screening/screen-text.server";

/** Lets everyone through: factories make many people and cases, and the check has tests of its own. */
const openDoor: HumanCheck = {
  createChallenge: async () => ({ kind: "turnstile", siteKey: "open-door" }),
  accept: async () => ({ id: crypto.randomUUID(), expiresAt: Date.now() + 60_000 }),
};

export type Court = ReturnType<typeof openCourt>;

/** A docket that nothing reaches: whoever completes a case here leaves it undecided, as a lost call would. */
export const silentDocket: DocketPort = { callCase: async () => {}, scheduleDeadline: async () => {} };

/** A courtroom's object that nobody reaches, as when a call gets lost: the next socket brings it up to date. */
const emptyCourtroom: CourtroomPort = { updateCourtroom: async () => {}, readMessages: async () => [] };

interface CourtOptions {
  clock?: () => number;
  /** Rules at once unless a test brings another. */
  docket?: Partial<DocketPort>;
  courtroom?: CourtroomPort;
  judge?: Judge;
  randomBytes?: (count: number) => Uint8Array;
}

/** The real services on a real database, with an open door. Factories work in it. */
export function openCourt(
  d1: D1Database,
  {
    clock = () => Date.now(),
    docket,
    courtroom = emptyCourtroom,
    judge = houseJudge,
    randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count)),
  }: CourtOptions = {},
) {
  const database = openDatabase(d1);
  const dependencies: Dependencies = {
    database,
    clock,
    newUuid: () => crypto.randomUUID(),
    randomBytes,
    humanCheck: openDoor,
    judge,
    screening: houseScreening,
    docket: {
      ...silentDocket,
      callCase: async (suitUuid) => {
        await deliverVerdict({ database, bench: openBench(judge, null), clock }, suitUuid);
      },
      ...docket,
    },
    courtroom,
    secret: "the-secret-of-a-court-that-is-for-tests",
  };
  return {
    account: createAccountService(dependencies),
    pettysuit: createPettysuitService(dependencies),
    courtroom: createCourtroomService(dependencies),
    invitation: createInvitationService(dependencies),
    deck: createDeckService(dependencies),

    /** What the docket does once a court has retired: rules on what was said. */
    async ruleOnCourtroom(courtroomUuid: string, said: Transcript): Promise<void> {
      const hearings = {
        closeHearing: async () => said,
        announceVerdict: async () => {},
        reportFailure: async () => {},
      };
      const bench = openBench(judge, null);
      await deliverCourtroomVerdict({ database, bench, hearings, clock }, courtroomUuid, {
        failedAttempts: 0,
        isTimeUp: false,
      });
    },
  };
}
