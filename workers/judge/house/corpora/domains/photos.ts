import { byHand, type PettyDomain } from "../petty-domain";

/** Pictures of people, and who got to see them. */
export const PHOTOS: PettyDomain = {
  id: "photos",
  nouns: "photo|selfie|post|tag|story|caption|filter|picture|meme|bad side|portrait|group shot|pics",
  thing: "the photo",
  questions: byHand(
    "agreement | Do the two of you have a rule about pictures and posts? | they have a rule about pictures and posts | they have no rule about pictures and posts",
    "provocation | Has {C} ever shared a picture of {D} without asking? | {C} has shared a picture of {D} without asking | {C} has never shared a picture of {D} without asking",
    "view | Do people look worse to themselves than to others? | people look worse to themselves than to others | people look no worse to themselves than to others",
    "colour | Will anybody remember it in a month? | somebody will remember it in a month | nobody will remember it in a month",
    "you | Do you have a good side in pictures? | {p} has a good side in pictures | {p} has no good side in pictures",
  ),
  punishments: [
    "{loser} shall take twelve photos of {winner} today until one is approved, without a word of impatience.",
    "{loser} shall draw {winner} in profile today, from the better side as named by {winner}.",
    "{loser} shall write {winner} three captions today worthy of a museum wall, for private use only.",
    "{loser} shall grant {winner} the final cut of one picture today, and call it “bold” whatever it shows.",
    "{loser} shall hold a frame made of cardboard around {winner} today and declare the exhibition open.",
    "{loser} shall describe one photo of {winner} today in the hushed voice of a gallery guide, three minutes.",
  ],
  truces: [
    "Party A and Party B shall each take one portrait of the other today, show it to nobody, and delete the worse one.",
    "Party A and Party B shall pose for one picture together today with their worst faces and keep it between themselves.",
    "Party A and Party B shall each pick the other's best photo today and say why in one sentence.",
  ],
  caseNames: [
    "Picture This: {theThing}",
    "{theThing}, Unfiltered",
    "Exhibit Selfie: {theThing}",
    "Untagged: {theThing}",
    "Say Cheese v. {theThing}",
    "Cropped Out: {theThing}",
  ],
};
