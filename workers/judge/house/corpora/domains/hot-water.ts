import { byHand, type PettyDomain } from "../petty-domain";

/** Long showers, cold water and the queue at the bathroom door. */
export const HOT_WATER: PettyDomain = {
  id: "hot-water",
  nouns: "hot water|shower|bath|warm water|bathroom|boiler|skincare routine|tub",
  thing: "the hot water",
  questions: byHand(
    "agreement | Do the two of you have an order or a limit for the shower? | there is an order or a limit for the shower | there is no order and no limit for the shower",
    "provocation | Has {C} ever stayed under the shower to think about life? | {C} has stayed under the shower to think about life | {C} has never stayed under the shower to think about life",
    "view | Does whoever gets up first go first? | whoever gets up first goes first | whoever gets up first does not go first for that | first|morning|queue|before",
    "harm | Did somebody have to wait, or end up cold? | somebody had to wait, or ended up cold | nobody had to wait or ended up cold | wait\\p{L}*|cold|hour|minutes?|late|queue\\p{L}*|hot water",
    "you | Do you sing, talk or win arguments in the shower? | {p} sings, talks or wins arguments in the shower | {p} keeps silent in the shower",
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
    "In Hot Water: {theThing}",
    "The Queue Outside {theThing}",
    "Cold Comfort: {theThing}",
    "{theThing} Runs Dry",
    "Twenty Minutes and {theThing}",
    "Steamed Up over {theThing}",
  ],
};
