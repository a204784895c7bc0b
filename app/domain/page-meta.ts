import { PRODUCT_NAME, PRODUCT_TAGLINE } from "./product";
import type { HeadTag } from "./verdict/link-preview";

const NO_PICTURE: HeadTag[] = [{ name: "twitter:card", content: "summary" }];

/** What browsers, search engines and link previews say of a page; its picture is the loader's, which has the words. */
export function pageMeta(title: string, description: string, picture: readonly HeadTag[] = NO_PICTURE): HeadTag[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...picture,
  ];
}

/** The same of the front page, and of whatever says nothing of itself. */
export function frontPageMeta(picture?: readonly HeadTag[]): HeadTag[] {
  return pageMeta(
    `${PRODUCT_NAME}: Settle Your Petty Disputes`,
    `${PRODUCT_TAGLINE} File a PettySuit, summon the other party, and let an AI judge rule. Free, no account.`,
    picture,
  );
}
