import type { PettyDomain } from "../petty-domain";

/** How a dishwasher is loaded, run and emptied. */
export const DISHWASHER: PettyDomain = {
  id: "dishwasher",
  keywords:
    "dishwasher|top rack|bottom rack|rinse aid|pre rinse|pre rinses|restacks|clean dishwasher|bowls facing|" +
    "facing up|stacks bowls|in the dishwasher|turned on the dishwasher|half full|dishwasher tablet",
  hints: "load|loads|unload|unloads|rack|stack|stacks|empty|empties|cycle|knives|tablet",
  nouns: "dishwasher|rack|top rack|bowls|knives",
  thing: "the dishwasher",
  questions: [
    ["deed", "Did {D} have the final say over {thing}?"],
    ["deed", "Did {D} leave {thing} in a state that a manual would not recognise?"],
    ["frequency", "Has {thing} been rearranged behind somebody's back more than once?"],
    ["agreement", "Had the two of you ever agreed on one way to load a dishwasher?"],
    ["awareness", "Did {D} know that {C} has a system?"],
    ["warning", "Did {C} explain the system before enforcing it?"],
    ["harm", "Did anything come out dirtier than it went in?"],
    ["provocation", "Has {C} ever run it half empty and said nothing?"],
    ["permission", "Did {C} ever tell {D} to put things wherever they fit?"],
    ["remedy", "Has {D} tried to load it {C}'s way since?"],
    ["proportion", "Did everything come out clean in the end?"],
  ],
  punishments: [
    "{loser} shall load the next rack today to {winner}'s spoken plans, repeating every order like a submarine crew.",
    "{loser} shall draw {winner} a seating plan for the dishwasher today, with the bowls kept from quarrelling.",
    "{loser} shall empty the machine today and announce each item to {winner} as at a court ball.",
    "{loser} shall defend {winner}'s way with the cutlery basket today, aloud, for one full minute.",
    "{loser} shall write the dishwasher a letter of resignation today from the post of chief engineer, with {winner} as heir.",
    "{loser} shall dry the one cup that never dries today and bring it to {winner} on a folded cloth.",
  ],
  truces: [
    "Party A and Party B shall load one rack today by alternate turns, one item each, with no item moved twice.",
    "Party A and Party B shall read one page of the manual to each other today and admit to what they did not know.",
    "Party A and Party B shall empty the machine together today, in silence, in under four minutes.",
  ],
  caseNames: [
    "Rinse and Repeat: {theThing}",
    "{theThing}: A Question of Stacking",
    "The Cutlery Basket Hearings: {theThing}",
    "The Lower Rack v. {theThing}",
    "Half a Load: {theThing}",
    "Eco Cycle, Full Grievance: {theThing}",
  ],
  principles: [
    "There are two ways to load a dishwasher, and both have witnesses.",
    "A rack restacked is a letter unsigned.",
    "The machine washes everything except the argument.",
    "One spoon will always face the wrong way.",
    "Nobody empties a dishwasher by accident.",
    "Plastic comes out wet, and so does pride.",
  ],
};
