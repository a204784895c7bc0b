import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { STORED } from "~/browser/storage/places";
import { readStored, storedBelow, writeStored } from "~/browser/storage/stored";
import { shownToast } from "~/browser/toast";
import { windowWithStorage } from "../../../../tests/support/browser-storage";
import { sendWaiting } from "./send-waiting";

const { deckOutbox, dilemmaOutbox } = STORED;
const suit = storedBelow(deckOutbox, "suit", "robin");
const answers: Record<string, number> = {};
const calls: string[] = [];
const { signal } = new AbortController();

beforeEach(() => {
  vi.stubGlobal("window", windowWithStorage());
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const { questionUuid, answerText } = JSON.parse(body);
    calls.push(`${path} ${questionUuid} ${answerText}`);
    const status = answers[questionUuid] ?? 200;
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response("[]", { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
  for (const question of Object.keys(answers)) delete answers[question];
  shownToast.set(null);
});

it("sends a person's swipes in their order, to where each sort of deck takes them, and nobody else's", async () => {
  writeStored(suit, "q1=yes&q2=fifth");
  writeStored(storedBelow(dilemmaOutbox, "dilemma", "robin"), "q3=no");
  const others = storedBelow(deckOutbox, "suit", "sam");
  writeStored(others, "q1=no");
  await sendWaiting("robin", signal);
  expect(calls.filter((call) => call.includes("/suit/"))).toEqual([
    "/api/pettysuits/suit/answers q1 Yes",
    "/api/pettysuits/suit/answers q2 Plead the Fifth",
  ]);
  expect(calls).toContain("/api/procrastination/sessions/dilemma/answers q3 No");
  expect([readStored(suit), readStored(others)]).toEqual([null, "q1=no"]);
  expect(shownToast.read()?.title).toBe("Sent");
});

it("sends each once where two tabs are opened", async () => {
  writeStored(suit, "q1=yes&q2=no");
  await Promise.all([sendWaiting("robin", signal), sendWaiting("robin", signal)]);
  expect(calls).toHaveLength(2);
});

it("leaves to the deck's own page what waits there while that is open", async () => {
  writeStored(suit, "q1=yes");
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const page = navigator.locks.request(suit.key, { mode: "shared" }, () => closed);
  const sending = sendWaiting("robin", signal);
  await navigator.locks.query();
  expect(calls).toEqual([]);
  close();
  await Promise.all([page, sending]);
  expect(calls).toHaveLength(1);
});

it("says what became of one case while another's own page is open", async () => {
  writeStored(suit, "q1=yes");
  writeStored(storedBelow(dilemmaOutbox, "dilemma", "robin"), "q3=no");
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const page = navigator.locks.request(suit.key, { mode: "shared" }, () => closed);
  const sending = sendWaiting("robin", signal);
  await vi.waitFor(() => expect(shownToast.read()?.title).toBe("Sent"));
  expect(calls).toEqual(["/api/procrastination/sessions/dilemma/answers q3 No"]);
  answers.q1 = 409;
  close();
  await Promise.all([page, sending]);
  expect(shownToast.read()?.title).toBe("Not all of it was heard");
});

it.each([0, 401, 429, 500])("keeps what could not be sent (%i) and all that comes after it", async (status) => {
  writeStored(suit, "q1=yes&q2=no&q3=no");
  answers.q2 = status;
  await sendWaiting("robin", signal);
  expect(readStored(suit)).toBe("q2=no&q3=no");
});

it("forgets what the court will never take, and says so", async () => {
  writeStored(suit, "q1=yes&q2=no");
  answers.q1 = 409;
  await sendWaiting("robin", signal);
  expect(readStored(suit)).toBeNull();
  expect(shownToast.read()).toMatchObject({ title: "Not all of it was heard", tone: "error" });
});
