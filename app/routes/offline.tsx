import type { MetaFunction } from "@remix-run/cloudflare";
import { OfflinePage } from "~/components/offline/offline-page";
import { PRODUCT_NAME } from "~/domain/product";

export const meta: MetaFunction = () => [
  { title: `No Connection · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

export default function Offline() {
  return <OfflinePage />;
}
