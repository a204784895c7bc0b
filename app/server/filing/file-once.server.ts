import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Viewer } from "~/domain/account/user";
import { humanCheckFailed } from "~/domain/app-error";
import type { FileCase } from "~/domain/filing/file-case";
import { selectViewer } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Database } from "../database/client.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import type { AcceptedHumanCheck } from "../human-check/human-check-port.server";
import { requirePetty } from "../screening/require-petty.server";

/** A filing that may go to the court. */
export interface CheckedFiling {
  viewer: Viewer;
  clientId: string;
  input: FileCase;
  /** What pays for the invitation; null where the case is filed without one. */
  check: AcceptedHumanCheck | null;
}

/** How one kind of case is filed: the query for what a client id filed before, and the filing itself. */
interface WayToFile<Filing> {
  selectFiling: (database: Database, creatorUuid: string, clientId: string) => RunnableQuery<Filing[], "sqlite">;
  file: (filing: CheckedFiling) => Promise<Filing>;
}

/** The refusals of a batch that is the second of its filing. */
const REPEATED = ["pettysuits.creator_uuid", "courtrooms.creator_uuid", "spent_human_checks.id"];

/**
 * Files a case once: the same client id again, from a retry or a double tap, gives what the first has filed. Spends the
 * human-check token, null for a case without an invitation. Refuses without a session, when `creatorUuid` is someone else's,
 * and what is too serious (R15).
 */
export async function fileOnce<Filing>(
  { database, clock, newUuid, screening, humanCheck }: Dependencies,
  visitor: Visitor,
  input: FileCase,
  recaptchaToken: string | null,
  { selectFiling, file }: WayToFile<Filing>,
): Promise<Filing> {
  const clientId = input.clientId ?? newUuid();

  /** The viewer, and what this filing has filed when it arrived before. */
  async function readFiling() {
    const now = clock();
    const [viewers, filed] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectFiling(database, input.creatorUuid, clientId),
    ]);
    const viewer = requireViewer(visitor, viewers, now);
    requireOwn(viewer, input.creatorUuid);
    return { viewer, filing: filed[0] ?? null };
  }

  const { viewer, filing } = await readFiling();
  if (filing !== null) return filing;
  await requirePetty(screening, input.allegation, input.creatorDisplayName);
  const check = recaptchaToken === null ? null : await humanCheck.accept(recaptchaToken, "create_invitation");
  try {
    return await file({ viewer, clientId, input, check });
  } catch (error) {
    // A double tap: the other of the two was faster, and its case is this person's filing.
    if (!REPEATED.some((column) => violatesUnique(error, column))) throw error;
    const repeat = await readFiling();
    if (repeat.filing === null) throw humanCheckFailed(error);
    return repeat.filing;
  }
}
