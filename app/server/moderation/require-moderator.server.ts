import { notFound } from "~/domain/app-error";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { selectDeskMember } from "./moderation-repository.server";

/** Somebody who was let in to the desk: what every act there asks for. */
export interface Moderator {
  uuid: string;
}

type DeskMember = Awaited<ReturnType<typeof selectDeskMember>>[number];

/** The moderator of a look-up. Refuses everybody else as if there were no desk (docs/rules.md#the-desk). */
export function toModerator(
  { moderatorEmails }: Pick<Dependencies, "moderatorEmails">,
  [member]: DeskMember[],
): Moderator {
  if (member === undefined) throw notFound("Page");
  const { uuid, email, isModerator } = member;
  if (!isModerator && (email === null || !moderatorEmails.includes(email))) throw notFound("Page");
  return { uuid };
}

/** Lets a moderator in to the desk. Refuses like `toModerator`. */
export async function requireModerator(
  deps: Pick<Dependencies, "database" | "clock" | "moderatorEmails">,
  visitor: Visitor,
): Promise<Moderator> {
  return toModerator(deps, await selectDeskMember(deps.database, visitor.tokenHash, deps.clock()));
}
