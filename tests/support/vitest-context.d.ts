import "vitest";

declare module "vitest" {
  /** What the configuration hands to tests. */
  export interface ProvidedContext {
    fuzzedCalls: number;
    fuzzSeed: number;
    grownCases: number;
    courtroomFuzz: { lives: number; seed: number; path?: string };
  }
}
