import { keptPagesCache } from "~/browser/storage/kept-pages";
import { PRODUCT_NAME } from "~/domain/product";

export interface KeptPage {
  path: string;
  title: string;
}

/** The cases that can be read without a connection, the latest first, by the titles of their pages. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const name = "caches" in window ? await keptPagesCache() : null;
  if (name === null) return [];
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(async (request) => {
    const markup = (await (await cache.match(request))?.text()) ?? "";
    const { title } = new DOMParser().parseFromString(markup, "text/html");
    return { path: new URL(request.url).pathname, title: title.replace(` · ${PRODUCT_NAME}`, "") };
  });
  return (await Promise.all(kept)).filter(({ path }) => path.lastIndexOf("/") > 0).reverse();
}
