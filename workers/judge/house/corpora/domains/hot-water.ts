import type { PettyDomain } from "../petty-domain";

/** Long showers, cold water and the queue at the bathroom door. */
export const HOT_WATER: PettyDomain = {
  id: "hot-water",
  keywords:
    "hot water|warm water|cold shower|showers for|shower for|long shower|in the bathroom every|" +
    "minutes in the bathroom|minutes in the shower|bathroom first|queue for the bathroom|hogs the bathroom|" +
    "lock yourself in the bathroom|locks herself in|locks himself in|baths at|takes baths|in the tub|" +
    "while i'm in the shower|while i shower|sets the shower|in the shower right|jumps in the shower|" +
    "makeup in our only|only bathroom|boiler|stays in the bathroom|hour in the bathroom|blocks the bathroom|" +
    "bathroom every morning|hogs…bathroom|in the bathroom for|was in the shower|hour long shower|flushed…while|" +
    "flushes…while|am in the shower|in the bathroom before|an hour in the|hour in the shower|bubble bath|bathtub|" +
    "spends…in the bathroom|spends…bathroom|showers|forever in the shower|forever in the bathroom|" +
    "ages in the shower|ages in the bathroom|hours in the bathroom",
  hints: "shower|showers|bath|bathroom|cold|flushes|skincare|queue|tub|minutes",
  nouns: "hot water|shower|bath|warm water|bathroom|boiler|skincare routine|tub",
  thing: "the hot water",
  questions: [
    ["deed", "Did {D} stay behind the bathroom door longer than the household could bear?"],
    ["deed", "Was {D} the last to feel {thing} at its best?"],
    ["frequency", "Does this happen on most mornings?"],
    ["agreement", "Had the two of you agreed on an order or a limit?"],
    ["awareness", "Did {D} know that {C} was next?"],
    ["warning", "Did {C} ask through the door in a civil manner?"],
    ["harm", "Did {C} start a day cold or late because of it?"],
    ["provocation", "Has {C} ever washed for longer than a song?"],
    ["permission", "Did {C} ever say “you go first”?"],
    ["remedy", "Has {D} been quicker since?"],
    ["proportion", "Would a kettle or a later alarm have solved it?"],
  ],
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
  principles: [
    "Hot water is a fortune inherited by whoever wakes first.",
    "Time passes differently on either side of that door.",
    "A boiler knows no favourites, only an order.",
    "The mirror clears long after the queue has left.",
    "Nobody has ever been two minutes.",
    "A knock is a question, and so is the silence after.",
  ],
};
