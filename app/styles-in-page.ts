/**
 * A page with its styles in it, for a browser that comes for the first time: it sees the page a round trip earlier. The
 * link to them stays, since React looks for it there, but asks for nothing: with the next page, or for the installed
 * app, they are fetched as a file and stored.
 */
export function putStylesInPage(page: string, styles: string, nonce: string): string {
  return (
    page
      // Chromium's look ahead asks for a disabled one all the same, and for none of an unknown kind.
      .replace('<link rel="stylesheet" ', '<link rel="stylesheet" type="text/plain" disabled ')
      .replace("</head>", () => `<style nonce="${nonce}">${styles}</style></head>`)
  );
}
