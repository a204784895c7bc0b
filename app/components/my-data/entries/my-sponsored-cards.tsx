import type { AdAction, AdSource } from "~/domain/ad/ad";
import type { MyData } from "~/domain/my-data/my-data";
import { Entries } from "./entries";

const DEEDS: Record<AdAction, string> = {
  impression: "Seen",
  saved: "Saved",
  skipped: "Skipped",
  clicked: "Link followed",
};

const DECKS: Record<AdSource, string> = { pettyswipe: "a PettySwipe deck", procrastination: "a Procrastination deck" };

/** Which sponsored cards the person saw, and what they did with them. */
export function MySponsoredCards({ cards }: { cards: MyData["sponsoredCards"] }) {
  const entries = cards.map(({ title, source, action, at }) => ({
    title: title ?? "A card that is no longer kept",
    what: `${DEEDS[action]} in ${DECKS[source]}`,
    at,
  }));
  return <Entries entries={entries} />;
}
