import type { HeadTag } from "./verdict/link-preview";

interface LinkPicture {
  /** The whole address: it is read far from the page. */
  address: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What is on it, in words. */
  alt: string;
}

/** What chats and social sites read of a link's picture, a PNG, to show it large. */
export function pictureTags({ address, width, height, alt }: LinkPicture): HeadTag[] {
  return [
    { property: "og:image", content: address },
    ...(address.startsWith("https:") ? [{ property: "og:image:secure_url", content: address }] : []),
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: alt },
  ];
}
