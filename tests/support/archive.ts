import { env } from "cloudflare:workers";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { testimonyArchive } from "~/server/deck/testimony-archive.server";
import { openCourt } from "./court";

/** Where the real Workers look, too. */
export const archive = testimonyArchive(env.CARDS);

/** The docket's look at a decided case once nobody can have it reopened: what was testified goes to the archive. */
export function aWeekLater(caseUuid: string, archivedIn = archive, database = env.DB): Promise<void> {
  const clock = () => Date.now() + VACATABLE_MS;
  return openCourt(database, { archive: archivedIn, clock }).ruleOnSuit(caseUuid);
}
