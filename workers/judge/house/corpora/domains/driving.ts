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
    "{loser} shall guide {winner} to the nearest chair today as a navigator would: metres, landmarks and one roundabout.",
    "{loser} shall open one door for {winner} today like a chauffeur, and ask whether the temperature is agreeable.",
    "{loser} shall indicate by hand before every turn in {winner}'s presence today, in good time.",
    "{loser} shall read {winner} one page of any manual today in the voice of a satnav that has found peace.",
    "{loser} shall narrate {winner}'s next ten steps today as a satnav would, and recalculate without complaint.",
    "{loser} shall sit behind {winner} for ten minutes today, as in the back of a car, and offer no advice.",
  ],
  truces: [
    "Party A and Party B shall each name one good thing about travelling with the other today, in a full sentence.",
    "Party A and Party B shall draw a route to the nearest kettle together today and both accept the scenic option.",
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
