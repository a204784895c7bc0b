import { data } from "@remix-run/cloudflare";
import { isAppError } from "~/domain/app-error";

/** Answers somebody to whom a page does not exist exactly as an address that is no page does. */
export async function answerAsUnknown<Result>(reading: () => Promise<Result>): Promise<Result> {
  try {
    return await reading();
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}
