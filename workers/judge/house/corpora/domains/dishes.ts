import type { PettyDomain } from "../petty-domain";

/** Plates, pans and the sink they wait in. */
export const DISHES: PettyDomain = {
  id: "dishes",
  keywords:
    "dishes|washing up|wash up|washes up|washed up|do the washing up|sink full|frying pan|saucepan|greasy pan|" +
    "cutlery|teaspoon|crockery|casserole dish|draining rack|drying up|in the sink|plates|soaking|cereal bowl|" +
    "next to the sink|washes one fork|missing teaspoons|dishes are|a new glass|new glass for|dries up|dirty bowls|" +
    "of my bowls|last clean mug|unwashed|leaves…plates|leaves…pans|wash…plate|wash…pan|wash…mug|stack of plates|" +
    "leaves…dishes|leaves…cups|scrubs the|every dish|one pot|soaks|baking tray|lunchbox|tupperware in the sink|" +
    "dirty spoon|dish cloth|dishcloth|dish rack|wash his own|wash her own|washes his|after cooking",
  hints:
    "dish|sink|plate|mug|cup|pan|pot|fork|spoon|bowl|glass|soak|sponge|rinse|scrub|wash|dirty|fossilise|full|" +
    "saucepans",
  nouns: "dishes|sink|plate|mug|pan|saucepan|pot|cutlery|fork|spoon|teaspoon|bowl|sponge|glass|dirty plate|dish|pans",
  thing: "the dishes",
  questions: [
    ["deed", "Did {D} leave {thing} for someone else to deal with?"],
    ["deed", "Was it {D}'s turn to deal with {thing}?"],
    ["frequency", "Does {C} raise the state of the sink more than once a week?"],
    ["agreement", "Had the two of you agreed who washes up and when?"],
    ["awareness", "Did {D} walk past {thing} knowing that nobody else would step in?"],
    ["warning", "Did {C} ask about {thing} in a normal voice before bringing it to court?"],
    ["harm", "Did {C} end up at the sink doing somebody else's share?"],
    ["provocation", "Has {C} ever left a pan to “soak” overnight?"],
    ["permission", "Did {C} ever tell {D} to leave {thing} for later?"],
    ["remedy", "Did {D} clean up before this case was filed?"],
    ["proportion", "Would ten quiet minutes at the sink have ended this dispute?"],
  ],
  punishments: [
    "{loser} shall wash, dry and put away one full load today, narrating it to {winner} as a nature documentary.",
    "{loser} shall wash {winner}'s favourite mug by hand tonight and return it with a receipt for its cleanliness.",
    "{loser} shall write the sink a letter of apology, six lines at least, and read it aloud at the sink before bed.",
    "{loser} shall leave the kitchen sink so empty tonight that {winner} can see a face in it.",
    "{loser} shall do the next wash-up today wearing the most formal outfit in the house.",
    "{loser} shall arrange {winner}'s three favourite plates on the rack today and unveil them as an installation.",
  ],
  truces: [
    "Party A shall wash and Party B shall dry, tonight, one full sink, with no commentary on technique.",
    "Party A and Party B shall each wash the other's favourite mug by hand today and present it with a short bow.",
    "Party A and Party B shall each name one pan they abandoned in their time, today, and scrub the other's.",
  ],
  caseNames: [
    "{theThing} v. The Sink",
    "Soak Overnight: The {Thing} Papers",
    "Letting {theThing} Soak",
    "The Sink Remembers {theThing}",
    "A Stain Upon {theThing}",
    "The Draining Rack Accords: {theThing}",
  ],
  principles: [
    "A pan left to soak is a pan left to somebody else.",
    "The sink has no owner, and for that reason it needs two.",
    "Nobody has ever been thanked for a dish in the passive voice.",
    "Soaking is something done by water.",
    "Every sink has two tides and one lifeguard.",
    "There is always one more teaspoon at the bottom.",
    "A clean fork is remembered by no one.",
  ],
};
