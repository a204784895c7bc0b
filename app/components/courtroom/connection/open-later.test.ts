import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CourtConnectionEvents } from "./court-connection";
import { openConnectionLater } from "./open-later";

const SPEAKER = { userUuid: "u", courtroomUuid: "c" };
const MESSAGE = { type: "join", payload: { userUuid: "u", courtroomUuid: "c", since: 0 } } as const;

/** A court whose connection takes everything, and a script of it that is fetched as the test says. */
function aCourt() {
  const events: CourtConnectionEvents = {
    onConnecting: vi.fn(),
    onOpen: vi.fn(),
    onMessage: vi.fn(),
    onLost: vi.fn(),
    onClosed: vi.fn(),
  };
  const connection = { send: vi.fn(() => true), join: vi.fn(), sendDue: vi.fn(() => []), close: vi.fn() };
  const script = { openCourtConnection: vi.fn(() => connection) };
  return { events, connection, script };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a connection to a court is open once its script is there, and sends nothing before", async () => {
  const { events, connection, script } = aCourt();
  const opened = openConnectionLater(SPEAKER, events, async () => script);
  expect(opened.send(MESSAGE)).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(script.openCourtConnection).toHaveBeenCalledExactlyOnceWith(SPEAKER, events);
  expect(opened.send(MESSAGE)).toBe(true);
  opened.close();
  expect(connection.close).toHaveBeenCalledOnce();
});

test("a script that can't be had is told as a lost connection and asked for again", async () => {
  const { events, script } = aCourt();
  const fetchScript = vi.fn(async () => script).mockRejectedValueOnce(new Error("offline"));
  openConnectionLater(SPEAKER, events, fetchScript);
  await vi.advanceTimersByTimeAsync(0);
  expect(events.onLost).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(script.openCourtConnection).toHaveBeenCalledOnce();
});

test("whoever leaves before the script is there opens no connection, nor asks again", async () => {
  const { events, script } = aCourt();
  openConnectionLater(SPEAKER, events, async () => script).close();
  const fetchScript = vi.fn(() => Promise.reject(new Error("offline")));
  const lost = openConnectionLater(SPEAKER, events, fetchScript);
  await vi.advanceTimersByTimeAsync(0);
  lost.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(script.openCourtConnection).not.toHaveBeenCalled();
  expect(fetchScript).toHaveBeenCalledOnce();
});
