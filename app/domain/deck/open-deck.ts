import type { Viewer } from "../account/user";
import type { Seat } from "../case/seat";
import type { SuitView } from "../pettysuit/suit-view";
import type { DecidedCase } from "../verdict/decided-case";
import type { Answer, Question } from "./answer";

/** A case as one of its parties opens it: everything the PettySwipe page shows. */
export interface OpenDeck {
  viewer: Viewer;
  seat: Seat;
  suit: SuitView;
  questions: Question[];
  /** The viewer's own. */
  answers: Answer[];
  decided: DecidedCase | null;
}
