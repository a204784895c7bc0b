import { byHand, type PettyDomain } from "../petty-domain";

/** Clothes: worn by others, copied, or commented on. */
export const WARDROBE: PettyDomain = {
  id: "wardrobe",
  nouns:
    "socks|dress|jacket|sleeves|shirt|hoodie|coat|outfit|jeans|closet|wardrobe|clothes|t-shirt|crocs|boots|sweatshirt|sweater",
  thing: "the outfit",
  questions: byHand(
    "agreement | Do the two of you have an understanding about clothes? | they have an understanding about clothes | they have no understanding about clothes",
    "provocation | Has {C} ever worn something of {D}'s? | {C} has worn something of {D}'s | {C} has never worn anything of {D}'s",
    "view | Are clothes only clothes? | clothes are only clothes | clothes are more than clothes",
    "harm | Was anything stained, stretched or lost? | something was stained, stretched or lost | nothing was stained, stretched or lost | borrow\\p{L}*|stretch\\p{L}*|stain\\p{L}*|steals?|stole|took|takes|lent|(?:wore|wears|wearing) (?:my|her|his)",
    "you | Is there something in your wardrobe that is not yours? | {p} has something in the wardrobe that is somebody else's | {p} has nothing in the wardrobe that is somebody else's",
  ),
  punishments: [
    "{loser} shall walk one length of the hall today as a fashion show while {winner} provides the commentary.",
    "{loser} shall wear one item of {winner}'s choosing to the next meal today, and call it a collection.",
    "{loser} shall describe {winner}'s three best garments today as a museum curator would, from memory.",
    "{loser} shall button one coat for {winner} today as a valet would and brush off a speck that is not there.",
    "{loser} shall write a style column about {winner} today, one hundred words, all of them enraptured.",
    "{loser} shall hand back one hanger today with great ceremony and let {winner} decide what it meant.",
  ],
  truces: [
    "Party A and Party B shall each choose the other's socks today, and wear the verdict without remark.",
    "Party A and Party B shall fold one garment together today in the manner of a flag.",
    "Party A and Party B shall each describe the other's best outfit today from memory, down to the buttons.",
  ],
  caseNames: [
    "Off the Rack: {theThing}",
    "Sleeves of Contention: {theThing}",
    "The Emperor's {Thing}",
    "Who Wore {theThing} Best?",
    "On the Hanger: {theThing}",
    "A Custom-Fitted Grievance: {theThing}",
  ],
};
