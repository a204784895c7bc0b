import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { FALLBACK_ADS } from "~/domain/ad/fallback-ads";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import * as schema from "~/server/database/schema.server";
import { anAccount, askForCode, logIn, turnOutPast, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { courtroomObjects } from "../support/courtroom-object";
import {
  aCourtroom,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  aSettledCourtroom,
  type FiledCase,
  type Guest,
  sitDown,
} from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { signUp } from "../support/sign-up";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB, { courtroom: courtroomObjects });

async function join(filed: FiledCase, guest: Guest): Promise<void> {
  const input = { userUuid: guest.uuid, displayName: "", recaptchaToken: "open" };
  await court.invitation.joinInvitation(guest.visitor(), filed.token, input);
}

const seatsOf = (suitUuid: string) =>
  storedRows("select creator_uuid, opponent_uuid from cases where uuid = ?", suitUuid);

describe("a guest who logs in to an account", () => {
  it("becomes that person, with the cases that the guest had filed and joined", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const filed = await aFiledCase(court, {}, guest);
    const joined = await aFiledCase(court);
    await join(joined, guest);
    const opened = await aCourtroom(court, {}, guest);
    const me = await turnOutToBe(account, guest);
    expect(await (await asPerson(me)("/api/auth/me")).json()).toMatchObject({ uuid: account.uuid });
    const suits = await (await asPerson(me)(`/api/users/${me.uuid}/pettysuits`)).json<{ uuid: string }[]>();
    expect(suits.map(({ uuid }) => uuid).sort()).toEqual([filed.suitUuid, joined.suitUuid].sort());
    const rooms = await (await asPerson(me)(`/api/users/${me.uuid}/courtrooms`)).json<{ uuid: string }[]>();
    expect(rooms.map(({ uuid }) => uuid)).toEqual([opened.courtroomUuid]);
  });

  it("goes on in the middle of a deck, and the case is decided on all that was answered", async () => {
    const account = await anAccount(court);
    const joined = await aJoinedCase(court);
    const [first, ...rest] = joined.questions;
    await answerAll(court, { ...joined, questions: first === undefined ? [] : [first] }, joined.opponent, ["no"]);
    const me = await turnOutToBe(account, joined.opponent);
    const path = `/api/pettysuits/${joined.suitUuid}/answers`;
    expect(await (await asPerson(me)(path)).json()).toMatchObject([{ questionUuid: first?.uuid, answerText: "No" }]);
    await answerAll(court, { ...joined, questions: rest }, me, ["yes"]);
    await answerAll(court, joined, joined.creator, ["yes"]);
    const verdict = await asPerson(me)(`/api/pettysuits/${joined.suitUuid}/verdict`);
    const { sideBySide } = await verdict.json<{ sideBySide: { opponentAnswer: string | null }[] }>();
    expect(sideBySide.map(({ opponentAnswer }) => opponentAnswer)).toEqual(["No", ...rest.map(() => "Yes")]);
  });

  it("keeps what was decided before", async () => {
    const account = await anAccount(court);
    const settled = await aSettledCourtroom(court);
    const me = await turnOutToBe(account, settled.creator);
    const path = `/api/courtrooms/${settled.courtroomUuid}`;
    expect(await (await asPerson(me)(path)).json()).toMatchObject({ status: "settled", creatorUuid: me.uuid });
    expect((await asPerson(me)(`${path}/messages`)).status).toBe(200);
  });

  it("leaves the other party their side and their answers", async () => {
    const account = await anAccount(court);
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    const me = await turnOutToBe(account, joined.opponent);
    const path = `/api/pettysuits/${joined.suitUuid}/answers`;
    expect(await (await asPerson(me)(path)).json()).toEqual([]);
    expect(await (await asPerson(joined.creator)(path)).json()).toHaveLength(joined.questions.length);
    expect(await (await asPerson(joined.creator)(`/api/pettysuits/${joined.suitUuid}`)).json()).toMatchObject({
      opponentUuid: me.uuid,
      opponentUsername: account.username,
    });
  });

  it("may do so on three browsers, one after the other", async () => {
    const account = await anAccount(court);
    const cases: string[] = [];
    for (const name of ["Kim", "Alex", "Noor"]) {
      const guest = await aGuest(court, name);
      cases.push((await aFiledCase(court, {}, guest)).suitUuid);
      await turnOutToBe(account, guest);
    }
    const suits = await (await asPerson(account)(`/api/users/${account.uuid}/pettysuits`)).json<{ uuid: string }[]>();
    expect(suits.map(({ uuid }) => uuid).sort()).toEqual(cases.sort());
  });

  it("brings along what it filed while it was logging in, with the next login", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const { suitUuid } = await aFiledCase(court, {}, guest);
    await turnOutToBe(account, guest);
    await env.DB.prepare("update cases set creator_uuid = ? where uuid = ?").bind(guest.uuid, suitUuid).run();
    await turnOutToBe(account, await aGuest(court));
    expect(await seatsOf(suitUuid)).toMatchObject([{ creator_uuid: account.uuid }]);
  });

  it("moves nothing of somebody who has an address of their own", async () => {
    const [account, other] = [await anAccount(court), await anAccount(court)];
    const { suitUuid } = await aFiledCase(court, {}, other);
    await logIn(other, account.email);
    expect(await seatsOf(suitUuid)).toMatchObject([{ creator_uuid: other.uuid }]);
    expect(await (await logIn(null, other.email)).json()).toMatchObject({ uuid: other.uuid });
  });

  it("is merged into a person who has verified an address and has no username yet", async () => {
    const [first, second] = [await aGuest(court), await aGuest(court, "Kim")];
    const email = `${crypto.randomUUID()}@court.example`;
    await logIn(first, email);
    const { suitUuid } = await aFiledCase(court, {}, second);
    expect(await (await logIn(second, email)).json()).toMatchObject({ uuid: first.uuid, isAccountUser: false });
    expect(await seatsOf(suitUuid)).toMatchObject([{ creator_uuid: first.uuid }]);
  });

  it("is merged with a wrong code as little as without one", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const { suitUuid } = await aFiledCase(court, {}, guest);
    const code = await askForCode(account.email, asPerson(guest));
    const body = { email: account.email, code: code === "000000" ? "000001" : "000000" };
    await expectRefusal(await asPerson(guest)("/api/auth/verify-code", { body }), 400, "bad_code");
    expect(await seatsOf(suitUuid)).toMatchObject([{ creator_uuid: guest.uuid }]);
  });
});

