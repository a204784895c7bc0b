import type { ClientActionFunctionArgs } from "@remix-run/react";
import { isRouteErrorResponse } from "@remix-run/react";
import { createSharedValue } from "~/browser/shared-value";
import type { DeskStepFields } from "~/domain/moderation/desk-step";

/** What became of a form of the desk: what was done and how it is taken back, or why it was not. */
export type DeskReply =
  | { ok: true; said: string; undo: DeskStepFields | null }
  | { ok: false; error: string; code: string };

/** What came of the forms since this page was loaded, the last at the end. Without what was taken back. */
export const deskActs = createSharedValue<DeskReply[]>();

/** Runs a form of any page of the desk and notes what came of it: the form may be gone from the page by then. */
export async function tellDesk({ serverAction }: ClientActionFunctionArgs): Promise<DeskReply> {
  const reply = await serverAction<DeskReply>().catch(toFailure);
  deskActs.set([...(deskActs.read() ?? []), reply]);
  return reply;
}

/** Whoever is no moderator any more gets the page that is none. */
function toFailure(error: unknown): DeskReply {
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  const said = error instanceof TypeError ? "No connection to the court." : "The court tripped.";
  return { ok: false, error: `${said} Nothing was decided: please try again.`, code: "unreachable" };
}

/** An act that is being taken back can't be taken back again. */
export function forgetAct(taken: DeskReply): void {
  deskActs.set((deskActs.read() ?? []).filter((act) => act !== taken));
}
