import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOCKET_MESSAGE_MAX_BYTES } from "./protocol";
import { readSocketMessage } from "./read-socket-message";

const uuid = "0b0c4f0e-6f3a-4c0e-9a53-6f0d6e1f7a11";
const said = (content: unknown, more: object = {}) =>
  JSON.stringify({ type: "SEND_MESSAGE", payload: { courtroomUuid: uuid, senderUuid: uuid, content, ...more } });

describe("reading a message", () => {
  it("counts bytes and not letters", () => {
    const fits = (letter: string, bytes: number) =>
      readSocketMessage(letter.repeat(Math.floor(SOCKET_MESSAGE_MAX_BYTES / bytes))).kind;
    expect([fits("x", 1), fits("é", 2), fits("院", 3), fits("🍕", 4)]).toEqual(Array(4).fill("unreadable"));
    for (const [letter, bytes] of [
      ["x", 1],
      ["é", 2],
      ["院", 3],
      ["🍕", 4],
    ] as const) {
      expect(readSocketMessage(letter.repeat(Math.floor(SOCKET_MESSAGE_MAX_BYTES / bytes) + 1)).kind).toBe("too_large");
    }
    expect(readSocketMessage(new ArrayBuffer(SOCKET_MESSAGE_MAX_BYTES + 1)).kind).toBe("too_large");
    expect(readSocketMessage(new ArrayBuffer(8)).kind).toBe("unreadable");
  });

  it("cleans and trims what is said, and takes ids in any case", () => {
    const read = readSocketMessage(said(" He ate\u202E it. ", { senderUuid: uuid.toUpperCase() }));
    expect(read).toMatchObject({ message: { payload: { content: "He ate it.", senderUuid: uuid } } });
  });

  it("gives back a text that is too long or blank with its own id", () => {
    const clientId = "client-0001";
    expect(readSocketMessage(said("x".repeat(1_501), { clientId }))).toMatchObject({
      refusal: { payload: { code: "too_long", clientId } },
    });
    expect(readSocketMessage(said("\u200B", { clientId }))).toMatchObject({ refusal: { payload: { clientId } } });
  });

  it.each([said(7), said("Hi", { clientId: "short" }), said("Hi", { senderUuid: "me" }), "[]", '"join"', ""])(
    "calls %s unreadable",
    (socketMessage) => {
      expect(readSocketMessage(socketMessage)).toEqual({ kind: "unreadable" });
    },
  );

  it("throws at nothing", () => {
    const socketMessage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((payload) => `{"type":"SEND_MESSAGE","payload":${payload}}`),
    );
    fc.assert(
      fc.property(socketMessage, (text) => readSocketMessage(text).kind !== undefined),
      { seed: 20_261_121, numRuns: 500 },
    );
  });
});
