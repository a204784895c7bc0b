import { PRODUCT_SLUG } from "../product";
import type { CardLayout } from "./card-layouts";

const FILE_NAME_MAX = 50;

/** Download name of a card: lower case, letters and digits with hyphens, 50 characters at most before the ending. */
export function cardFileName(caseName: string): string {
  const words = caseName
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/gu, "-")
    .replace(/^-+/u, "");
  const name = words.slice(0, FILE_NAME_MAX).replace(/-+$/u, "");
  return name === "" ? `${PRODUCT_SLUG}.png` : `${PRODUCT_SLUG}-${name}.png`;
}

/** The same for a card in another layout, which its name tells. */
export function pictureFileName(caseName: string, layout: CardLayout): string {
  const name = cardFileName(caseName);
  return layout === "card" ? name : name.replace(/\.png$/u, `-${layout}.png`);
}
