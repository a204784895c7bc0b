import { byHand, type PettyDomain } from "../petty-domain";

/** Long showers, cold water and the queue at the bathroom door. */
export const HOT_WATER: PettyDomain = {
  id: "hot-water",
  nouns: "hot water|shower|bath|warm water|bathroom|boiler|skincare routine|tub",
  thing: "the hot water",
  questions: byHand(
    "agreement | Is there a rule about how long the bathroom may be locked? | there is a rule about how long the bathroom may be locked | there is no rule about how long the bathroom may be locked",
    "provocation | Has {C} ever stayed under the shower to think about life? | {C} has stayed under the shower to think about life | {C} has never stayed under the shower to think about life",
    "view | Does getting up first earn the first shower? | getting up first earns the first shower | getting up first does not earn the first shower | first|morning|queue|before",
    "harm | Did somebody end up cold or late because of it? | somebody ended up cold or late because of it | nobody ended up cold or late because of it",
    "you | Do you win arguments in the shower? | {p} wins arguments in the shower | {p} wins no arguments in the shower",
  ),
  punishments: [
    "{loser} shall post a timetable for the bathroom today with {winner} down as the express service.",
    "{loser} shall grant {winner} the first shower tomorrow and guard the corridor like a palace sentry.",
    "{loser} shall sing {winner} one song today of exactly the length that a decent shower takes.",
    "{loser} shall write an obituary for the hot water today, survived by {winner}, and read it with steam in the voice.",
    "{loser} shall hand {winner} a warm towel today with the words “your bath, Senator”.",
    "{loser} shall knock at every open door today before entering, until {winner} says that the point is made.",
  ],
  truces: [
    "Party A and Party B shall each guess how long their showers take today, time the next ones, and exchange apologies.",
    "Party A and Party B shall draw up a morning treaty today in five-minute slots and both sign in steam.",
    "Party A and Party B shall stand at the bathroom door together today and practise one knock each.",
  ],
  caseNames: [
    "Lukewarm at Best: {theThing}",
    "The Queue Outside {theThing}",
    "Cold Comfort: {theThing}",
    "Running Out of {theThing}",
    "Twenty Minutes and {theThing}",
    "Steamed Up over {theThing}",
  ],
};
