import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/components/profile/profile-page";
import { UnknownPerson } from "~/components/profile/unknown-person";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `Your profile · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => ({ person: await services.profile.readOwnProfile(visitor) }));
}

export default function Profile() {
  const { person } = useLoaderData<typeof loader>();
  return person === null ? <UnknownPerson /> : <ProfilePage {...person} />;
}
