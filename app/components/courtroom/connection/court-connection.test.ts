import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CLOSE_CODES } from "~/domain/courtroom/close-codes";
import { PING, PONG } from "~/domain/ping";
import { type CourtConnection, openCourtConnection } from "./court-connection";

/** A browser's socket in the test's hands. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close(code = 1_000) {
    if (this.readyState < WebSocket.CLOSING) this.end(code);
  }

  open() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  answer(text: string) {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  /**
   * As browsers tell of a network that is gone: an error, and right after it a close without a word from the other end.
   */
  fail() {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("error"));
    this.end(1_006);
  }

  /** The court's own close. */
  end(code: number) {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
}

const page = Object.assign(new EventTarget(), { location: { href: "https://pettifog.test/courtroom/1" } });
const sheet = Object.assign(new EventTarget(), { visibilityState: "visible" });
const events = { onConnecting: vi.fn(), onOpen: vi.fn(), onMessage: vi.fn(), onLost: vi.fn(), onClosed: vi.fn() };
let opened: CourtConnection;

/** The socket that was made last. */
function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (last === undefined) throw new Error("no socket was made");
  return last;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", sheet);
  FakeSocket.all = [];
  opened = openCourtConnection({ userUuid: "robin", courtroomUuid: "court" }, events);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  opened.close();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets every try fail. Gives the pauses before so many of them, in milliseconds. */
async function pausesOfFailing(tries: number): Promise<number[]> {
  const pauses: number[] = [];
  while (pauses.length < tries) {
    const [failedAt, made] = [Date.now(), FakeSocket.all.length];
    socket().fail();
    while (FakeSocket.all.length === made) await vi.advanceTimersByTimeAsync(10);
    pauses.push(Date.now() - failedAt);
  }
  return pauses;
}

describe("a connection to the court that breaks", () => {
  test.each([
    ["the least", 0],
    ["the most", 0.999],
  ])("is tried again within a second, and then ever less often, by %s chance", async (_chance, chance) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    opened.close();
    opened = openCourtConnection({ userUuid: "robin", courtroomUuid: "court" }, events);
    await vi.advanceTimersByTimeAsync(0);
    socket().open();
    const [first = 0, second = 0, third = 0, ...later] = await pausesOfFailing(8);
    expect(events.onClosed).not.toHaveBeenCalled();
    expect(first).toBeLessThanOrEqual(360);
    expect(first + second).toBeLessThanOrEqual(1_100);
    expect(third).toBeGreaterThanOrEqual(1_000);
    for (const pause of later) expect(pause).toBeLessThanOrEqual(5_010);
  });

  test.each([
    ["the network is back", () => page.dispatchEvent(new Event("online"))],
    ["the page is looked at again", () => sheet.dispatchEvent(new Event("visibilitychange"))],
    ["its window is chosen", () => page.dispatchEvent(new Event("focus"))],
  ])("is made again at once when %s", async (_when, happen) => {
    socket().open();
    await pausesOfFailing(6);
    socket().fail();
    const made = FakeSocket.all.length;
    happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all.length).toBe(made + 1);
    socket().open();
    expect(events.onOpen).toHaveBeenCalledTimes(2);
  });

  test("is left alone while a try is under way, whatever is looked at", async () => {
    const made = FakeSocket.all.length;
    page.dispatchEvent(new Event("focus"));
    sheet.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all.length).toBe(made);
  });

  test("without anybody telling is found out by a ping that stays unanswered", async () => {
    socket().open();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket().sent).toEqual([PING]);
    socket().answer(PONG);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(events.onLost).not.toHaveBeenCalled();
    const made = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.advanceTimersByTimeAsync(1);
    expect(events.onLost).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all.length).toBe(made + 1);
  });

  test("stays closed for whoever has no session any more, and says why", async () => {
    socket().open();
    const made = FakeSocket.all.length;
    socket().end(CLOSE_CODES.noSession);
    page.dispatchEvent(new Event("online"));
    page.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(made);
    expect(events.onClosed).toHaveBeenCalledExactlyOnceWith("You are not signed in any more. Please refresh the page.");
  });

  test("is not made again once its page has left", async () => {
    socket().open();
    const made = FakeSocket.all.length;
    opened.close();
    page.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(made);
    expect(events.onLost).not.toHaveBeenCalled();
  });
});
