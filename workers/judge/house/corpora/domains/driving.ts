import type { PettyDomain } from "../petty-domain";

/** Cars in motion: the wheel, the map and the passenger. */
export const DRIVING: PettyDomain = {
  id: "driving",
  keywords:
    "backseat driver|back seat driver|from the back seat|gives directions|gps|turn signal|gas tank|petrol|" +
    "brakes for|brakes too|shotgun|invisible brake|honks|honk|changes lanes|tailgate|tailgates|while i drive|" +
    "when i drive|how i drive|my driving|his driving|her driving|drives too|drives 20|drives like|" +
    "ask for directions|wrong turn|sat nav|passenger seat|the motorway|the mirrors|green lights|speed limit|" +
    "got lost|how to drive|indicates|indicator|road rage|cuts people off|read the map|reads the map|the map|" +
    "wrong lane|drives my car|speeding|i brake|he brakes|she brakes|driver|overtakes|roundabout|merge|" +
    "cruise control|hits the brakes|car in front|reverse|steering wheel|traffic|clutch|seatbelt|car keys|" +
    "windscreen|the route|gets lost|got us lost|detour|shortcut",
  hints:
    "drive|drives|driving|passenger|directions|speed|brake|backseat|tank|lane|road|wheel|bus|car|steering|carpool|" +
    "lost|in the car",
  nouns: "passenger seat|shotgun|gps|directions|back seat|gas tank|tank|wheel|turn signal|petrol|mirrors|sat nav",
  thing: "the drive",
  questions: [
    ["deed", "Was {D} to blame for what happened with {thing}?"],
    ["deed", "Was {D} the one at the wheel, or giving orders to it?"],
    ["frequency", "Does the same scene play out on most journeys?"],
    ["agreement", "Had the two of you settled who drives, sits or chooses?"],
    ["awareness", "Did {D} notice that {C} was not enjoying the ride?"],
    ["warning", "Did {C} say so during the journey, and calmly?"],
    ["harm", "Did it cost the two of you more than ten minutes?"],
    ["provocation", "Does {C} give advice from the passenger seat?"],
    ["permission", "Did {C} say “you decide” before setting off?"],
    ["remedy", "Did {D} admit the mistake before the next turn?"],
    ["proportion", "Did the two of you arrive in one piece and roughly on the right day?"],
  ],
  punishments: [
    "{loser} shall act as {winner}'s navigator around the home today, giving directions to the kitchen in metres.",
    "{loser} shall cede the best seat to {winner} within the day, and close the door like a chauffeur.",
    "{loser} shall remove every receipt and wrapper from the car today and present the oldest to {winner}.",
    "{loser} shall read {winner} one page of a driving manual tonight in a soothing voice.",
    "{loser} shall narrate {winner}'s walk to the kitchen today as a satnav would, and recalculate without complaint.",
    "{loser} shall take the back seat of the sofa tonight, wherever that may be, and offer {winner} no advice for an hour.",
  ],
  truces: [
    "Party A and Party B shall each name one good thing about the other's driving today, in a full sentence.",
    "Party A and Party B shall draw a route from sofa to kettle together today and both accept the scenic option.",
    "Party A and Party B shall each give the other one instruction today, well before the turn, and say thank you after.",
  ],
  caseNames: [
    "Recalculating: {theThing}",
    "{theThing}: Are We There Yet?",
    "The Passenger v. {theThing}",
    "No U-Turns on {theThing}",
    "Mirror, Signal, Grievance: {theThing}",
    "The Scenic Route: {theThing}",
  ],
  principles: [
    "The passenger's brake pedal has never once worked, and is always pressed.",
    "The map is right until somebody knows a shortcut.",
    "Whoever drives chooses the route, and whoever sits chooses the sigh.",
    "There is one steering wheel and several drivers.",
    "A green light is an opinion until the foot moves.",
    "Nobody is lost who is still arguing.",
    "The fuel needle and the driver seldom agree on empty.",
  ],
};
