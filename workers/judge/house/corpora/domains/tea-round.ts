import type { PettyDomain } from "../petty-domain";

/** Who makes the tea and coffee, and how badly. */
export const TEA_ROUND: PettyDomain = {
  id: "tea-round",
  keywords:
    "tea round|brew|brews|cup of tea|cuppa|the kettle|kettle on|tea bag|teabag|french press|latte|made coffee for|" +
    "makes coffee|made coffee|makes my tea|make the tea|makes tea|making tea|her tea|his tea|coffee too weak|" +
    "the last of the coffee|coffee beans|sugar in my|milk first|espresso machine|my coffee|offers to make coffee|" +
    "make coffee|make tea|coffee for me|tea for me|coffee order|starbucks|mug of tea",
  hints: "kettle|sugar|mug|milk|beans|cups|coffee|tea",
  nouns: "tea|coffee|kettle|tea bag|brew|cup of tea|french press|beans|latte",
  thing: "the tea",
  questions: [
    ["deed", "Was {D} behind what became of {thing}?"],
    ["deed", "Did {D} let somebody else stand at the kettle?"],
    ["frequency", "Has {C} made more of the last ten cups than {D}?"],
    ["agreement", "Had the two of you agreed whose round it was?"],
    ["awareness", "Did {D} know how {C} takes it?"],
    ["warning", "Did {C} mention it before the kettle clicked?"],
    ["harm", "Did {C} have to drink something regrettable, or nothing?"],
    ["provocation", "Has {C} ever boiled the kettle for one?"],
    ["permission", "Did {C} ever say “not for me, thanks” and then look sad?"],
    ["remedy", "Has {D} put the kettle on since then?"],
    ["proportion", "Was it, when all is said, a hot drink?"],
  ],
  punishments: [
    "{loser} shall make {winner} one cup today to written specification and stand by for the verdict on its colour.",
    "{loser} shall hold a tea ceremony for {winner} today with one mug, one spoon and a great deal of slowness.",
    "{loser} shall draw {winner} a colour chart of acceptable tea today, from “ghost” to “harbour”.",
    "{loser} shall ask {winner} “can I get you anything while I'm up” today, without being up.",
    "{loser} shall carry {winner}'s next cup today without speaking, as if it were the crown jewels.",
    "{loser} shall write the kettle an employee reference today and read it to {winner} while it comes to the boil.",
  ],
  truces: [
    "Party A and Party B shall each make the other a cup today and drink it with one honest compliment.",
    "Party A and Party B shall draw lots for the next round today and both stand up anyway.",
    "Party A and Party B shall agree on the right colour today with the help of three household objects.",
  ],
  caseNames: [
    "Storm in {theThing}",
    "{theThing}: Steeped in Suspicion",
    "Two Sugars v. {theThing}",
    "The Kettle Clicks: {theThing}",
    "Whose Round? {theThing}",
    "A Brewing Dispute over {theThing}",
  ],
  principles: [
    "A kettle boiled for one is heard by all.",
    "Whoever rises first is thirsty for everybody.",
    "The colour of tea is a boundary dispute.",
    "An offer of tea is binding once the chair moves.",
    "Half a cup left is a message to the finder.",
    "Nobody keeps count of rounds who is ahead.",
  ],
};
