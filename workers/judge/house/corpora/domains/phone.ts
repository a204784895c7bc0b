import type { PettyDomain } from "../petty-domain";

/** The telephone as a third party: screens at table, chargers, batteries. */
export const PHONE: PettyDomain = {
  id: "phone",
  keywords:
    "phubbing|at his phone|at her phone|on his phone|on her phone|on the phone at|on your phone|scrolling|" +
    "scrolls while|charger|charging|battery|unplugged my|unplugs me|unplugged|without headphones|checks her phone|" +
    "checks his phone|airpods|phone face down|takes his phone|takes her phone|phone during|phone in bed|" +
    "phone while|texts during|my screen|charge your phone|screen time|videos out loud|phone charger|tiktoks|" +
    "candy crush|my charger|leaves it at work and|plays on her phone|plays on his phone|doomscrolls|ipad|" +
    "screen protector|power outlet|powerbank|texting while|while i tell|phone at dinner|phone at the table|" +
    "instagram at",
  hints:
    "phone|laptop|cable|screen|bluetooth|plugged|charge|headset|dinner|buzzes|scroll|scrolls|percent|" +
    "mid conversation|videos",
  nouns: "phone|charger|battery|laptop|cable|screen|airpods|phone charger|headphones",
  thing: "the phone",
  questions: [
    ["deed", "Did {D} put {thing} ahead of {C}?"],
    ["deed", "Did {D} touch {thing} when {C} would rather not have had it touched?"],
    ["frequency", "Does it happen on most days?"],
    ["agreement", "Is there a rule between the two of you about it?"],
    ["awareness", "Did {D} notice that {C} minded?"],
    ["warning", "Did {C} say something, and not just sigh?"],
    ["harm", "Did {C} lose time, charge or a good story because of it?"],
    ["provocation", "Does {C} do the same when bored?"],
    ["permission", "Did {C} say “go ahead, take it”?"],
    ["remedy", "Did {D} put it away or put it back when asked?"],
    ["proportion", "Was there something on the screen that would excuse anybody?"],
  ],
  punishments: [
    "{loser} shall place the phone face down at {winner}'s side tonight and make conversation for fifteen minutes.",
    "{loser} shall charge {winner}'s phone to one hundred percent today and return it with both hands.",
    "{loser} shall untangle one cable of {winner}'s choice today and label it in capitals.",
    "{loser} shall read {winner} the news of the household aloud tonight, from paper, as an anchor would.",
    "{loser} shall build {winner}'s phone a small throne of books today and observe it from a respectful distance.",
    "{loser} shall turn every notification today into a spoken announcement to {winner}, as a butler would, for ten minutes.",
  ],
  truces: [
    "Party A and Party B shall put both phones in one drawer tonight for half an hour and see who reaches first.",
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
  principles: [
    "A charger has no owner, only a nearest hand.",
    "Looking up is the first courtesy and the last to be charged.",
    "One percent is a number that shows character.",
    "A screen is the one guest nobody seats.",
    "Every cable reaches the sofa but one.",
    "Nobody is scrolling; everybody is checking something.",
    "A phone laid face down is still listening.",
  ],
};
