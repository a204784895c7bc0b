import { byHand, type PettyDomain } from "../petty-domain";

/** The telephone as a third party: screens at table, chargers, batteries. */
export const PHONE: PettyDomain = {
  id: "phone",
  nouns: "phone|charger|battery|laptop|cable|screen|airpods|phone charger|headphones",
  thing: "the phone",
  questions: byHand(
    "agreement | Do the two of you have a rule about phones? | there is a rule about phones | there is no rule about phones",
    "provocation | Does {C} look at a phone in company too? | {C} looks at a phone in company too | {C} does not look at a phone in company | scroll\\p{L}*|talk\\p{L}*|dinner|table|film|movie|conversation|listen\\p{L}*|looks?|looking|star\\p{L}*|date|meal|eating",
    "view | Does everybody do it these days? | everybody does it these days | not everybody does it these days | scroll\\p{L}*|talk\\p{L}*|dinner|table|film|movie|conversation|listen\\p{L}*|looks?|looking|star\\p{L}*|date|meal|eating",
    "harm | Did a conversation die of it? | a conversation died of it | no conversation died of it | scroll\\p{L}*|talk\\p{L}*|dinner|table|film|movie|conversation|listen\\p{L}*|looks?|looking|star\\p{L}*|date|meal|eating",
    "you | Do you take your phone to the bathroom? | {p} takes a phone to the bathroom | {p} leaves the phone outside the bathroom",
  ),
  punishments: [
    "{loser} shall lay a phone face down before {winner} today and make conversation for fifteen minutes.",
    "{loser} shall charge {winner}'s phone to one hundred percent today and return it with both hands.",
    "{loser} shall untangle one cable of {winner}'s choice today and label it in capitals.",
    "{loser} shall read {winner} the news today from a blank sheet of paper, as an anchor would.",
    "{loser} shall build {winner}'s phone a small throne of books today and observe it from a respectful distance.",
    "{loser} shall turn every notification today into a spoken announcement to {winner}, as a butler would, for ten minutes.",
  ],
  truces: [
    "Party A and Party B shall put both phones face down today for a quarter of an hour and see who reaches first.",
    "Party A and Party B shall each look up from a screen today at the same moment and describe what they missed.",
    "Party A and Party B shall charge both phones from one socket today, taking turns by the minute.",
  ],
  caseNames: [
    "One Percent Left: {theThing}",
    "{theThing}: Low Battery, High Drama",
    "No Signal: {theThing}",
    "Flight Mode v. {theThing}",
    "Do Not Disturb: {theThing}",
    "Face Down on the Table: {theThing}",
  ],
};
