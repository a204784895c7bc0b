import { byHand, type PettyDomain } from "../petty-domain";

/** Arrivals after the time that was named. */
export const LATENESS: PettyDomain = {
  id: "lateness",
  nouns: "waiting|delay|appointment|lateness|wait|arrival",
  thing: "the late arrival",
  things: [["ready|makeup|her hair|his hair|in the shower|eyebrows|carpool", "the wait"]],
  questions: byHand(
    "agreement | Had the two of you agreed on an exact time? | an exact time was agreed | no exact time was agreed",
    "provocation | Has {C} ever kept {D} waiting? | {C} has kept {D} waiting | {C} has never kept {D} waiting",
    "view | Is ten minutes late still on time? | ten minutes late is still on time | ten minutes late is not on time",
    "harm | Was something missed because of it? | something was missed because of it | nothing was missed because of it",
    "you | Have you ever written “on my way” from your bed? | {p} has written “on my way” from bed | {p} has never written “on my way” from bed",
  ),
  punishments: [
    "{loser} shall be ten minutes early for the next thing with {winner} within a day, and look relaxed about it.",
    "{loser} shall announce the exact time to {winner} three times today, like the speaking clock.",
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
};
