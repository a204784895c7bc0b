import { pictureTags } from "./picture-tags";
import { PRODUCT_NAME, PRODUCT_TAGLINE } from "./product";
import { type SitePicture, sitePicturePath, sitePictureWords } from "./site-pictures";
import type { HeadTag } from "./verdict/link-preview";
import { SUMMONS_HEIGHT as height, SUMMONS_WIDTH as width } from "./verdict/summons-size";

/** A picture of the site's, and the origin by which it is reached; undefined where the page could not be read. */
interface PagePicture {
  name: SitePicture;
  siteOrigin: string | undefined;
}

/** What browsers, search engines and link previews say of a page. */
export function pageMeta(title: string, description: string, picture?: PagePicture): HeadTag[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(picture?.siteOrigin === undefined ? [{ name: "twitter:card", content: "summary" }] : tagsOf(picture)),
  ];
}

/** The same of the front page, and of whatever says nothing of itself. */
export function frontPageMeta(siteOrigin?: string): HeadTag[] {
  return pageMeta(
    `${PRODUCT_NAME}: Settle Your Petty Disputes`,
    `${PRODUCT_TAGLINE} File a PettySuit, summon the other party, and let an AI judge rule. Free, no account.`,
    { name: "court", siteOrigin },
  );
}

function tagsOf({ name, siteOrigin }: PagePicture): HeadTag[] {
  const address = `${siteOrigin}${sitePicturePath(name)}`;
  return pictureTags({ address, width, height, alt: sitePictureWords(name) });
}
