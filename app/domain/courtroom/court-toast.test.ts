import { expect, test } from "vitest";
import { toastOf } from "./court-toast";

test.each([
  ["too_long", "Message Too Long"],
  ["flood", "Order!"],
  ["not_in_session", "Order!"],
] as const)("a message that is refused as %s is told under the title %s", (code, title) => {
  const payload = { message: "Order!", code, clientId: null };
  expect(toastOf({ type: "ERROR", payload })).toEqual({ title, description: "Order!", tone: "error" });
});

test("the end of a long conversation is told once", () => {
  const started = { type: "VERDICT_GENERATION_STARTED", payload: { reason: "token_limit_exceeded" } } as const;
  expect(toastOf(started)).toMatchObject({ title: "Token Limit Reached" });
  expect(toastOf({ type: "TOKEN_LIMIT_EXCEEDED", payload: { message: "over" } })).toBeNull();
});
