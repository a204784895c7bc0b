import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CardGallery } from "~/components/verdict/card/card-gallery";
import { PRODUCT_NAME } from "~/domain/product";
import { sampleCards } from "~/domain/verdict/sample-cards";

export const meta: MetaFunction = () => [
  { title: `Template card preview · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  const samples = sampleCards(new URL(context.siteOrigin).host);
  const asked = new URL(request.url).searchParams.get("sample") ?? samples[0]?.name;
  const shown = samples.find(({ name }) => name === asked);
  if (shown === undefined) throw data({ message: "There is no such sample." }, { status: 404 });
  return { shown, titles: samples.map(({ name, title }) => ({ name, title })) };
}

export default function TestCard() {
  return <CardGallery {...useLoaderData<typeof loader>()} />;
}
