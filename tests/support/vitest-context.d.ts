import "vitest";

declare module "vitest" {
  /** What the configuration hands to tests. */
  export interface ProvidedContext {
    courtroomFuzz: { lives: number; commands: number; seed: number; path?: string; replayPath?: string };
  }
}
