import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isAppError } from "~/domain/app-error";

/** What a waiting page asks: the decided case or null, and always 200 for a party, since waiting is no error. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    return Response.json({
      decided: await context.services.deck.findDecidedSuit(context.visitor, params.uuid ?? ""),
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return Response.json({ error: error.message, message: error.message, code: error.code }, { status: error.status });
  }
}
