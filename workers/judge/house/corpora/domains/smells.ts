import type { PettyDomain } from "../petty-domain";

/** Smells, and what bodies do in company: fish at a desk, feet on a table, nails, wind. */
export const SMELLS: PettyDomain = {
  id: "smells",
  keywords:
    "farts|farted|fart|farting|stinks|stink|stinky|smelly|stench|reeks|smells like|smelled like|smells of|bad breath|bare feet|his feet|her feet|" +
    "feet on the table|feet on my|feet on the|socks on the table|bites his nails|bites her nails|biting his nails|biting her nails|picks his nose|picks her nose|" +
    "clips his nails|clips her nails|clipping his nails|clipping her nails|clipping nails|cutting his nails|cutting her nails|boiled eggs|hard boiled eggs|egg salad|tuna at|" +
    "sardines|kimchi|durian|garlic breath|onion breath|cologne|aftershave|too much perfume|spits|spitting|doesnt shower|never showers|hasnt showered|sneezes on|" +
    "coughs on|coughs into|gym bag|sweaty|body odour|body odor|double dips|double dipped|licks his fingers|licks her fingers|licks the",
  hints:
    "deskmate|smell|smells|feet|nails|eggs|fish|tuna|desk|open office|car|windows|breath|curry|onions|garlic|toenails|barefoot|odour|deodorant",
  nouns:
    "smell|fart|farting|feet|nails|toenails|eggs|fish|tuna|sardines|kimchi|durian|breath|cologne|aftershave|perfume|gym bag|socks|sweat|licking|spitting|curry|onions",
  thing: "the smell",
  questions: [
    ["deed", "Was {D} the origin of it, beyond reasonable doubt?"],
    ["deed", "Did {D} do it within arm's reach of somebody?"],
    ["frequency", "Does it happen so often that {C} can tell the day by it?"],
    ["agreement", "Is there an understanding that some things are done alone?"],
    ["awareness", "Did {D} look about first, or look innocent afterwards?"],
    [
      "warning",
      "Had {C} said something, or opened a window pointedly?",
      "smell|smells|smelly|stink|stinks|reeks|fart|farts|farted|farting|eggs|fish|tuna|sardines|kimchi|durian|cologne|aftershave|perfume|breath|curry|sweaty|gym bag|feet",
    ],
    ["warning", "Had {C} said something, or coughed in a marked manner?"],
    ["harm", "Did {C} have to move, look away or lose an appetite?"],
    ["provocation", "Is {C} a person of whom one could say the same on a bad day?"],
    ["permission", "Did {C} laugh at it when it was new?"],
    ["remedy", "Has {D} taken it elsewhere since, even once?"],
    [
      "proportion",
      "Would it have passed in a minute, with the window open?",
      "smell|smells|smelly|stink|stinks|reeks|fart|farts|farted|farting|eggs|fish|tuna|sardines|kimchi|durian|cologne|aftershave|perfume|breath|curry|sweaty|gym bag|feet",
    ],
    ["proportion", "Would most people have looked away and thought no more of it?"],
  ],
  punishments: [
    "{loser} shall open one window for {winner} today with the flourish of a man unveiling a statue.",
    "{loser} shall wear a sprig of something pleasant today and offer {winner} a sniff on the hour.",
    "{loser} shall write tasting notes on plain fresh air today, five lines, and read them to {winner}.",
    "{loser} shall fan {winner} gently for three minutes today with the largest leaf or folder to hand.",
    "{loser} shall give {winner} due notice for the rest of the day, with a small bell, of anything at all.",
    "{loser} shall keep both feet on the floor and both hands in sight today while {winner} is at table.",
  ],
  truces: [
    "Party A and Party B shall each name one smell today that they love, and find one of the two.",
    "Party A and Party B shall air one room together today and stand in the middle of it like new people.",
    "Party A and Party B shall each confess one bodily habit today to which the other may say “noted”.",
  ],
  caseNames: [
    "Something in the Air: {theThing}",
    "Whoever Smelt It v. {theThing}",
    "{theThing}, Upwind",
    "A Window on {theThing}",
    "Notes of Oak and {theThing}",
    "In Bad Odour: {theThing}",
  ],
  principles: [
    "Nobody smells their own lunch.",
    "Air is shared by those who did not order it.",
    "What the body does alone it does in peace.",
    "A window is an opinion.",
    "Innocence looks at the ceiling.",
    "Every household has one nose that pays for all.",
  ],
};
