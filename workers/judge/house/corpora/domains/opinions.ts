import type { PettyDomain } from "../petty-domain";

/** Taste, fact and the space between them. */
export const OPINIONS: PettyDomain = {
  id: "opinions",
  keywords:
    "belongs on|on pizza|pineapple|a sandwich or|hot dog|better than|best movie|overrated|insists|insists that|" +
    "claims that|argues that|thinks that|is convinced|believes that|debate|die hard|over or under|swears that|" +
    "is a vegetable|is soup|would beat|is a biscuit|objectively|says water is|water is wet|rather than the book|" +
    "goes in before|goes on before|thinks socks|flat earth|counts as|is not a real|christmas movie|is a sandwich|" +
    "is a fruit|is a sport|is a salad|is a cake|a real sport|harder than|was right and|underrated|says a…is a|" +
    "worse than|best band|best song|bigger than|ketchup is|ketchup belongs|is a smoothie|soup is|refuses to admit|" +
    "always right|never wrong|my opinion|agree to disagree|conspiracy|astrology|star sign|are better|is better|" +
    "are worse",
  hints:
    "argue|argument|argues|claims|thinks|believes|opinion|correct|says|swears|better|fact|belongs|cereal|tomato|" +
    "batman|under|wrong about|right about|insist|taco|real|biscuit",
  nouns: "pineapple|opinion|argument|debate|hot dog|jaffa cake",
  thing: "the question",
  questions: [
    ["deed", "Does {D} stand by that view today, without laughing?"],
    ["deed", "Did {D} state it as a fact and not as a taste?"],
    ["frequency", "Have the two of you argued this more than three times?"],
    ["agreement", "Is there a dictionary, rule or expert that settles it?"],
    ["awareness", "Did {D} know the counterarguments and carry on?"],
    ["warning", "Did {C} offer to drop the subject first?"],
    ["harm", "Did the debate spoil a perfectly good evening?"],
    ["provocation", "Does {C} bring it up just to see what happens?"],
    ["permission", "Did {C} ever agree with {D} on it, if only by half?"],
    ["remedy", "Has {D} ever granted {C} a point on it?"],
    ["proportion", "Could two sensible people differ on this and still share a table?"],
  ],
  punishments: [
    "{loser} shall argue {winner}'s side of the question for two full minutes today, with conviction.",
    "{loser} shall say “you make an excellent point” to {winner} three times today, and mean it once.",
    "{loser} shall write a five-line encyclopedia entry on the question today, as {winner} would have it.",
    "{loser} shall draw {winner} as a marble bust of a great philosopher today, and sign it.",
    "{loser} shall concede one wholly different point to {winner} today, chosen by {winner}, with a gracious inclination.",
    "{loser} shall open three sentences today with “as {winner} so rightly observes”.",
  ],
  truces: [
    "Party A and Party B shall swap sides and argue the other's view for two minutes each today.",
    "Party A and Party B shall each write the strongest argument of the other on a card today and keep it for ten minutes.",
    "Party A and Party B shall found a scientific society of two today and vote to leave this question open.",
  ],
  caseNames: [
    "A Difference of Opinion on {theThing}",
    "{theThing}: The Great Schism",
    "Well, Actually: {theThing}",
    "Settled Science v. {theThing}",
    "Further Research Needed: {theThing}",
    "Citation Needed: {theThing}",
  ],
  principles: [
    "Taste cannot be proven, which has never stopped a dinner.",
    "Whoever says “technically” has already lost something.",
    "An opinion repeated louder remains one opinion.",
    "Two people can be wrong at the same table.",
    "A fact wins slowly, and seldom before pudding.",
    "Pineapple has never asked to be decided.",
    "Certainty is cheapest after nine in the evening.",
  ],
};
