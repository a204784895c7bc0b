/** How the front page's address carries what another app shares with the installed one, as its manifest says. */
export const SHARE_PARAMS = { title: "title", text: "text", url: "url" } as const;

/** Far more than an allegation holds: whoever shared too much sees all of it, and shortens it. In code points. */
const SHARED_MAX = 1_000;

/** What was shared with the front page's address, a line each; blank where nothing was. */
export function sharedText(address: string): string {
  const { searchParams } = new URL(address);
  const lines = Object.values(SHARE_PARAMS).map((name) => searchParams.get(name)?.trim() ?? "");
  const told = lines.filter((line, index) => line !== "" && lines.indexOf(line) === index);
  return [...told.join("\n")].slice(0, SHARED_MAX).join("");
}

/** The same address with nothing shared. */
export function withoutShared(address: string): string {
  const url = new URL(address);
  for (const name of Object.values(SHARE_PARAMS)) url.searchParams.delete(name);
  return url.href;
}
