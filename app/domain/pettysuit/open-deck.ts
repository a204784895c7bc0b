import type { Viewer } from "../account/user";
import type { Ad } from "../ad/ad";
import type { Seat } from "../case/seat";
import type { Answer, Question } from "../deck/answer";
import type { DeckItem } from "../deck/compose-deck";
import type { DecidedCase } from "../verdict/decided-case";
import type { SuitView } from "./suit-view";

/** A case as one of its parties opens it: everything the PettySwipe page shows. */
export interface OpenDeck {
  viewer: Viewer;
  seat: Seat;
  suit: SuitView;
  questions: Question[];
  /** The same with sponsored cards among them, where the viewer wants to see any. */
  items: DeckItem<Question>[];
  /** The viewer's own. */
  answers: Answer[];
  /** Sponsored cards that the viewer has saved, here or in another deck, the newest first. */
  savedAds: Ad[];
  decided: DecidedCase | null;
}
