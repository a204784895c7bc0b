import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { referrerCookie } from "~/server/account/visitor.server";
import { uuidParam } from "~/server/page/uuid-param.server";

/** Somebody's own link: the browser keeps whose it was, and goes on to the front page. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const uuid = uuidParam(params.uuid);
  return redirect("/", { headers: { "Set-Cookie": referrerCookie(request, uuid) } });
}
