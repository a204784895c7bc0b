import { byHand, type PettyDomain } from "../petty-domain";

/** What was left on, open, running or unlocked by somebody who had gone. */
export const SWITCHES: PettyDomain = {
  id: "switches",
  nouns:
    "light|lights|lamp|lamps|door|doors|front door|window|windows|tap|taps|oven|stove|cupboard|cupboards|cabinet|cabinets|drawer|" +
    "drawers|gate|curtains|blinds|fridge door|freezer|heater|fan|tv",
  thing: "the light",
  questions: byHand(
    "agreement | Do the two of you have a rule about what gets shut or switched off? | there is a rule about what gets shut or switched off | there is no rule about what gets shut or switched off",
    "provocation | Has {C} ever gone out and left a light on? | {C} has gone out and left a light on | {C} has never gone out and left a light on",
    "view | Should whoever notices deal with it? | whoever notices should deal with it | whoever notices need not deal with it",
    "colour | Would shutting it or switching it off have taken two seconds? | shutting it or switching it off would have taken two seconds | shutting it or switching it off would have taken longer than two seconds",
    "you | Have you ever gone back home to check a door, a stove or a light? | {p} has gone back home to check a door, a stove or a light | {p} has never gone back home to check a door, a stove or a light",
  ),
  punishments: [
    "{loser} shall serve {winner} as night porter tonight: one round of the premises, every switch, every latch, a small bow.",
    "{loser} shall announce every switch and handle that {loser} touches today in the voice of a launch director.",
    "{loser} shall write a short ode to leaving things as one found them today, and read it to {winner} from a doorway.",
    "{loser} shall open and close one door for {winner} today as the curtain of an opera house.",
    "{loser} shall draw {winner} a map of the premises today with every light, latch and lid, and the route of the last patrol.",
    "{loser} shall say goodnight to {thing} tonight, by name, and report to {winner} that all is well.",
  ],
  truces: [
    "Party A and Party B shall do the evening round together tonight and shake hands at the last switch.",
    "Party A and Party B shall each name one thing today that may be left as it is, and honour it.",
    "Party A and Party B shall sit in the dark for one minute tonight and agree that it is cosy.",
  ],
  caseNames: [
    "Nobody Home: {theThing}",
    "{theThing}, Left to Itself",
    "All Night Long: {theThing}",
    "The Last One Out v. {theThing}",
    "On, Off and {theThing}",
    "The Night Watch: {theThing}",
  ],
};