describe("the uuid of a guest who was merged", () => {
  it("is nobody's any more: no profile, no session, and nobody can take it", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    await turnOutToBe(account, guest);
    await expectRefusal(await asPerson(null)(`/api/users/${guest.uuid}`), 404, "not_found");
    await expectRefusal(await asPerson(guest)("/api/auth/me"), 401, "no_session");
    await expectRefusal(await signUp({ uuid: guest.uuid }), 409, "uuid_taken");
    expect(await storedRows("select id from sessions where user_uuid = ?", guest.uuid)).toEqual([]);
  });

  it("can't be claimed by the account that it went into", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const me = await turnOutToBe(account, guest);
    const filing = { creatorUuid: guest.uuid, allegation: "He hums." };
    await expectRefusal(await asPerson(me)("/api/pettysuits", { body: filing }), 403, "not_yours");
    await expectRefusal(await asPerson(me)(`/api/users/${guest.uuid}/pettysuits`), 403, "not_yours");
  });
});

/** What becomes of every column that names a person. A column that is missing here was forgotten by the merge. */
const PERSON_COLUMNS: Record<string, "moves" | "stays"> = {
  "cases.creator_uuid": "moves",
  "cases.opponent_uuid": "moves",
  "ad_events.user_uuid": "moves",
  "invitations.created_by_uuid": "moves",
  "sessions.user_uuid": "moves",
  "topic_votes.user_uuid": "moves",
  "counts.user_uuid": "moves",
  "badges.user_uuid": "moves",
  "active_days.user_uuid": "moves",
  "reports.reporter_uuid": "moves",
  "notices.user_uuid": "moves",
  "notice_settings.user_uuid": "moves",
  "users.referred_by_uuid": "moves",
  // Only accounts hand in topics, are moderators and are kept from either, and no account is merged.
  "topics.author_uuid": "stays",
  "moderation_log.moderator_uuid": "stays",
  "moderation_log.person_uuid": "stays",
  // It says who the guest is now.
  "users.merged_into_uuid": "stays",
};

