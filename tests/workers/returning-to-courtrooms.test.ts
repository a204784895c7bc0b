import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SEAT_TICKET_LIFETIME_MS } from "~/server/courtroom/seat-ticket.server";
import { admissionRequest } from "../../workers/courtroom/admission";
import { anAccount, csrfHeader, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { travel } from "../support/clock";
import { aCourtroomInSession, aGuest, type Guest } from "../support/factories";
import { leave, wholeCourt } from "../support/leaving";
import { knock, listen } from "../support/socket";

/** Goes into court, and gives how the court closed the connection and the ticket that it gave, each null for none. */
async function goIn(person: Guest, courtroom: string, ticket: string | null = null) {
  const Cookie = [`pettifog=${person.sessionToken}`, ...(ticket === null ? [] : [ticket])].join("; ");
  const { webSocket, headers } = await knock({ person, uuid: person.uuid, courtroom, headers: { Cookie } });
  if (webSocket === null) throw new Error("the court opened no socket");
  const given = headers.getSetCookie().find((cookie) => cookie.startsWith("pettifog-seat-"));
  const socket = listen(webSocket);
  socket.send({ type: "join", payload: { userUuid: person.uuid, courtroomUuid: courtroom } });
  const closed = await Promise.race([socket.closed, socket.next("COURTROOM_JOINED").then(() => null)]);
  return { closed, ticket: given?.split(";", 1)[0] ?? null, socket };
}

/** A courtroom, and a party who was let in and has lost the connection. */
async function letInOnce() {
  const opened = await aCourtroomInSession(wholeCourt);
  const { closed, ticket, socket } = await goIn(opened.creator, opened.courtroomUuid);
  expect({ closed, ticket }).toEqual({ closed: null, ticket: expect.stringMatching(/^pettifog-seat-[0-9a-f]{8}=/u) });
  socket.leave();
  return { ...opened, ticket };
}

/** Sessions gone without a word to any courtroom: whoever is let in after that was not looked up. */
const forgetSessions = (person: Guest) =>
  env.DB.prepare("delete from sessions where user_uuid = ?").bind(person.uuid).run();

describe("a party who comes back to their courtroom", () => {
  it("is let in by their ticket without the database, and reads what they were told of", async () => {
    const { courtroomUuid, creator, ticket } = await letInOnce();
    const unread =
      "insert into notices (id, user_uuid, kind, case_uuid, event, count, created_at) values (?, ?, ?, ?, ?, 1, ?)";
    await env.DB.prepare(unread).bind("n", creator.uuid, "message", courtroomUuid, "e", Date.now()).run();
    const back = await goIn(creator, courtroomUuid, ticket);
    expect(back).toMatchObject({ closed: null, ticket: null });
    const left = env.DB.prepare("select count(*) as count from notices where id = 'n' and read_at is null");
    await expect.poll(async () => (await left.first<{ count: number }>())?.count).toBe(0);

    await forgetSessions(creator);
    expect((await goIn(creator, courtroomUuid, ticket)).closed).toBeNull();
    expect((await goIn(creator, courtroomUuid)).closed).toBe(4_401);
  });

  it("is looked up again after an hour, and gets a new ticket", async () => {
    const { courtroomUuid, creator, ticket } = await letInOnce();
    travel(SEAT_TICKET_LIFETIME_MS);
    expect(await goIn(creator, courtroomUuid, ticket)).toMatchObject({ closed: null, ticket: expect.any(String) });
    await forgetSessions(creator);
    expect((await goIn(creator, courtroomUuid, ticket)).closed).toBe(4_401);
  });

  it("is looked up again once the court is settled: nobody tells it of sessions that end", async () => {
    const { courtroomUuid, creator, ticket } = await letInOnce();
    const settled = {
      ...(await wholeCourt.courtroom.getCourtroom(creator.visitor(), courtroomUuid)),
      status: "settled",
    };
    await env.COURTROOM.getByName(courtroomUuid).updateCourtroom(settled as never);
    await forgetSessions(creator);
    expect((await goIn(creator, courtroomUuid, ticket)).closed).toBe(4_401);
  });
});

describe("a courtroom that was settled and is opened anew", () => {
  /** How it stood before, and whom it had let in, whose session has ended since. */
  async function openedAnew() {
    const { courtroomUuid, creator } = await aCourtroomInSession(wholeCourt);
    const inside = await goIn(creator, courtroomUuid);
    const before = await wholeCourt.courtroom.getCourtroom(creator.visitor(), courtroomUuid);
    const object = env.COURTROOM.getByName(courtroomUuid);
    await object.updateCourtroom({ ...before, status: "settled" });
    await forgetSessions(creator);
    await object.updateCourtroom({ ...before, round: 2 });
    return { courtroomUuid, creator, inside, before, object };
  }

  it("looks up whoever was in it, and whoever comes by a ticket", async () => {
    const { courtroomUuid, creator, inside } = await openedAnew();
    expect(await inside.socket.closed).toBe(4_500);
    expect((await goIn(creator, courtroomUuid, inside.ticket)).closed).toBe(4_401);
  });

  it("lets in nobody who was looked up before", async () => {
    const { creator, before, object } = await openedAnew();
    const late = admissionRequest({ userUuid: creator.uuid, loginId: "late", courtroom: before });
    expect((await object.fetch(late)).status).toBe(409);
  });
});

describe("a ticket", () => {
  it("is worth nothing to the other party, to a stranger and in another courtroom", async () => {
    const { courtroomUuid, creator, opponent, ticket } = await letInOnce();
    const stranger = await aGuest(wholeCourt, "Kim");
    expect((await goIn(stranger, courtroomUuid, ticket)).closed).toBe(4_403);
    expect((await goIn({ ...stranger, uuid: creator.uuid }, courtroomUuid, ticket)).closed).toBe(4_403);
    await forgetSessions(opponent);
    expect((await goIn(opponent, courtroomUuid, ticket)).closed).toBe(4_401);
    expect((await goIn({ ...opponent, uuid: creator.uuid }, courtroomUuid, ticket)).closed).toBe(4_401);
    const elsewhere = await aCourtroomInSession(wholeCourt);
    const moved = `pettifog-seat-${elsewhere.courtroomUuid.slice(0, 8)}=${ticket?.split("=")[1]}`;
    expect((await goIn(creator, elsewhere.courtroomUuid, moved)).closed).toBe(4_403);
  });

  it("that was changed is none", async () => {
    const { courtroomUuid, creator, opponent, ticket } = await letInOnce();
    await forgetSessions(creator);
    const later = String(Date.now() + 2 * SEAT_TICKET_LIFETIME_MS);
    for (const changed of [
      ticket?.replace(creator.uuid, opponent.uuid),
      ticket?.replace(/\.[0-9]{13}\./u, `.${later}.`),
      ticket?.replace(/.$/u, (last) => (last === "0" ? "1" : "0")),
    ]) {
      expect((await goIn(creator, courtroomUuid, changed)).closed).toBe(4_401);
    }
  });

  it("ends with its session", async () => {
    const { courtroomUuid, creator, opponent } = await letInOnce();
    const account = await anAccount(wholeCourt, creator);
    const [robin, sam] = [await goIn(account, courtroomUuid), await goIn(opponent, courtroomUuid)];
    await asPerson(account)("/api/auth/logout", { method: "POST", headers: await csrfHeader(account) });
    expect((await goIn(account, courtroomUuid, robin.ticket)).closed).toBe(4_401);
    await leave(opponent);
    expect((await goIn(opponent, courtroomUuid, sam.ticket)).closed).toBe(4_401);
  });

  it("of a guest who turned out to be somebody else lets nobody in", async () => {
    const { courtroomUuid, creator, ticket } = await letInOnce();
    const account = await turnOutToBe(await anAccount(wholeCourt), creator);
    expect((await goIn(creator, courtroomUuid, ticket)).closed).toBe(4_410);
    expect((await goIn(account, courtroomUuid, ticket)).closed).toBeNull();
  });
});
