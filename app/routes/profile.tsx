import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/components/profile/profile-page";
import { UnknownPerson } from "~/components/profile/unknown-person";
import { CASES_ON_PROFILE, newestOf } from "~/domain/my-cases/case-item";
import { PRODUCT_NAME } from "~/domain/product";
import { answerLoader } from "~/server/page/refusals.server";

export const meta: MetaFunction = () => [
  { title: `Your profile · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context: { services, visitor } }: LoaderFunctionArgs) {
  return answerLoader(async () => {
    const [person, { swipes, courts, dilemmas, readAt }] = await Promise.all([
      services.profile.readOwnProfile(visitor),
      services.myCases.listOwnCases(visitor, CASES_ON_PROFILE),
    ]);
    return { person, cases: newestOf([swipes, courts, dilemmas], CASES_ON_PROFILE), now: readAt };
  });
}

export default function Profile() {
  const { person, ...history } = useLoaderData<typeof loader>();
  return person === null ? <UnknownPerson /> : <ProfilePage {...person} {...history} />;
}
