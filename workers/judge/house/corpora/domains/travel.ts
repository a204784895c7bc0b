import { byHand, type PettyDomain } from "../petty-domain";

/** Journeys, luggage and whose idea it was. */
export const TRAVEL: PettyDomain = {
  id: "travel",
  nouns: "trip|holiday|vacation|flight|hotel|suitcase|luggage|itinerary|tent|packing|train|airbnb|passport|plane",
  thing: "the trip",
  questions: byHand(
    "agreement | Had the two of you agreed on a plan before setting off? | a plan was agreed before setting off | no plan was agreed before setting off",
    "provocation | Has {C} ever lost or forgotten something on a trip? | {C} has lost or forgotten something on a trip | {C} has never lost or forgotten anything on a trip",
    "view | Does something go wrong on every journey? | something goes wrong on every journey | not every journey goes wrong somewhere",
    "colour | Will this be a funny story by next year? | this will be a funny story by next year | this will not be a funny story by next year",
    "you | Do you pack on the morning of the journey? | {p} packs on the morning of the journey | {p} packs before the morning of the journey",
  ),
  punishments: [
    "{loser} shall write {winner} a postcard from the nearest window today: weather, sights, and wish you were here.",
    "{loser} shall carry {winner}'s bag across one room today as a porter would, refusing all tips.",
    "{loser} shall give {winner} a cabin-crew safety briefing today, exits included.",
    "{loser} shall leave the window seat, wherever it may be today, to {winner}.",
    "{loser} shall stamp {winner}'s homemade passport today at the border of any two rooms, after one polite question.",
    "{loser} shall deliver {winner} a travel brochure for the bathroom today, two paragraphs, no adjective unused.",
  ],
  truces: [
    "Party A and Party B shall take a ten-minute walk today with turns decided alternately, and no complaints at corners.",
    "Party A and Party B shall plan a holiday to the next room today, with one sight each, and take it.",
    "Party A and Party B shall pack one imaginary bag together today, taking turns, five items, no vetoes.",
  ],
  caseNames: [
    "{theThing}: Baggage Claims",
    "Lost in Transit: {theThing}",
    "Wish You Weren't Here: {theThing}",
    "Boarding Pass, Failing Grade: {theThing}",
    "Delayed Until Further Notice: {theThing}",
    "Excess Baggage: {theThing}",
  ],
};
