import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailboxPage } from "~/components/mailbox/mailbox-page";
import { notFound } from "~/domain/app-error";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [{ title: "Mailbox" }, { name: "robots", content: "noindex" }];

/** There is a mailbox on one's own machine alone; everywhere else this page does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  const { mailbox } = context.services;
  return answerLoader(async () => {
    if (mailbox === null) throw notFound("Page");
    return { mails: await mailbox.list() };
  });
}

export default function DevMailbox() {
  return <MailboxPage {...useLoaderData<typeof loader>()} />;
}
