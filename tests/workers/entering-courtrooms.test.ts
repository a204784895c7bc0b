import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { bothInCourt, expectNothingHappened } from "../support/court-in-session";
import { aCourtroomInSession, aGuest } from "../support/factories";
import { join, knock, openSocket } from "../support/socket";

const court = openCourt(env.DB);

describe("a courtroom's socket", () => {
  it("is refused to another site's page", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    for (const headers of [{ Origin: "https://evil.test" }, { Origin: "null" }]) {
      for (const courtroom of [courtroomUuid, undefined]) {
        const answer = await knock({ person: creator, uuid: creator.uuid, courtroom, headers });
        expect({ status: answer.status, webSocket: answer.webSocket }).toEqual({ status: 403, webSocket: null });
      }
    }
  });

  it("refuses a plain page request", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const answer = await knock({
      person: creator,
      uuid: creator.uuid,
      courtroom: courtroomUuid,
      headers: { Upgrade: "" },
    });
    expect(answer.status).toBe(426);
  });

  it("closes before a browser without a session", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const socket = await openSocket({ person: null, uuid: creator.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_401);
  });

  it("closes before a session that was ended", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    await env.DB.prepare("delete from sessions where user_uuid = ?").bind(creator.uuid).run();
    const socket = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_401);
  });

  it("closes before a third person, and before one who gives a party's uuid for their own", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const stranger = await aGuest(court, "Kim");
    for (const uuid of [stranger.uuid, creator.uuid, undefined, "nobody"]) {
      const socket = await openSocket({ person: stranger, uuid, courtroom: courtroomUuid });
      expect(await socket.closed).toBe(4_403);
      expect(socket.untaken).toEqual([]);
    }
  });

  it("closes before a party who gives another uuid than their own", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const socket = await openSocket({ person: creator, uuid: opponent.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_403);
  });

  it.each([crypto.randomUUID(), "nowhere", ""])(
    "closes before a courtroom that does not exist: “%s”",
    async (courtroom) => {
      const guest = await aGuest(court);
      const answer = await knock({ person: guest, uuid: guest.uuid, courtroom });
      if (courtroom === "") return;
      const socket = await openSocket({ person: guest, uuid: guest.uuid, courtroom });
      expect(answer.status).toBe(101);
      expect(await socket.closed).toBe(4_404);
    },
  );

  it("does not believe who somebody is by the headers that the Workers use among themselves", async () => {
    const parties = await bothInCourt(court);
    const { courtroomUuid, creator, opponent } = parties;
    const forged = { "x-court-user": opponent.uuid, "x-court-courtroom": encodeURIComponent('{"status":"settled"}') };
    const socket = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid, headers: forged });
    expect((await join(socket, creator, courtroomUuid)).courtroom.status).toBe("active");
    socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: opponent.uuid, content: "I did it." } });
    expect(await socket.next("ERROR")).toMatchObject({ code: "wrong_sender" });
    const stranger = await aGuest(court, "Kim");
    const refused = await openSocket({
      person: stranger,
      uuid: stranger.uuid,
      courtroom: courtroomUuid,
      headers: forged,
    });
    expect(await refused.closed).toBe(4_403);
    await expectNothingHappened(parties);
  });

  it("of the object itself opens to nobody who was not brought by the web Worker", async () => {
    const { courtroomUuid } = await aCourtroomInSession(court);
    const object = env.COURTROOM.getByName(courtroomUuid);
    const forged: Record<string, string>[] = [{}, { "x-court-user": "robin", "x-court-courtroom": "%" }];
    for (const headers of forged) {
      const answer = await object.fetch("https://courtroom/", { headers: { Upgrade: "websocket", ...headers } });
      expect(answer.status).toBe(400);
    }
  });
});
