/**
 * Where a verdict can be shared by a link that opens the site's own composer. Nothing is asked of them before a tap.
 */
export interface ShareTarget {
  name: string;
  /** Address of the composer with the text filled in. */
  href: string;
}

export const INSTAGRAM_ADDRESS = "https://www.instagram.com/";

/** The composers that take a text or a link in their address. `url` is where the text's readers can go. */
export function shareTargets(text: string, url: string): ShareTarget[] {
  return [
    { name: "X", href: withQuery("https://x.com/intent/post", { text, url }) },
    { name: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text }) },
    {
      name: "LinkedIn",
      href: withQuery("https://www.linkedin.com/feed/", { shareActive: "true", text: `${text} ${url}` }),
    },
  ];
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
