import { byHand, type PettyDomain } from "../petty-domain";

/** Seats: saved, taken, or overflowed. */
export const SEATS: PettyDomain = {
  id: "seats",
  nouns: "window seat|seat|chair|armchair|armrest|armrests|sofa|couch|recliner|aisle|front seat|middle seat|aisle seat",
  thing: "the seat",
  questions: byHand(
    "agreement | Was it clear to both of you whose seat it was? | it was clear to both whose seat it was | it was not clear to both whose seat it was | took|takes|taken|stole|sat|sits|sitting|gets up|got up|my (?:seat|chair|spot|place)",
    "provocation | Has {C} ever taken a seat that somebody else wanted? | {C} has taken a seat that somebody else wanted | {C} has never taken a seat that anybody else wanted",
    "view | Is a seat free as soon as somebody gets up? | a seat is free as soon as somebody gets up | a seat is not free as soon as somebody gets up | took|takes|taken|stole|sat|sits|sitting|gets up|got up|my (?:seat|chair|spot|place)",
    "proportion | Was there another seat? | there was another seat | there was no other seat | took|takes|taken|stole|sat|sits|sitting|gets up|got up|my (?:seat|chair|spot|place)",
    "you | Have you ever put a bag on a seat so that nobody would sit there? | {p} has put a bag on a seat so that nobody would sit there | {p} has never kept a seat free with a bag",
  ),
  punishments: [
    "{loser} shall keep the best seat warm for {winner} today and vacate it at a nod.",
    "{loser} shall usher {winner} to a chair today with a torch, a whisper and a tiny programme.",
    "{loser} shall stand for one song today in honour of {winner}'s chosen place.",
    "{loser} shall embroider, or at least draw, {winner}'s initials today for a seat of {winner}'s choice.",
    "{loser} shall sit on the least popular chair for ten minutes today and find something kind to say of it to {winner}.",
    "{loser} shall issue {winner} a season ticket today for one chair, row A, unobstructed view.",
  ],
  truces: [
    "Party A and Party B shall share one sofa or bench today with the border marked by a cushion or coat that neither touches.",
    "Party A and Party B shall each give up a favourite seat for a quarter of an hour today, to the other.",
    "Party A and Party B shall play one round of musical chairs today, with one chair too many.",
  ],
  caseNames: [
    "Sitting Rights: {theThing}",
    "Sorry, Somebody's Sitting Here: {theThing}",
    "Saved by a Scarf: {theThing}",
    "Please Remain Seated: {theThing}",
    "Standing Room Only: {theThing}",
    "The Armrest Convention: {theThing}",
  ],
};
