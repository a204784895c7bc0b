import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { awaitJoin, HANDSHAKE_TIMEOUT_MS } from "../../workers/socket/await-join";
import { openCourt } from "../support/court";
import { aCourtroomInSession, aGuest } from "../support/factories";
import { enter, join, listen, openSocket } from "../support/socket";

const court = openCourt(env.DB);

afterEach(() => void vi.useRealTimers());

/** A socket that did not say which courtroom it wants. */
const knockBare = (person: Awaited<ReturnType<typeof aGuest>>) => openSocket({ person, uuid: person.uuid });

describe("the specification's own handshake", () => {
  it("names the courtroom in the first message, and then all goes both ways", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const sam = await enter(opponent, courtroomUuid);
    const socket = await knockBare(creator);
    await socket.ping();
    expect((await join(socket, creator, courtroomUuid)).courtroom.uuid).toBe(courtroomUuid);
    expect(await sam.next("PRESENCE_UPDATED")).toMatchObject({ userUuid: creator.uuid });
    socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: creator.uuid, content: "He ate it." } });
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "He ate it." });
    expect(await socket.next("NEW_MESSAGE")).toMatchObject({ content: "He ate it." });
    await socket.ping();
    socket.leave();
    expect(await socket.closed).toBe(1_000);
    expect(await sam.next("PRESENCE_UPDATED")).toEqual({ userUuid: creator.uuid, isPresent: false });
  });

  it("keeps what is sent right behind the first message, in its order", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const socket = await knockBare(creator);
    socket.send({ type: "join", payload: { userUuid: creator.uuid, courtroomUuid } });
    for (const content of ["one", "two", "three"]) {
      socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: creator.uuid, content } });
    }
    for (const content of ["one", "two", "three"]) expect(await socket.next("NEW_MESSAGE")).toMatchObject({ content });
  });

  it("passes on why the court closes", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const socket = await knockBare(creator);
    await join(socket, creator, courtroomUuid);
    socket.sendRaw("x".repeat(20_000));
    expect(await socket.closed).toBe(4_413);
  });

  it("closes before whoever has no session, no seat or no such courtroom", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const stranger = await aGuest(court, "Kim");
    const asked = async (person: typeof stranger | null, uuid: string, claimed: string, wanted: string) => {
      const socket = await openSocket({ person, uuid });
      socket.send({ type: "join", payload: { userUuid: claimed, courtroomUuid: wanted } });
      return socket.closed;
    };
    expect(await asked(null, creator.uuid, creator.uuid, courtroomUuid)).toBe(4_401);
    expect(await asked(stranger, stranger.uuid, stranger.uuid, courtroomUuid)).toBe(4_403);
    expect(await asked(stranger, creator.uuid, creator.uuid, courtroomUuid)).toBe(4_403);
    expect(await asked(creator, creator.uuid, opponent.uuid, courtroomUuid)).toBe(4_403);
    expect(await asked(creator, opponent.uuid, creator.uuid, courtroomUuid)).toBe(4_403);
    expect(await asked(creator, creator.uuid, creator.uuid, crypto.randomUUID())).toBe(4_404);
  });

  it.each(["{", '{"type":"SEND_MESSAGE","payload":{}}'])(
    "ends with a first message that is no join: %s",
    async (socketMessage) => {
      const { creator } = await aCourtroomInSession(court);
      const socket = await knockBare(creator);
      socket.sendRaw(socketMessage);
      expect(await socket.closed).toBe(4_400);
    },
  );

  it("ends with who says nothing for too long, and not with who has joined", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { 0: near, 1: courtroom } = new WebSocketPair();
    const silent = listen(awaitJoin(creator.uuid, async () => near));
    const joined = listen(awaitJoin(creator.uuid, async () => near));
    const socketMessage = JSON.stringify({ type: "join", payload: { userUuid: creator.uuid, courtroomUuid } });
    joined.sendRaw(socketMessage);
    const reached = new Promise((resolve) => courtroom.addEventListener("message", ({ data }) => resolve(data)));
    courtroom.accept();
    expect(await reached).toBe(socketMessage);
    vi.advanceTimersByTime(HANDSHAKE_TIMEOUT_MS);
    expect(await silent.closed).toBe(4_408);
    courtroom.send(JSON.stringify({ type: "PRESENCE_UPDATED", payload: { userUuid: creator.uuid, isPresent: true } }));
    await joined.next("PRESENCE_UPDATED");
  });

  it("ends with who sends a heap before it is known who they are", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const socket = await knockBare(creator);
    for (let count = 0; count < 40; count += 1) {
      socket.send({ type: "join", payload: { userUuid: creator.uuid, courtroomUuid } });
    }
    expect(await socket.closed).toBe(4_429);
  });
});
