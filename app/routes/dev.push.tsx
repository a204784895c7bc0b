import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PushesPage } from "~/components/pushes/pushes-page";
import { notFound } from "~/domain/app-error";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [{ title: "Pushes" }, { name: "robots", content: "noindex" }];

/** Copies of pushes are kept on one's own machine alone; everywhere else this page does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor } = context;
  return answerLoader(async () => {
    if (services.localPushes === null) throw notFound("Page");
    const viewer = await services.account.findViewer(visitor);
    return { pushes: await services.localPushes.list(), userUuid: viewer?.uuid ?? null };
  });
}

export default function DevPush() {
  return <PushesPage {...useLoaderData<typeof loader>()} />;
}
