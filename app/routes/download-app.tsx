import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DownloadAppPage } from "~/components/install/download-app-page";
import { systemsFor } from "~/domain/install-guide";
import { pageMeta } from "~/domain/page-meta";
import { PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () =>
  pageMeta(
    `Download the App · ${PRODUCT_NAME}`,
    "Put the court on your home screen: iPhone, Android and desktop, in three steps each.",
  );

export function loader({ request }: LoaderFunctionArgs) {
  return { systems: systemsFor(request.headers.get("User-Agent")) };
}

export default function DownloadApp() {
  return <DownloadAppPage {...useLoaderData<typeof loader>()} />;
}
