import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { deviceOf } from "~/domain/account/device";
import { isAppError } from "~/domain/app-error";
import type { BareForm } from "~/domain/human-check/bare-form";
import { SUPPORT_PATH, TOO_SERIOUS } from "~/domain/screening/support";
import type { BareSender } from "../account/bare-form.server";
import { sessionCookie } from "../account/session-token.server";
import { answerAction, refuse } from "./refusals.server";

/** Lets in who has sent a form, under this name where they are new. */
type Admit = (form: BareForm, displayName: string) => Promise<BareSender>;

/**
 * Answers a form that was sent without a script (docs/rules.md#without-scripts): `act` does what it asks for and gives
 * the path that this leads to. A guest who is made for it gets their session, also where the rest is refused.
 */
export async function answerBareForm(
  { request, context: { services, visitor } }: Pick<ActionFunctionArgs, "request" | "context">,
  act: (admit: Admit) => Promise<string>,
) {
  const headers = new Headers();
  const admit: Admit = async (form, displayName) => {
    const device = deviceOf(request.headers.get("user-agent"));
    const sender = await services.bareForms.admit(visitor, form, displayName, device);
    if (sender.sessionToken !== null) headers.append("Set-Cookie", sessionCookie(request, sender.sessionToken));
    return sender;
  };
  try {
    throw redirect(await act(admit), { headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    // No script leads whoever runs none to the calm page.
    if (error.code === TOO_SERIOUS) throw redirect(SUPPORT_PATH, { headers });
    return refuse(error, headers);
  }
}

/**
 * Takes what the button of a deck has sent without a script, and leads back to the deck: the page shows how it stands
 * now, also where the answer was refused.
 */
export async function answerBareStep(request: Request, take: () => Promise<unknown>): Promise<never> {
  await answerAction(async () => ({ taken: await take() }));
  throw redirect(new URL(request.url).pathname);
}
