import { byHand, type PettyDomain } from "../petty-domain";

/** Cars in motion: the wheel, the map and the passenger. */
export const DRIVING: PettyDomain = {
  id: "driving",
  nouns: "passenger seat|shotgun|gps|directions|back seat|gas tank|tank|wheel|turn signal|petrol|mirrors|sat nav",
  thing: "the drive",
  questions: byHand(
    "agreement | Had the two of you settled who steers and who navigates? | it was settled who steers and who navigates | it was never settled who steers and who navigates | route|map|sat ?nav|gps|directions|detour|exit|lost|wrong turn|navigat\\p{L}*|the way|knows a way|shortcut",
    "provocation | Does {C} give advice from the passenger seat? | {C} gives advice from the passenger seat | {C} gives no advice from the passenger seat",
    "view | Does whoever drives make the rules? | whoever drives makes the rules | whoever drives does not make the rules",
    "harm | Did it cost more than ten minutes? | it cost more than ten minutes | it cost no more than ten minutes | minutes?|hours?|late|detour|lost|route|wrong turn|map|sat ?nav|exit|directions",
    "you | Have you ever pressed a brake that was not there? | {p} has pressed a brake that was not there | {p} has never pressed a brake that was not there",
  ),
  punishments: [
    "{loser} shall act as {winner}'s navigator around the home today, giving directions to the kitchen in metres.",
    "{loser} shall cede the best seat to {winner} within the day, and close the door like a chauffeur.",
    "{loser} shall remove every receipt and wrapper from the car today and present the oldest to {winner}.",
    "{loser} shall read {winner} one page of a driving manual tonight in a soothing voice.",
    "{loser} shall narrate {winner}'s walk to the kitchen today as a satnav would, and recalculate without complaint.",
    "{loser} shall take the back seat of the sofa tonight, wherever that may be, and offer {winner} no advice until bedtime.",
  ],
  truces: [
    "Party A and Party B shall each name one good thing about the other's driving today, in a full sentence.",
    "Party A and Party B shall draw a route from sofa to kettle together today and both accept the scenic option.",
    "Party A and Party B shall each give the other one instruction today, well before the turn, and say thank you after.",
  ],
  caseNames: [
    "Recalculating: {theThing}",
    "{theThing}: Are We There Yet?",
    "The Passenger v. {theThing}",
    "No U-Turns on {theThing}",
    "Mirror, Signal, Grievance: {theThing}",
    "The Scenic Route: {theThing}",
  ],
};
