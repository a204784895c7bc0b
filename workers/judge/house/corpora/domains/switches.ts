import type { PettyDomain } from "../petty-domain";

/** What was left on, open, running or unlocked by somebody who had gone. */
export const SWITCHES: PettyDomain = {
  id: "switches",
  keywords:
    "rained on my|rained in|light on|lights on|lamp on|lamps on|lights burning|door open|doors open|door unlocked|front door|window open|windows open|" +
    "tap running|taps running|tap on|water running|oven on|stove on|hob on|heater on|fan on|tv on|tv running|fridge open|" +
    "fridge door|freezer open|freezer door|cupboard open|cupboards open|cabinet open|cabinets open|drawer open|drawers open|" +
    "turn off the light|turns off the light|turn the light|turns the light|turn off the tv|lid off|gate open|garage open|" +
    "closes the door|close the door|shuts the door|shut the door|closes doors|closes the kitchen|closes the cupboard|" +
    "closes the cabinet|closes cabinet|closes the drawer|closes drawer|closes the window|closes the gate|locks the door|" +
    "lock the door|switches off|switch off|electricity bill|electric bill|curtains open|blinds open|curtains closed",
  hints:
    "light|lights|lamp|door|doors|window|windows|tap|oven|cupboard|cupboards|cabinets|drawer|drawers|gate|curtains|switch|unlocked",
  nouns:
    "light|lights|lamp|lamps|door|doors|front door|window|windows|tap|taps|oven|stove|cupboard|cupboards|cabinet|cabinets|drawer|" +
    "drawers|gate|curtains|blinds|fridge door|freezer|heater|fan|tv",
  thing: "the light",
  questions: [
    ["deed", "Was {D} the last to leave {thing} as it was found?"],
    ["deed", "Did {D} walk away from {thing}?"],
    ["frequency", "Does {C} come upon it most days?"],
    ["agreement", "Is there a rule between the two of you about {thing}?"],
    ["awareness", "Did {D} pass {thing} on the way out?"],
    ["awareness", "Did {D} think that somebody else would see to it?"],
    ["warning", "Had {C} asked for it more than twice, in a level voice?"],
    ["harm", "Did it cost anything but a few steps?"],
    ["provocation", "Has {C} ever gone out and left the house wide awake?"],
    ["permission", "Did {C} ever say to leave {thing} just so?"],
    ["remedy", "Has {D} gone back for it since, without a word from {C}?"],
    ["proportion", "Would it have taken {C} less time than the sigh?"],
  ],
  punishments: [
    "{loser} shall serve {winner} as night porter tonight: one round of the house, every switch, every latch, a small bow.",
    "{loser} shall announce every switch and handle that {loser} touches today in the voice of a launch director.",
    "{loser} shall write the electricity bill a poem today, six lines, and read it to {winner} by a single lamp.",
    "{loser} shall open and close one door for {winner} today as the curtain of an opera house.",
    "{loser} shall draw {winner} a map of the home today with every light, latch and lid, and the route of the last patrol.",
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
  principles: [
    "The last one out is never the one who remembers.",
    "Open is a state; shut is a decision.",
    "A light in an empty room is waiting for an apology.",
    "Doors were invented in two positions, and one is cheaper.",
    "Darkness is free, and nobody leaves it on.",
    "Every switch has two sides and one reader.",
  ],
};
