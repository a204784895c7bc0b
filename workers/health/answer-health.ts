import type { Context } from "hono";
import { requireReadable } from "~/server/database/readable.server";
import type { WebContext } from "../request-context";
import type { WebEnv } from "../web-env";
import { findFailingParts, type Parts } from "./check-parts";

/** No picture has this key and no person this name: asking for them finds nothing and leaves nothing. */
const NOBODY = "healthz";

/**
 * `/healthz`: 200 while every part does its work, else 503 with the names of those that don't. Why they don't is in the
 * log alone. Never kept anywhere: an old answer would say that all is well.
 */
export async function answerHealth(c: Context<WebContext>): Promise<Response> {
  const failing = await findFailingParts(partsOf(c.env));
  c.header("Cache-Control", "no-store");
  return c.json({ ok: failing.length === 0, failing }, failing.length === 0 ? 200 : 503);
}

function partsOf({ DB, CARDS, NOTIFIER, VERDICT_CARD, JUDGE }: WebEnv): Parts {
  return {
    database: () => requireReadable(DB),
    pictures: () => CARDS.head(NOBODY),
    // The courtroom Worker has no address of its own: it answers as long as one of its objects does.
    courtroom: () => requireAnswer(NOTIFIER.getByName(NOBODY)),
    card: () => requireAnswer(VERDICT_CARD),
    judge: () => requireAnswer(JUDGE),
  };
}

/** None of these Workers has a page, so each answers that it has none. Only a Worker that is not well says 500. */
async function requireAnswer(worker: { fetch(url: string): Promise<Response> }): Promise<void> {
  const answer = await worker.fetch(`https://court.invalid/${NOBODY}`);
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`It answered ${answer.status}.`);
}
