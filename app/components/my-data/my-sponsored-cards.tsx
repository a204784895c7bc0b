import type { AdAction, AdSource } from "~/domain/ad/ad";
import type { MyData } from "~/domain/my-data/my-data";
import { Moment } from "./facts";

const DEEDS: Record<AdAction, string> = {
  impression: "Seen",
  saved: "Saved",
  skipped: "Skipped",
  clicked: "Link followed",
};

const DECKS: Record<AdSource, string> = { pettyswipe: "a PettySwipe deck", procrastination: "a Procrastination deck" };

/** Which sponsored cards the person saw, and what they did with them. */
export function MySponsoredCards({ cards }: { cards: MyData["sponsoredCards"] }) {
  const listed = cards.map((card, index) => ({ number: index + 1, ...card }));
  return (
    <ul className="grid gap-2">
      {listed.map(({ number, title, source, action, at }) => (
        <li key={number} className="break-inside-avoid">
          <p className="font-semibold">{title ?? "A card that is no longer kept"}</p>
          <p className="text-ink-soft text-sm">
            {DEEDS[action]} in {DECKS[source]}, <Moment at={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
