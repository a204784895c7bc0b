import { byHand, type PettyDomain } from "../petty-domain";

/** Who makes the tea and coffee, and how badly. */
export const TEA_ROUND: PettyDomain = {
  id: "tea-round",
  nouns: "tea|coffee|kettle|tea bag|brew|cup of tea|french press|beans|latte",
  thing: "the tea",
  questions: byHand(
    "agreement | Is there an understanding about who makes the hot drinks? | there is an understanding about who makes the hot drinks | there is no understanding about who makes the hot drinks",
    "provocation | Has {C} ever boiled the kettle for one? | {C} has boiled the kettle for one | {C} has never boiled the kettle for one",
    "view | Is a bad cup better than no cup? | a bad cup is better than no cup | a bad cup is no better than no cup",
    "colour | Does one of you make more cups than the other? | one of them makes more cups than the other | neither of them makes more cups than the other",
    "you | Have you ever said “I'm fine, thanks” and been thirsty? | {p} has said “I'm fine, thanks” and been thirsty | {p} has never said “I'm fine, thanks” while thirsty",
  ),
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
    "Left to Stew: {theThing}",
    "Whose Round? {theThing}",
    "A Brewing Dispute over {theThing}",
  ],
};
