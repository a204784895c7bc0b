import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as push from "~/browser/push/push";
import { shownToast } from "~/browser/toast";
import type { CaseRef } from "~/domain/case/case-ref";
import { notifyWhenReady } from "./notify-when-ready";
import { nudgeOpponent } from "./nudge-opponent";
import { whatIsAwaited } from "./what-is-awaited";

const turnPushOn = vi.spyOn(push, "turnPushOn");

const SUIT: CaseRef = { kind: "pettysuit", uuid: "suit" };
const ROOM: CaseRef = { kind: "courtroom", uuid: "room" };
const siteOrigin = "https://court.test";

const said = () => {
  const { title, description } = shownToast.read() ?? { title: null, description: null };
  return { title, description };
};

/** What the court answers, by path. */
function answer(answers: Record<string, readonly [status: number, body: object]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const [status, body] = answers[path] ?? [404, {}];
    return Response.json(body, { status });
  });
  return asked;
}

/** A share sheet that goes the way it is told. */
function shareSheet(goes: "shared" | "dismissed"): { urls: (string | undefined)[] } {
  const urls: (string | undefined)[] = [];
  const share = async ({ url }: ShareData) => {
    urls.push(url);
    if (goes === "dismissed") throw new DOMException("closed", "AbortError");
  };
  vi.stubGlobal("navigator", { share });
  return { urls };
}

beforeEach(() => {
  shownToast.set(null);
  turnPushOn.mockResolvedValue("on");
});

afterEach(() => vi.unstubAllGlobals());

describe("a nudge", () => {
  const nudge = (filed: CaseRef) => nudgeOpponent(filed, siteOrigin);
  const invited = { "/api/pettysuits/suit/invitation": [200, { token: "t" }] } as const;

  it("that was pushed is all there is to do", async () => {
    const { urls } = shareSheet("shared");
    answer({ "/api/pettysuits/suit/nudge": [200, { notified: "push" }] });
    await nudge(SUIT);
    expect([said().title, urls]).toEqual(["Nudge sent!", []]);
  });

  it("that is a notice alone comes with the link, and says so to whoever does not send it", async () => {
    answer({ "/api/pettysuits/suit/nudge": [200, { notified: "notice" }], ...invited });
    shareSheet("dismissed");
    await nudge(SUIT);
    expect(said().title).toBe("A notice waits for them.");
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });
    await nudge(SUIT);
    expect(said()).toEqual({ title: "Link copied!", description: "It waits under their bell." });
  });

  it("that comes too soon says when the next is due, and offers the link", async () => {
    const { urls } = shareSheet("dismissed");
    answer({ "/api/pettysuits/suit/nudge": [429, { error: "The next nudge is due in 2 hours." }], ...invited });
    await nudge(SUIT);
    expect(said()).toEqual({ title: "Nudged already.", description: "The next nudge is due in 2 hours." });
    expect(urls).toEqual(["https://court.test/invite/t"]);

    shareSheet("shared");
    await nudge(SUIT);
    expect(said().title).toBe("Nudged already.");
  });

  it("in a courtroom leads to the courtroom", async () => {
    const { urls } = shareSheet("shared");
    const asked = answer({ "/api/courtrooms/room/nudge": [200, { notified: "notice" }] });
    await nudge(ROOM);
    expect([asked, urls]).toEqual([["/api/courtrooms/room/nudge"], ["https://court.test/courtroom/room"]]);
    expect(said().title).toBe("Nudge sent!");
  });

  it("that is refused says why", async () => {
    answer({ "/api/pettysuits/suit/nudge": [409, { error: "They are done." }] });
    await nudge(SUIT);
    expect(said()).toEqual({ title: "Unable to nudge", description: "They are done." });
  });
});

it("a verdict that is not there says what is missing, one’s own part first", () => {
  const rule = "The judge rules as soon as both sides have sworn.";
  expect(whatIsAwaited({ left: 0, hasOpponent: true })).toBe(rule);
  expect(whatIsAwaited({ left: 1, hasOpponent: true })).toBe(`You have 1 question left. ${rule}`);
  expect(whatIsAwaited({ left: 3, hasOpponent: false })).toBe(
    `You have 3 questions left. Your opponent hasn’t turned up yet. ${rule}`,
  );
});

describe("who asks to be told", () => {
  it.each([
    [SUIT, "/api/pettysuits/suit/notify"],
    [ROOM, "/api/courtrooms/room/notify"],
    [{ kind: "dilemma", uuid: "dilemma" } as const, "/api/procrastination/sessions/dilemma/notify"],
  ])("is noted by the court although their browser takes no pushes: %o", async (filed, path) => {
    turnPushOn.mockRejectedValue(new Error("no push service"));
    const asked = answer({ [path]: [200, { told: "mail" }] });
    await notifyWhenReady(filed, "person");
    expect(asked).toEqual([path]);
    expect(said().description).toBe("A mail comes the moment the judge has ruled.");
  });

  it("hears it where the ruling is there already, and where it can't be noted", async () => {
    answer({ "/api/pettysuits/suit/notify": [409, { error: "Settled.", code: "already_settled" }] });
    await notifyWhenReady(SUIT, "person");
    expect(said().title).toBe("The judge has ruled.");
    answer({ "/api/pettysuits/suit/notify": [503, { error: "Away." }] });
    await notifyWhenReady(SUIT, "person");
    expect(said().title).toBe("Error");
  });
});
