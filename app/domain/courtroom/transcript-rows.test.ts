import { describe, expect, test } from "vitest";
import type { CourtroomMessage } from "./message";
import { transcriptRows } from "./transcript-rows";

const said = (number: number, senderUuid: string, createdAt: string): CourtroomMessage => ({
  uuid: `message-${number}`,
  courtroomUuid: "court",
  senderUuid,
  sender: { displayName: senderUuid },
  content: "Objection!",
  createdAt,
  reactions: {},
  number,
  clientId: `client-${number}`,
  language: null,
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function sketch(messages: CourtroomMessage[], unreadFrom: number | null = null): string[] {
  return transcriptRows(messages, unreadFrom, dayOf).map((row) =>
    row.kind === "message" ? `${row.startsGroup ? "+" : ""}${row.message.number}` : row.kind,
  );
}

describe("a transcript as it is shown", () => {
  test("puts what one person says in a row under one heading", () => {
    const messages = [
      said(1, "robin", "2026-01-01T12:00:00Z"),
      said(2, "robin", "2026-01-01T12:01:00Z"),
      said(3, "sam", "2026-01-01T12:02:00Z"),
    ];
    expect(sketch(messages)).toEqual(["day", "+1", "2", "+3"]);
  });

  test("begins a new heading after a pause, and each day with its date", () => {
    const messages = [
      said(1, "robin", "2026-01-01T23:50:00Z"),
      said(2, "robin", "2026-01-01T23:56:00Z"),
      said(3, "robin", "2026-01-02T00:00:00Z"),
    ];
    expect(sketch(messages)).toEqual(["day", "+1", "+2", "day", "+3"]);
  });

  test("marks where the news begins", () => {
    const messages = [said(1, "sam", "2026-01-01T12:00:00Z"), said(2, "sam", "2026-01-01T12:00:10Z")];
    expect(sketch(messages, 2)).toEqual(["day", "+1", "unread", "+2"]);
  });

  test("of nothing is nothing", () => {
    expect(sketch([])).toEqual([]);
  });
});
