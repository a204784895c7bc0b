import type { PettyDomain } from "../petty-domain";

/** Journeys, luggage and whose idea it was. */
export const TRAVEL: PettyDomain = {
  id: "travel",
  keywords:
    "holiday|vacation|flight|airport|hotel|luggage|airbnb|itinerary|camping|road trip|reclined|recline|the plane|" +
    "overpacks|packed|packing|layover|passport|missed the train|suitcases|the beach|the trip|our trip|resort|" +
    "boarding|boarding pass|boarding passes|holiday photos of|our holiday|passports|hostel|cruise|ski|museum|" +
    "tourist|jet lag|souvenirs|backpack|check in",
  hints: "trip|suitcase|tent|train|armrest|booked|travel|sightseeing|pack|map|bags|beach|weekend",
  nouns: "trip|holiday|vacation|flight|hotel|suitcase|luggage|itinerary|tent|packing|train|airbnb|passport|plane",
  thing: "the trip",
  questions: [
    ["deed", "Was {D} the cause of the upset over {thing}?"],
    ["deed", "Did {D} make a decision about {thing} alone?"],
    ["frequency", "Has it been like this on an earlier journey?"],
    ["agreement", "Had the two of you agreed on a plan before leaving?"],
    ["awareness", "Did {D} know what {C} had hoped for?"],
    ["warning", "Did {C} say what was wrong while there was time to change it?"],
    ["harm", "Did {C} miss out on something because of it?"],
    ["provocation", "Has {C} ever overruled {D} on a journey?"],
    ["permission", "Did {C} say “I'm easy, you choose”?"],
    ["remedy", "Did {D} try to make the rest of the journey better?"],
    ["proportion", "Will this be a funny story by next year?"],
  ],
  punishments: [
    "{loser} shall write {winner} a postcard from the living room today: weather, sights, and wish you were here.",
    "{loser} shall carry {winner}'s bag from one end of the home to the other today, refusing all tips.",
    "{loser} shall give {winner} a cabin-crew safety briefing before dinner tonight, exits included.",
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
  principles: [
    "There are no bad journeys, only people who did not print the booking.",
    "An armrest is a border drawn by people who did not have to sit there.",
    "“I'm easy” is the first lie of every holiday.",
    "A suitcase knows how much trust there was at home.",
    "The itinerary survives until the first ice cream stall.",
    "A seat reclines into somebody's opinion.",
    "Nobody forgets who said they had the tickets.",
  ],
};
