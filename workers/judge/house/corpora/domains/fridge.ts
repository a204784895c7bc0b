import type { PettyDomain } from "../petty-domain";

/** Food that had an owner, and whoever found it first. */
export const FRIDGE: PettyDomain = {
  id: "fridge",
  keywords:
    "ate|eaten|eats|eating my|fridge|leftover|leftovers|yogurt|yoghurt|fries|cookie|ice cream|burrito|nuggets|" +
    "hummus|oat milk|milk carton|peanut butter|finished the milk|stole my fries|double dipped|double dip|" +
    "from the bottle|one bite of|bites of|took my lunch|easter egg|gummy bears|pudding|advent calendar|drank my|" +
    "drinks my|drank|the last slice|last slice|my cereal|finished the birthday cake|finished the cake|pizza|" +
    "stole my lunch|the last piece|curry|my snacks|spoon and puts it back|milk back|back empty|opens the new|" +
    "off my plate|nicked a|stole…food|stole…snack|stole…chips|finished…milk|finished…chocolate|finished…crisps|" +
    "raided|my food|scoffed|devoured|finished all|helps himself to my|helps herself to my|stole…sandwich|juice|" +
    "ate my|ate our|ate the|eats my|munches|popcorn|doritos|nutella|cookie dough|strawberry|ate his|ate her|" +
    "empty packet|last beer|my beer|beer from|wine from|protein bar|grapes",
  hints:
    "eat|slice|snack|chips|cake|milk|cheese|lasagna|lunch|food|bite|dessert|banana|avocado|pasta|sushi|bread|" +
    "butter|label|labelled|labeled|juice|carton|tub|jar|lick|jam|crisps|cheesecake|sweets|finish|finished|drink|" +
    "grapes|bacon|treats|cereal|biscuit|chocolate|snacks|licks|sauce|empty|sandwich|plate|nicked|pinched",
  nouns:
    "leftovers|yogurt|yoghurt|pizza|slice|sandwich|snack|fries|chips|chocolate|cookie|cake|cereal|milk|oat milk|" +
    "cheese|ice cream|burrito|lasagna|lunch|nuggets|hummus|curry|dessert|biscuit|banana|avocado|pasta|sushi|bread|" +
    "butter|food|fridge|pudding|juice|peanut butter|cheesecake|crisps",
  thing: "the food",
  questions: [
    ["deed", "Did {D} help themselves to {thing}?"],
    ["deed", "Was {D} the last person seen near {thing}?"],
    ["frequency", "Has food gone missing like this more than once?"],
    ["agreement", "Had the two of you agreed what is shared and what is not?"],
    ["awareness", "Did {D} know that {thing} had an owner?"],
    ["awareness", "Was there a name, a note or a label on {thing}?"],
    ["warning", "Had {C} said out loud that {thing} was spoken for?"],
    ["harm", "Had {C} been looking forward to {thing} all day?"],
    ["provocation", "Has {C} ever eaten something of {D}'s without asking?"],
    ["permission", "Did {C} ever say “help yourself” about {thing}?"],
    ["remedy", "Did {D} replace {thing}, or offer to?"],
    ["proportion", "Had {thing} been sitting there long enough to look abandoned?"],
  ],
  punishments: [
    "{loser} shall write a eulogy of eight lines for {thing} and read it to {winner} before the open fridge tonight.",
    "{loser} shall make {winner} a snack today, served on a proper plate with a napkin folded in an ambitious shape.",
    "{loser} shall label one shelf of the fridge for {winner} today, in best handwriting, with a tiny coat of arms.",
    "{loser} shall draw a portrait of {thing} from memory today and hang it on the fridge at eye level.",
    "{loser} shall say grace over the next meal tonight, thanking {winner} for patience in the matter of {thing}.",
    "{loser} shall stage a reading of {thing}'s last will today, in which everything is left to {winner}.",
  ],
  truces: [
    "Party A and Party B shall make a snack together today and cut it in half. One cuts, the other chooses.",
    "Party A and Party B shall draw up a treaty for the fridge today, one shelf each and one demilitarised drawer.",
    "Party A and Party B shall take an inventory of one fridge shelf today, with initials, and contest nothing.",
  ],
  caseNames: [
    "{theThing}: Last Seen in the Fridge",
    "Who Ate {theThing}?",
    "Crumbs of Justice: {theThing}",
    "The Estate of {theThing}",
    "Gone by Morning: {theThing}",
    "A Tub Half Empty: {theThing}",
  ],
  principles: [
    "Possession is nine tenths of the law, and digestion is the rest.",
    "A label on a tub is a constitution for one container.",
    "The fridge light sees everything and testifies to nobody.",
    "The last piece of anything belongs to whoever asked first.",
    "A tub put back empty is an alibi with a lid.",
    "Hunger is a motive, but never a title deed.",
    "Nobody has ever stolen a salad.",
    "Chocolate has many guardians and no heirs.",
    "Midnight is when the shelves are redrawn.",
  ],
};
