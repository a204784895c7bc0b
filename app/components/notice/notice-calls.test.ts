import { afterEach, describe, expect, it, vi } from "vitest";
import { NOTICES_LISTED, type Notice } from "~/domain/notice/notice";
import { readNotices } from "./notice-calls";

const notice = (id: string): Notice => ({
  ...{ id, kind: "nudge", title: "Robin is waiting", body: "", link: "/", read: false },
  createdAt: "2026-11-24T12:00:00.000Z",
});

afterEach(() => vi.unstubAllGlobals());

describe("whoever opens the bell", () => {
  it.each([
    ["what stands in the list, and not what came since", 2, { uuid: "robin", ids: ["0", "1"] }],
    ["everything, where the list is full and more may lie below", NOTICES_LISTED, { uuid: "robin" }],
  ])("has read %s", async (_what, count, body) => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (_path: string, init: { body: string }) => {
      sent.push(JSON.parse(init.body));
      return Response.json({ unread: 0 });
    });
    await readNotices(
      "robin",
      Array.from({ length: count }, (_, place) => notice(String(place))),
    );
    expect(sent).toEqual([body]);
  });
});
