import type { PettyDomain } from "./petty-domain.server";

/** The court's knowledge of everything it has never seen. */
export const GENERIC_DOMAIN: PettyDomain = {
  id: "generic",
  keywords: "",
  nouns: "",
  thing: "the matter",
  questions: [
    ["deed", "Did {D} have a hand in what is written in this complaint?"],
    ["deed", "Does this complaint tell the story as it happened?"],
    ["frequency", "Has the same complaint come up between the two of you before?"],
    ["agreement", "Did the two of you have an understanding about {thing}?"],
    ["awareness", "Did {D} know that {C} would mind?"],
    ["warning", "Did {C} talk to {D} about it before filing?"],
    ["harm", "Did {C} suffer more than mild annoyance over {thing}?"],
    ["provocation", "Has {C} ever done something of the same kind to {D}?"],
    ["permission", "Did {C} ever say that it was fine?"],
    ["remedy", "Has {D} tried to put it right?"],
    ["proportion", "Would a good night's sleep have made this smaller?"],
  ],
  punishments: [
    "{loser} shall write {winner} a formal letter of six lines about {thing} today, opening with “Your Eminence”.",
    "{loser} shall serve {winner} for ten minutes today as herald, announcing every entrance into every room.",
    "{loser} shall draw {thing} as a court sketch today, from memory, and present it to {winner} with a bow.",
    "{loser} shall say “you were right, and so elegantly” to {winner} once today, in a full voice.",
    "{loser} shall read {winner} a bedtime story tonight in which {thing} ends well for everyone.",
    "{loser} shall fold {winner} a paper crown today and hold the coronation before dinner.",
    "{loser} shall compose a haiku about {thing} today and recite it to {winner} with one hand on the heart.",
    "{loser} shall grant {winner} the best seat in the room all evening and never once look at it with longing.",
  ],
  truces: [
    "Party A and Party B shall each give the other one honest compliment today, in a full sentence, with eye contact.",
    "Party A and Party B shall write a joint statement on {thing} today, two sentences, and both sign it.",
    "Party A and Party B shall shake hands over {thing} today for a slow count of ten.",
    "Party A and Party B shall each draw {thing} today, exchange the drawings and thank the artist.",
    "Party A and Party B shall tell the story of {thing} together tonight, alternating sentences, until it is funny.",
  ],
  caseNames: [],
  principles: [
    "Every quarrel has two sides and only one of them remembered the date.",
    "The smaller the thing, the better the memory of it.",
    "Whoever says “it is not about that” has named what it is about.",
    "A grievance kept warm for a week is a pet.",
    "To be right and to be kind are two cases, heard in two courts.",
  ],
};
