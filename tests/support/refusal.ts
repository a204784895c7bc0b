import { expect } from "vitest";
import type { ErrorCode, ErrorStatus } from "~/domain/error-code";

export interface RefusalBody {
  error: string;
  message: string;
  code: string;
}

/**
 * Holds an answer to the one shape of a refusal (docs/rules.md#refusals) and gives its body for what a test wants to
 * know beyond.
 */
export async function expectRefusal(response: Response, status: ErrorStatus, code: ErrorCode): Promise<RefusalBody> {
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/u);
  const body = await response.json<RefusalBody>();
  expect({ status: response.status, code: body.code }).toEqual({ status, code });
  expect(Object.keys(body).sort()).toEqual(["code", "error", "message"]);
  expect(body.error).toBe(body.message);
  expect(body.message).not.toBe("");
  return body;
}
