import { env } from "cloudflare:workers";
import { vi } from "vitest";

const MODEL = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

/** How often a call that hangs looks whether it is let go. */
const LOOK_MS = 2;

const outOfOrder = () => new Response(null, { status: 500 });

const MOODS = ["well", "failing", "hanging"] as const;
export type Mood = (typeof MOODS)[number];

/** A judge that is well (the house's), out of order, or says nothing until it is let go. */
export class MoodyJudge {
  private hung = new Set<symbol>();

  /** Whether somebody waits for it. */
  get isAwaited(): boolean {
    return this.hung.size > 0;
  }

  be(mood: Mood): void {
    if (mood === "well") for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
    else Object.assign(env, MODEL);
    // Also of a judge that is well again somebody may still ask the one that was not.
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => (mood === "hanging" ? this.hang() : outOfOrder()));
  }

  /** Whoever waits for it gets an error. */
  letGo(): void {
    this.hung.clear();
  }

  /**
   * A call looks by itself whether it is over: a promise that somebody else resolves does not cross from one request to
   * another.
   */
  private async hang(): Promise<Response> {
    const call = Symbol();
    this.hung.add(call);
    while (this.hung.has(call)) await scheduler.wait(LOOK_MS);
    return outOfOrder();
  }
}
