import { PRODUCT_NAME } from "../product";
import { CARD_LAYOUTS } from "./card-layouts";
import { cardTexts } from "./card-texts";
import { describeCard, type SharedVerdict, sharedPicturePath, shareLink } from "./shared-verdict";

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

/**
 * What chats and social sites read from a shared verdict's page: every one of them reads these tags, and none runs a script.
 * Addresses are whole, since they are read far from the page.
 */
export function previewTags(shared: SharedVerdict, siteOrigin: string, kind: PreviewKind): HeadTag[] {
  const link = shareLink(siteOrigin, shared.shareId);
  const { title, description, address } = kind === "open" ? openWords(shared, link) : closedWords(shared, link);
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: link },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:type", content: "article" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:url", content: address },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "article:published_time", content: shared.settledAt },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(kind === "open" ? pictureTags(shared, siteOrigin, link) : [{ name: "twitter:card", content: "summary" }]),
  ];
}

function openWords({ card }: SharedVerdict, link: string) {
  const { caseName, headline, ruling, presiding, punishment } = cardTexts(card);
  return {
    title: `${caseName}: ${headline}`,
    description: `${presiding}. ${ruling}. Sentence: ${punishment}`,
    address: link,
  };
}

/** Its address is its own: a site that remembers previews by address would show the other one's. */
function closedWords({ card }: SharedVerdict, link: string) {
  return {
    title: `The court has ruled in ${cardTexts(card).caseName}`,
    description: "See who won.",
    address: `${link}${SPOILER_FREE_QUERY}`,
  };
}

function pictureTags(shared: SharedVerdict, siteOrigin: string, link: string): HeadTag[] {
  const picture = `${siteOrigin}${sharedPicturePath(shared, "preview")}`;
  const { width, height } = CARD_LAYOUTS.preview;
  const alt = describeCard(shared.card);
  const discovery = (format: string) => `${siteOrigin}/oembed?${new URLSearchParams({ url: link, format })}`;
  const { caseName } = cardTexts(shared.card);
  return [
    { property: "og:image", content: picture },
    ...(picture.startsWith("https:") ? [{ property: "og:image:secure_url", content: picture }] : []),
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: alt },
    { tagName: "link", rel: "alternate", type: "application/json+oembed", href: discovery("json"), title: caseName },
    { tagName: "link", rel: "alternate", type: "text/xml+oembed", href: discovery("xml"), title: caseName },
  ];
}
