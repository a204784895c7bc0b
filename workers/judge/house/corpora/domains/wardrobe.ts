import type { PettyDomain } from "../petty-domain";

/** Clothes: worn by others, copied, or commented on. */
export const WARDROBE: PettyDomain = {
  id: "wardrobe",
  keywords:
    "wears my|wore my|wearing my|my closet|my wardrobe|my hoodies|stretched the sleeves|same coat as|same dress|" +
    "same shirt three|copies my outfits|copied my outfit|my outfit|wore white|crocs|steals my clothes|" +
    "takes clothes|steals my hoodies|dress up for|overdressed|old t-shirt|the wardrobe|my boots to|on my jeans|" +
    "dress code|my style|his outfit|sandals|flip flops|tracksuit|wore…to my|underdressed|same outfit|my clothes|" +
    "same dress as|my coat|wearing it|wear my|his style|outfits|my sweater|my hat|my sunglasses|haircut|" +
    "makeup bag|perfume of|dressed|wore my jacket|wears my jacket",
  hints: "dress|jacket|shirt|outfit|sleeves|jeans|hoodie|coat|wear|wears|clothes|socks|closet|fashion",
  nouns:
    "socks|dress|jacket|sleeves|shirt|hoodie|coat|outfit|jeans|closet|wardrobe|clothes|t-shirt|crocs|boots|sweatshirt|sweater",
  thing: "the outfit",
  questions: [
    ["deed", "Was {D} seen in, with or responsible for {thing}?"],
    ["deed", "Did {D} make a choice about {thing} without {C}?"],
    ["frequency", "Has {C}'s wardrobe come up like this before?"],
    ["agreement", "Is there an understanding about what may be worn by whom?"],
    ["awareness", "Did {D} know how {C} felt about {thing}?"],
    ["warning", "Did {C} say so before it left the hanger?"],
    ["harm", "Did {thing} come out of this changed?"],
    ["provocation", "Has {C} ever worn something of {D}'s and hoped?"],
    ["permission", "Did {C} ever say that it looked better on {D}?"],
    ["remedy", "Has {D} washed, mended or returned anything since?"],
    ["proportion", "Did anyone notice at all, apart from {C}?"],
  ],
  punishments: [
    "{loser} shall walk one length of the hall today as a fashion show while {winner} provides the commentary.",
    "{loser} shall dress for dinner tonight in an outfit assembled entirely by {winner}, and call it a collection.",
    "{loser} shall curate {winner}'s three best garments today on hangers, with placards.",
    "{loser} shall button one coat for {winner} today as a valet would and brush off a speck that is not there.",
    "{loser} shall write a style column about {winner} today, one hundred words, all of them enraptured.",
    "{loser} shall hand back one hanger today with great ceremony and let {winner} decide what it meant.",
  ],
  truces: [
    "Party A and Party B shall each pick the other's socks today and wear them until dinner without remark.",
    "Party A and Party B shall fold one garment together today in the manner of a flag.",
    "Party A and Party B shall each describe the other's best outfit today from memory, down to the buttons.",
  ],
  caseNames: [
    "{theThing}: Worn by Another",
    "Sleeves of Contention: {theThing}",
    "The Emperor's {Thing}",
    "Who Wore {theThing} Best?",
    "On the Hanger: {theThing}",
    "A Custom-Fitted Grievance: {theThing}",
  ],
  principles: [
    "A sleeve remembers the longer arm.",
    "Clothes make the man, and somebody else's make the case.",
    "Two people in one outfit are a uniform.",
    "A wardrobe is shared until it is opened.",
    "Nothing fits like what was not asked for.",
    "Fashion passes, but the hanger stays empty.",
  ],
};
