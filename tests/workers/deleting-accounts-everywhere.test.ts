import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { CaseRef } from "~/domain/case/case-ref";
import { SEATS } from "~/domain/case/seat";
import { turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { everythingStored, tracesOf } from "../support/everything-stored";
import { HER_WORDS, leave, liveWholeLife, type WholeLife, ZEPHYRINE } from "../support/leaving";
import { storedRows } from "../support/stored";

const traces = ({ zephyrine, email }: WholeLife) => tracesOf([ZEPHYRINE, email, zephyrine.username, ...HER_WORDS]);

/** What of a ruling stays whoever leaves. */
const howItCameOut = ({ uuid }: CaseRef) =>
  storedRows(
    "select winner, created_at, judge_id, judge_personality, by_default, finding, receipt from verdicts where case_uuid = ?",
    uuid,
  );

/** Every call that reads something of a case, for the party who stays. */
const readings = ({ kind, uuid }: CaseRef) =>
  kind === "pettysuit"
    ? ["", "/questions", "/answers", "/verdict"].map((rest) => `/api/pettysuits/${uuid}${rest}`)
    : ["", "/messages"].map((rest) => `/api/courtrooms/${uuid}${rest}`);

describe.each(SEATS)("a person who leaves as %s", (seat) => {
  it("is found nowhere any more, and whoever stays keeps every case", { timeout: 120_000 }, async () => {
    const life = await liveWholeLife(seat);
    const { zephyrine, sam, cases, alone, shareId } = life;
    const before = await traces(life);
    for (const place of [
      "D1 users",
      "D1 verdicts",
      "D1 vacated_verdicts",
      "D1 topics",
      "D1 reports",
      "R2 CARDS",
      "R2 MAILBOX",
      "R2 MAILBOX push/",
    ]) {
      expect(before.filter((trace) => trace.startsWith(place)).length, place).toBeGreaterThan(0);
    }
    expect(before.filter((trace) => trace.startsWith("COURTROOM")).length).toBeGreaterThan(0);
    const call = asPerson(sam);
    const own = await call(`/api/pettysuits/${cases.decided.uuid}/answers`).then((response) => response.json());

    const standing = await howItCameOut(cases.decided);
    expect(standing).toHaveLength(1);

    // It has been more than a day, so the court wants a new code first.
    const present = await turnOutToBe(zephyrine, zephyrine);
    expect((await leave(present)).status).toBe(200);

    expect(await traces(life)).toEqual([]);
    const named = (await everythingStored()).filter(({ text }) => text.includes(zephyrine.uuid));
    expect(named.filter(({ place }) => !/^D1 users$|^COURTROOM \w+ retired_guests$/u.test(place))).toEqual([]);
    expect(await storedRows("select * from users where uuid = ?", zephyrine.uuid)).toMatchObject([
      { display_name: "A former litigant", username: null, email: null, merged_into_uuid: null, created_at: 0 },
    ]);

    expect(await howItCameOut(cases.decided)).toEqual(standing);
    for (const filed of Object.values(cases)) {
      for (const path of readings(filed)) {
        const response = await call(path);
        expect({ path, status: response.status }).toEqual({ path, status: 200 });
        expect(await response.text(), path).not.toMatch(/zephyrine|quibblefrotz|snorkelwump/iu);
      }
    }
    expect(await (await call(`/api/pettysuits/${cases.decided.uuid}/answers`)).json()).toEqual(own);
    const suits = await (await call(`/api/users/${sam.uuid}/pettysuits`)).json<{ status: string }[]>();
    const rooms = await (await call(`/api/users/${sam.uuid}/courtrooms`)).json<{ status: string }[]>();
    expect([...suits, ...rooms]).toHaveLength(Object.values(cases).length);
    for (const { status } of [...suits, ...rooms]) expect(status).toBe("settled");
    for (const { kind, uuid } of alone) {
      expect((await call(`/api/${kind}s/${uuid}`)).status).toBe(404);
      expect(await storedRows("select 1 from invitations where case_uuid = ? or case_uuid = ?", uuid, uuid)).toEqual(
        [],
      );
    }
    for (const path of [`/v/${shareId}.png`, `/v/${shareId}/og.png`, `/v/${shareId}/embed`]) {
      expect((await asPerson(null)(path)).status, path).toBe(410);
    }
    expect((await env.CARDS.list()).objects.filter(({ key }) => !key.includes("/notices/"))).toEqual([]);
  });
});
