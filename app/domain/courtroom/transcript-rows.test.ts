import { describe, expect, test } from "vitest";
import type { Seat } from "../case/seat";
import type { CourtLine } from "./bench/court-line";
import type { CourtroomMessage } from "./message";
import { transcriptRows } from "./transcript-rows";

const said = (number: number, seat: Seat, createdAt: string): CourtroomMessage => ({
  uuid: `message-${number}`,
  courtroomUuid: "court",
  senderUuid: seat,
  seat,
  sender: { displayName: seat },
  content: "Objection!",
  createdAt,
  reactions: {},
  number,
  clientId: `client-${number}`,
  language: null,
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function sketch(messages: CourtroomMessage[], unreadFrom: number | null = null, lines: CourtLine[] = []): string[] {
  return transcriptRows(messages, lines, unreadFrom, dayOf).map((row) =>
    row.kind === "message" ? `${row.startsGroup ? "+" : ""}${row.message.number}` : row.kind,
  );
}

describe("a transcript as it is shown", () => {
  test("puts what one person says in a row under one heading", () => {
    const messages = [
      said(1, "creator", "2026-01-01T12:00:00Z"),
      said(2, "creator", "2026-01-01T12:01:00Z"),
      said(3, "opponent", "2026-01-01T12:02:00Z"),
    ];
    expect(sketch(messages)).toEqual(["day", "+1", "2", "+3"]);
  });

  test("begins a new heading after a pause, and each day with its date", () => {
    const messages = [
      said(1, "creator", "2026-01-01T23:50:00Z"),
      said(2, "creator", "2026-01-01T23:56:00Z"),
      said(3, "creator", "2026-01-02T00:00:00Z"),
    ];
    expect(sketch(messages)).toEqual(["day", "+1", "+2", "day", "+3"]);
  });

  test("marks where the news begins", () => {
    const messages = [said(1, "opponent", "2026-01-01T12:00:00Z"), said(2, "opponent", "2026-01-01T12:00:10Z")];
    expect(sketch(messages, 2)).toEqual(["day", "+1", "unread", "+2"]);
  });

  test("puts each line behind its message, and a heading behind each line", () => {
    const messages = [said(1, "creator", "2026-01-01T12:00:00Z"), said(2, "creator", "2026-01-01T12:00:10Z")];
    const lines: CourtLine[] = [
      { kind: "judge", occasion: "opening", text: "Begin.", after: 0, at: 0 },
      { kind: "rests", seat: "creator", after: 1, at: 0 },
      { kind: "resumes", seat: "creator", after: 2, at: 0 },
    ];
    expect(sketch(messages, null, lines)).toEqual(["line", "day", "+1", "line", "+2", "line"]);
    expect(sketch([], null, lines)).toEqual(["line"]);
  });

  test("of nothing is nothing", () => {
    expect(sketch([])).toEqual([]);
  });
});
