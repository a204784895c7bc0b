import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { CourtroomPage } from "~/components/courtroom/courtroom-page";
import { CourtroomProblem } from "~/components/courtroom/courtroom-problem";
import { ForeignWordsIn } from "~/components/ui/words";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

/** The talk needs the whole screen; the footer comes below it. */
export const handle = { fillsScreen: true };

export async function loader({ params, context: { services, visitor, siteOrigin } }: LoaderFunctionArgs) {
  const { uuid } = params;
  if (uuid === undefined) throw data({ message: "Courtroom not found" }, { status: 400 });
  const { viewer, ...opened } = await answerLoader(() => services.courtroom.openCourtroom(visitor, uuid));
  return {
    userUuid: viewer.uuid,
    ...opened,
    foreign: opened.decided?.foreign ?? (await services.languages.findForeignWords([opened.courtroom.allegation])),
    siteOrigin,
    seenAt: Date.now(),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The courtroom as this browser read it last. */
let lastRead: Loaded | null = null;

/**
 * A court in session reads its page again by itself. A connection that is down just then must not take the page away.
 */
export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const isRefusal = isRouteErrorResponse(error) || error instanceof Response;
    if (isRefusal || lastRead === null || lastRead.courtroom.uuid !== params.uuid) throw error;
    return lastRead;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? `Courtroom: ${loaded.courtroom.allegation} · ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: "robots", content: "noindex" },
];

export default function Courtroom() {
  const loaded = useLoaderData<typeof loader>();
  const { foreign, ...opened } = loaded;

  useEffect(() => {
    lastRead = loaded;
  }, [loaded]);

  return (
    <ForeignWordsIn foreign={foreign}>
      <CourtroomPage key={opened.courtroom.uuid} {...opened} />
    </ForeignWordsIn>
  );
}

export { CourtroomProblem as ErrorBoundary };
