import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { composeDelivery } from "~/server/compose-delivery.server";
import { parseSettings } from "~/server/env.server";
import { composeMail } from "~/server/mail/compose-mail.server";
import { countFailure, measureBy } from "~/server/observability/metrics.server";
import { courtroomPort } from "../../workers/courtroom-port";
import { notifierPort } from "../../workers/notifier-port";
import { createWebApp } from "../../workers/web-app";
import { ORIGIN } from "../support/api-client";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aJoinedCase } from "../support/factories";

const court = openCourt(env.DB);

/** A dataset that keeps what is written to it. */
function aDataset() {
  const points: AnalyticsEngineDataPoint[] = [];
  return {
    points,
    analytics: { writeDataPoint: (point = {}) => void points.push(point) } satisfies AnalyticsEngineDataset,
  };
}

async function visit(path: string, bindings: object) {
  const app = createWebApp(async () => new Response("no pages here", { status: 404 }));
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${ORIGIN}${path}`), { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return response;
}

describe("what is counted", () => {
  it("is each request by its route, method and status, and how long it took, with no token", async () => {
    const { points, analytics } = aDataset();
    await visit(`/api/invitations/${"A".repeat(32)}/meta`, { METRICS: analytics });
    const blobs = ["/api/invitations/:token/meta", "GET"];
    expect(points).toEqual([{ indexes: ["request"], blobs, doubles: [404, expect.any(Number)] }]);
  });

  it("is not that somebody looked for help", async () => {
    const { points, analytics } = aDataset();
    await visit("/support", { METRICS: analytics });
    expect(points).toEqual([]);
  });

  it("is nothing where no dataset is bound, and the answer is the same", async () => {
    expect((await visit("/api/no-such-call", {})).status).toBe(404);
    expect(loggedLines()).toHaveLength(1);
  });

  it("is each ruling once, by its judge and kind, and how long it took", async () => {
    const { points, analytics } = aDataset();
    const filed = await aJoinedCase(court);
    const ports = { courtroom: courtroomPort(env.COURTROOM), notifier: notifierPort(env.NOTIFIER) };
    const clock = () => Date.now() + JUDGED_AFTER_MS;
    const deliver = composeDelivery({ d1: env.DB, judge: env.JUDGE, bucket: env.CARDS, analytics, clock, ...ports });
    for (let time = 0; time < 2; time += 1)
      expect(await deliver(filed.suitUuid, { failed: 0, waited: 0 })).toEqual({ lookAgainAt: expect.any(Number) });
    const blobs = [expect.stringMatching(/^house@/u), "pettysuit"];
    expect(points).toEqual([{ indexes: ["ruling"], blobs, doubles: [expect.any(Number)] }]);
  });

  it("is each mail that could not be sent, which fails as before", async () => {
    const { points, analytics } = aDataset();
    const { mailer } = composeMail(
      { analytics, clock: () => Date.now() },
      parseSettings({ ENVIRONMENT: "development" }),
    );
    await expect(mailer.send({ to: "robin@court.example", subject: "s", text: "t", html: "t" })).rejects.toThrow(
      "No mail",
    );
    expect(points).toEqual([{ indexes: ["failure"], blobs: ["mail"], doubles: [] }]);
  });

  it("is no attempt that went well", async () => {
    const { points, analytics } = aDataset();
    expect(await countFailure(measureBy(analytics), "card", async () => "drawn")).toBe("drawn");
    expect(points).toEqual([]);
  });
});