describe("every column that names a person", () => {
  const NAMES_A_PERSON = /^(?:user|creator|opponent|owner|created_by|\w+_by)_uuid$/u;

  /** By reference to the people's table, or by name alone. */
  const personColumns = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns, foreignKeys }) => {
      const referring = foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === schema.users)
        .flatMap((reference) => reference.columns.map((column) => column.name));
      return columns
        .filter((column) => referring.includes(column.name) || NAMES_A_PERSON.test(column.name))
        .map((column) => `${name}.${column.name}`);
    });

  it("is known to the merge", () => {
    expect([...personColumns].sort()).toEqual(Object.keys(PERSON_COLUMNS).sort());
  });

  it("names the guest no more where it moves", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const filed = await aFiledCase(court, {}, guest);
    await answerAll(court, filed, guest, ["yes"]);
    await court.ads.react(guest.visitor(), {
      ...{ caseUuid: filed.suitUuid, adUuid: FALLBACK_ADS[0]?.uuid ?? "", userUuid: guest.uuid, placement: "midAd" },
      saved: true,
    });
    await court.topics.vote(guest.visitor(), HOUSE_TOPICS[0]?.uuid ?? "", { userUuid: guest.uuid, vote: true });
    await court.reports.report(guest.visitor(), {
      ...{ userUuid: guest.uuid, kind: "topic", id: HOUSE_TOPICS[0]?.uuid ?? "", reason: "other", note: "" },
    });
    await court.notices.optIn(guest.visitor(), { uuid: guest.uuid, enabled: true });
    await aGuest(court, "Lee", { token: null, tokenHash: null, rollDue: false, referrer: guest.uuid });
    await sitDown(court, await aCourtroom(court, {}, guest));
    await join(await aFiledCase(court), guest);
    await aCourtroom(court, {}, guest);
    await sitDown(court, await aCourtroom(court), guest);
    const named = async (uuid: string) => {
      const moving = personColumns.filter((place) => PERSON_COLUMNS[place] === "moves");
      const counts = moving.map(async (place) => {
        const [table, column] = place.split(".");
        return (await storedRows(`select 1 from ${table} where ${column} = ?`, uuid)).length > 0 ? [place] : [];
      });
      return (await Promise.all(counts)).flat();
    };
    const before = await named(guest.uuid);
    expect(before).toHaveLength(Object.values(PERSON_COLUMNS).filter((fate) => fate === "moves").length);
    await turnOutToBe(account, guest);
    expect(await named(guest.uuid)).toEqual([]);
    expect(await named(account.uuid)).toEqual(before);
  });
});

describe("a suit in which both sides turn out to be one person", () => {
  it("keeps two seats; the guest's rests its case, and the account decides the rest alone", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const filed = await aFiledCase(court, {}, account);
    await join(filed, guest);
    await answerAll(court, { ...filed, questions: filed.questions.slice(0, 2) }, guest, ["no"]);
    const me = await turnOutToBe(account, guest);
    expect(await seatsOf(filed.suitUuid)).toEqual([{ creator_uuid: account.uuid, opponent_uuid: guest.uuid }]);
    const call = asPerson(me);
    for (const path of ["", "/questions", "/answers", "/invitation"]) {
      expect((await call(`/api/pettysuits/${filed.suitUuid}${path}`)).status, path).toBe(200);
    }
    await answerAll(court, filed, me, ["yes"]);
    const verdict = await call(`/api/pettysuits/${filed.suitUuid}/verdict`);
    const { sideBySide } = await verdict.json<{ sideBySide: { opponentAnswer: string | null }[] }>();
    expect(sideBySide.slice(0, 3).map(({ opponentAnswer }) => opponentAnswer)).toEqual(["No", "No", null]);
  });

  it("is decided at once where the account had answered all", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const filed = await aFiledCase(court, {}, guest);
    await join(filed, account);
    await answerAll(court, filed, account, ["yes"]);
    const me = await turnOutPast({}, account, guest);
    expect(await seatsOf(filed.suitUuid)).toEqual([{ creator_uuid: guest.uuid, opponent_uuid: account.uuid }]);
    const verdict = await asPerson(me)(`/api/pettysuits/${filed.suitUuid}/verdict`);
    expect(verdict.status).toBe(200);
  });

  it("has one seat of the account's where both were guests of it", async () => {
    const account = await anAccount(court);
    const [kim, alex] = [await aGuest(court, "Kim"), await aGuest(court, "Alex")];
    const filed = await aFiledCase(court, {}, kim);
    await join(filed, alex);
    await turnOutToBe(account, kim);
    const me = await turnOutToBe(account, alex);
    expect(await seatsOf(filed.suitUuid)).toEqual([{ creator_uuid: account.uuid, opponent_uuid: alex.uuid }]);
    expect((await asPerson(me)(`/api/pettysuits/${filed.suitUuid}`)).status).toBe(200);
  });
});
