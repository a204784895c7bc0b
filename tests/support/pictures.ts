import { expect } from "vitest";
import { isDecisionCard } from "~/domain/verdict/card";
import { asPerson } from "./api-client";
import type { SharedCase } from "./sharing";
import { drawnCards } from "./test-worker";

/** What the recording renderer stands on its picture, or the text of a page. */
export async function printed(response: Response | Promise<Response>): Promise<string> {
  return new TextDecoder().decode(await (await response).arrayBuffer());
}

/** Lets go of a body that nobody reads. */
export function discard(response: Response): Response {
  response.body?.cancel();
  return response;
}

/** Which print the picture of a shared verdict is. */
export async function versionOf(shareId: string): Promise<string> {
  const etag = discard(await asPerson(null)(`/v/${shareId}.png`)).headers.get("ETag");
  return /^"([0-9a-f]{16})-/u.exec(etag ?? "")?.[1] ?? "";
}

/** Everything that was drawn for a case of two parties. */
export const drawnFor = ({ caseName }: Pick<SharedCase, "caseName">) =>
  drawnCards.flatMap(({ card, ...drawn }) =>
    isDecisionCard(card) || card.caseName !== caseName ? [] : [{ card, ...drawn }],
  );

/** In the place of a picture stands a notice, which is a picture too. */
export async function expectNotice(response: Response, status: number, notice: string): Promise<void> {
  expect({ status: response.status, type: response.headers.get("Content-Type") }).toEqual({
    status,
    type: "image/png",
  });
  expect(await printed(response)).toBe(`notice ${notice}`);
}
