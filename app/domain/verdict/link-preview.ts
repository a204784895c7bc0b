import { pictureTags } from "../picture-tags";
import { PRODUCT_NAME } from "../product";
import { CARD_LAYOUTS } from "./card-layouts";
import { cardWords } from "./card-words";
import { type SharedCard, sharedPicturePath, shareLink } from "./shared-verdict";

/** One element of a page's head, in the form that the pages' framework takes. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; type?: string; title?: string };

/** A link that says what was decided, or one that leaves it to whoever opens it. */
export type PreviewKind = "open" | "spoiler_free";

/** The query that makes a link's preview keep the outcome to itself. */
export const SPOILER_FREE_QUERY = "?spoiler=no";

/** What an address asks for by its query, whatever else a site that passed it on has written there. */
export function previewKind(query: string): PreviewKind {
  return new URLSearchParams(query).get("spoiler") === "no" ? "spoiler_free" : "open";
}

/**
 * What chats and social sites read from a shared card's page: every one of them reads these tags, and none runs a
 * script. Addresses are whole, since they are read far from the page. A preview without spoilers has an address of its
 * own: a site that remembers previews by address would show the other one's.
 */
export function previewTags(shared: SharedCard, siteOrigin: string, kind: PreviewKind): HeadTag[] {
  const link = shareLink(siteOrigin, shared.shareId);
  const words = cardWords(shared.card);
  const { title, description } = kind === "open" ? words.open : words.closed;
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: link },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:type", content: "article" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:url", content: kind === "open" ? link : `${link}${SPOILER_FREE_QUERY}` },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "article:published_time", content: shared.settledAt },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(kind === "open" ? cardTags(shared, siteOrigin, link) : [{ name: "twitter:card", content: "summary" }]),
  ];
}

function cardTags(shared: SharedCard, siteOrigin: string, link: string): HeadTag[] {
  const address = `${siteOrigin}${sharedPicturePath(shared, "preview")}`;
  const { width, height } = CARD_LAYOUTS.preview;
  const { matter, picture: alt } = cardWords(shared.card);
  const discovery = (format: string) => `${siteOrigin}/oembed?${new URLSearchParams({ url: link, format })}`;
  return [
    ...pictureTags({ address, width, height, alt }),
    { tagName: "link", rel: "alternate", type: "application/json+oembed", href: discovery("json"), title: matter },
    { tagName: "link", rel: "alternate", type: "text/xml+oembed", href: discovery("xml"), title: matter },
  ];
}
