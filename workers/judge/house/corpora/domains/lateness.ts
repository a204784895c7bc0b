import type { PettyDomain } from "../petty-domain";

/** Arrivals after the time that was named. */
export const LATENESS: PettyDomain = {
  id: "lateness",
  keywords:
    "late|minutes late|hour late|on time|punctual|kept me waiting|keep me waiting|keeps me waiting|tardy|" +
    "to get ready|never ready|said you'd be here|said you would be here|be here at|on my way|mins late|i waited|" +
    "waited for|turned up at|showed up at|missed the start|arrives after|half an hour after|wrong time|" +
    "five minutes|5 minutes|5 mins|late to|2 hours to get|minutes and means|and came at|showed up|shows up|" +
    "turns up|arrived at|arrives at|hours after|takes forever to|kept us waiting|makes us late|made us late|" +
    "make me wait|said 7 and|forever to get|running late|an hour after|10 minutes|it was an hour|takes ages to|" +
    "takes hours to|made me wait|waiting outside|watch is|sharp and|be ready at|be ready by|be ready in|ready at|ready by|be there at|be there by|be home by|" +
    "home by|home at|minutes away|getting ready|still in the shower|doing her makeup|doing her hair|doing his hair|makes me late|made me late|" +
    "makes us wait|carpool",
  hints:
    "waiting|waited|delay|ready|minutes|hour|hours|mins|appointment|oclock|arrives|arrived|punctuality|8pm|" +
    "station",
  nouns: "waiting|delay|appointment|lateness|wait|arrival",
  thing: "the late arrival",
  things: [["ready|makeup|her hair|his hair|in the shower|eyebrows|carpool", "the wait"]],
  questions: [
    ["deed", "Did {D} arrive later than the time agreed?"],
    ["deed", "Did {D} say “on my way” before leaving the house?"],
    ["frequency", "Is {D} late more often than on time?"],
    ["agreement", "Was there a clear time that both of you had accepted?"],
    ["awareness", "Did {D} know that {C} was ready and waiting?"],
    ["warning", "Did {C} remind {D} of the time on the day?"],
    ["harm", "Did the two of you miss something because of it?"],
    ["provocation", "Has {C} ever kept {D} waiting?"],
    ["permission", "Did {C} say “take your time”?"],
    ["remedy", "Did {D} send word of the delay before it was obvious?"],
    ["proportion", "Was the wait spent somewhere warm, with a seat?"],
  ],
  punishments: [
    "{loser} shall be ten minutes early for the next thing with {winner} within a day, and look relaxed about it.",
    "{loser} shall announce the exact time to {winner} on every full hour today, until released.",
    "{loser} shall draw {winner} a clock face today on which every hour reads “now”.",
    "{loser} shall wait five minutes at the front door today, at attention, while {winner} finds a coat.",
    "{loser} shall arrive in one room today before {winner} does and look up from a book as if it had been hours.",
    "{loser} shall serve {winner} as a speaking clock for ten minutes today, precise to the half minute.",
  ],
  truces: [
    "Party A and Party B shall set their watches together today, to the second, and part with a nod.",
    "Party A and Party B shall meet at the kettle today at a minute agreed in writing, and both pretend to be first.",
    "Party A and Party B shall each guess a length of one minute today with eyes closed; the closer one forgives first.",
  ],
  caseNames: [
    "Better Never Than {theThing}",
    "Five More Minutes: {theThing}",
    "On My Way: The Case of {theThing}",
    "{theThing}, Fashionably",
    "Time Served: {theThing}",
    "Any Minute Now: {theThing}",
  ],
  principles: [
    "“On my way” describes a state of mind and not of motion.",
    "Punctuality is the art of being bored first.",
    "Every late person believes in traffic.",
    "Five minutes has never once been five minutes.",
    "The one who waits ages for both.",
    "Traffic is a witness that nobody can call.",
    "A clock accuses everyone at the same speed.",
    "“Nearly there” is measured from the shower.",
  ],
};
