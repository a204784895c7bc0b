import "vitest";

declare module "vitest" {
  /** What the configuration hands to tests. */
  export interface ProvidedContext {
    courtroomFuzz: { from: number; seeds: number; operations: number };
  }
}
