import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deskMeta } from "~/components/moderation/desk-meta";
import { DeskPeople } from "~/components/moderation/people/desk-people";
import { answerAsUnknown } from "~/server/page/unknown-page.server";

export const meta = deskMeta("People");

export async function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return { people: await answerAsUnknown(() => services.moderation.listPeople(visitor)) };
}

export { tellDesk as clientAction } from "~/components/moderation/desk-acts";
export { decideAtDesk as action } from "~/server/moderation/decide-at-desk.server";

export default function People() {
  return <DeskPeople {...useLoaderData<typeof loader>()} />;
}
