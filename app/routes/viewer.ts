import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Who the person of this browser is, or null: always 200, since having no guest yet is no error. */
export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return Response.json({ viewer: await services.account.findViewer(visitor) });
}
