import type { Page } from "playwright-core";

/**
 * Looks at a page that stands still: what moves, or begins to move meanwhile, is shown where it ends up. A colour that
 * is read halfway through a fade is one that nobody is meant to see.
 */
export async function whileStill<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(holdStill);
  try {
    return await look();
  } finally {
    await page.evaluate(letMove);
  }
}

/** Runs in the page. A sheet made by script, since the content policy refuses style elements. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Runs in the page. */
function letMove(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}
