import type { PettyDomain } from "../petty-domain";

/** Seats: saved, taken, or overflowed. */
export const SEATS: PettyDomain = {
  id: "seats",
  keywords:
    "window seat|aisle seat|middle seat|my seat|saved six seats|seats with|switched seats|both armrests|armrest|" +
    "front seat|the recliner|his armchair|armchair|seat next to|spot on the sofa|my part of the sofa|called dibs|" +
    "dibs|spreads his legs|stole my chair|my chair when|kept a chair|saving seats|saves seats|seat at the cinema|" +
    "the aisle|bag on the seat|feet are always on|feet on the sofa|feet on the couch|last free chair|" +
    "hogs the sofa|free chair|saved a seat|saved seats|last chair|my chair|side of the couch|side of the sofa|" +
    "best seat|my stool|sits in my|sat in my|sits on my|sat on my|lies across|takes up the whole couch|" +
    "hogs the couch|whole couch|good seats|the best seats|good seat|saved the seats|keeps the best",
  hints: "seat|seats|chair|sofa|cinema|aisle|bench|sat|spot|stood|my spot|couch",
  nouns: "window seat|seat|chair|armchair|armrest|armrests|sofa|couch|recliner|aisle|front seat|middle seat|aisle seat",
  thing: "the seat",
  questions: [
    ["deed", "Was {D} sitting where {C} meant to sit?"],
    ["deed", "Did {D} take more of {thing} than a body requires?"],
    ["frequency", "Has {thing} been contested before?"],
    ["agreement", "Is it settled anywhere, by ticket or by custom, whose it is?"],
    ["awareness", "Did {D} know that {C} had a claim?"],
    ["warning", "Did {C} say so before sitting down elsewhere?"],
    ["harm", "Did {C} have to stand, squeeze or sulk?"],
    ["provocation", "Has {C} ever kept a place with a scarf?"],
    ["permission", "Did {C} get up and walk away from it?"],
    ["remedy", "Did {D} offer to move?"],
    ["proportion", "Was there another place to sit within reach?"],
  ],
  punishments: [
    "{loser} shall keep the best seat warm for {winner} today and vacate it at a nod.",
    "{loser} shall usher {winner} to a chair today with a torch, a whisper and a tiny programme.",
    "{loser} shall stand for one song today in honour of {winner}'s chosen place.",
    "{loser} shall embroider, or at least draw, {winner}'s initials for the sofa today.",
    "{loser} shall sit on the least popular chair for an hour today and find something kind to say of it to {winner}.",
    "{loser} shall issue {winner} a season ticket for the armchair today, row A, unobstructed view.",
  ],
  truces: [
    "Party A and Party B shall share one sofa today with the border marked by a cushion that neither touches.",
    "Party A and Party B shall each give up a favourite seat for half an hour today, to the other.",
    "Party A and Party B shall play one round of musical chairs today, with one chair too many.",
  ],
  caseNames: [
    "Sitting Rights: {theThing}",
    "{theThing} Was Taken",
    "Saved by a Scarf: {theThing}",
    "Please Remain Seated: {theThing}",
    "Standing Room Only: {theThing}",
    "The Armrest Convention: {theThing}",
  ],
  principles: [
    "A scarf may hold a seat as a flag holds an island.",
    "To stand up is to reopen the question.",
    "Dibs is the common law of furniture.",
    "An armrest has two sides and one elbow.",
    "The dent in the cushion is a kind of deed.",
    "Every sofa has a capital and two provinces.",
  ],
};
