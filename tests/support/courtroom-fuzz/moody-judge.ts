import { env } from "cloudflare:workers";
import { vi } from "vitest";

const MODEL = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

const outOfOrder = () => new Response(null, { status: 500 });

export const MOODS = ["well", "failing", "hanging"] as const;
export type Mood = (typeof MOODS)[number];

/** A judge that is well (the house's), out of order, or says nothing until it is let go. */
export class MoodyJudge {
  private hung: ((response: Response) => void)[] = [];

  /** Whether somebody waits for it. */
  get isAwaited(): boolean {
    return this.hung.length > 0;
  }

  be(mood: Mood): void {
    if (mood === "well") for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
    else Object.assign(env, MODEL);
    // Also of a judge that is well again somebody may still ask the one that was not.
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => (mood === "hanging" ? this.hang() : outOfOrder()));
  }

  /** Whoever waits for it gets an error. To be called where they wait: promises don't cross from one object to another. */
  letGo(): void {
    for (const answer of this.hung.splice(0)) answer(outOfOrder());
  }

  /** Whoever waited is gone. */
  forget(): void {
    this.hung = [];
  }

  private hang(): Promise<Response> {
    return new Promise((resolve) => {
      this.hung.push(resolve);
    });
  }
}
