import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Sharing } from "~/domain/verdict/shared-verdict";
import { asPerson } from "./api-client";
import type { Court } from "./court";
import { aDecidedCase, type Guest, type JoinedCase } from "./factories";

interface Case {
  caseUuid: string;
}

/** A decided suit with the open link to its verdict. */
export interface SharedCase extends JoinedCase, Case {
  shareId: string;
  caseName: string;
}

/** A decided and shared suit whose name no other case has. */
export async function aSharedCase(court: Court): Promise<SharedCase> {
  const decided = await aDecidedCase(court);
  const caseUuid = decided.suitUuid;
  const caseName = `The case of ${caseUuid}`;
  await env.DB.prepare("update verdicts set case_name = ? where case_uuid = ?").bind(caseName, caseUuid).run();
  return { ...decided, caseUuid, caseName, shareId: await share(decided.creator, { caseUuid }) };
}

/** Asks for a verdict's public link, makes it or seals it. */
export function sharingOf(
  person: Guest | null,
  { caseUuid }: Case,
  method: "GET" | "POST" | "DELETE",
): Promise<Response> {
  return asPerson(person)(`/api/verdicts/${caseUuid}/share`, { method });
}

/** Makes a verdict's public link, or finds the one that there is, and gives its id. */
export async function share(person: Guest, shared: Case): Promise<string> {
  const sharing = await (await sharingOf(person, shared, "POST")).json<Sharing>();
  if (sharing.state !== "shared") throw new Error(`not shared: ${JSON.stringify(sharing)}`);
  return sharing.shareId;
}

/** Seals a verdict. */
export async function seal(person: Guest, shared: Case): Promise<Sharing> {
  const response = await sharingOf(person, shared, "DELETE");
  expect(response.status).toBe(200);
  return response.json<Sharing>();
}
