import { byHand, type PettyDomain } from "../petty-domain";

/** Shoes indoors, and what they brought with them. */
export const SHOES: PettyDomain = {
  id: "shoes",
  nouns: "shoes|boots|mud|slippers|sneakers|trainers|wellies|rug|footprints|clogs|doormat",
  thing: "the shoes",
  questions: byHand(
    "agreement | Is there a rule about shoes that both of you know? | there is a rule about shoes that both know | there is no rule about shoes that both know",
    "provocation | Have {C}'s own shoes ever been where they should not be? | {C}'s own shoes have been where they should not be | {C}'s own shoes have never been where they should not be",
    "view | Are floors there to be walked on? | floors are there to be walked on | floors are not there to be walked on",
    "warning | Had it been mentioned kindly before? | it had been mentioned kindly before | it had not been mentioned kindly before",
    "you | Have you ever kept your shoes on because it was “only for a second”? | {p} has kept shoes on because it was “only for a second” | {p} has never kept shoes on “for a second”",
  ),
  punishments: [
    "{loser} shall line up every pair at the door today in parade order and let {winner} inspect the ranks.",
    "{loser} shall deliver {winner} a pair of slippers or socks today on a tray, left and right correctly introduced.",
    "{loser} shall write the doormat a speech of thanks today and give it while standing on it, with {winner} present.",
    "{loser} shall polish one pair of {winner}'s choosing today until it could attend a wedding.",
    "{loser} shall draw {winner} a map of where the shoes have been today, with a dotted line and a theory.",
    "{loser} shall cross the hall in socks today as silently as a curator, with {winner} holding the stopwatch.",
  ],
  truces: [
    "Party A and Party B shall take their shoes off together today and place the four of them in a peaceful arrangement.",
    "Party A and Party B shall agree on the exact border between outside and inside today and mark it with a thread.",
    "Party A and Party B shall each swap slippers with the other for five minutes today and report.",
  ],
  caseNames: [
    "Tracks Leading to {theThing}",
    "{theThing} at the Threshold",
    "Not Past the Doormat: {theThing}",
    "Laces and Grievances: {theThing}",
    "In Step with {theThing}",
    "The Hallway Findings on {theThing}",
  ],
};
