import type { PettyDomain } from "../petty-domain";

/** Pictures of people, and who got to see them. */
export const PHOTOS: PettyDomain = {
  id: "photos",
  keywords:
    "photo|photos|selfie|selfies|instagram|tagged me|tagged|untagged|tiktok dance|unfollow|unfollowed|caption|" +
    "crops me|posted my|posted a|posted an|my bad side|my post|picture of me|pictures of me|group shot|blurry|" +
    "portrait|portraits|on his story|on her story|photoshopped|like my|my pics|double chin|retake|my pictures|" +
    "her pictures|filters her|filters his|filters my|filters out|cropped|crop|eyes closed|bad angle|our photos|" +
    "holiday photos|photo album|photobombs|photobomb|my selfie|all my selfies|snapchat|wedding photos|" +
    "screenshots of me|picture|insta post|my insta|scrolled past my|commented on my|comments on my|tiktok of|video of|videos of|uploaded|filmed me|films me|recorded me|records me|filming me|clip of me",
  hints: "post|posted|posts|tag|story|filter|filters|picture|pictures|liked|profile|meme|memes|facebook|pic|pics|shot",
  nouns: "photo|selfie|post|tag|story|caption|filter|picture|meme|bad side|portrait|group shot|pics",
  thing: "the photo",
  questions: [
    ["deed", "Was {D} the one who acted in the matter of {thing}?"],
    ["deed", "Did {D} press the button without asking {C}?"],
    ["frequency", "Has it happened with more than one picture or post?"],
    ["agreement", "Had the two of you agreed to ask before posting?"],
    ["awareness", "Did {D} notice how {C} looked in it, or felt about it?"],
    ["warning", "Did {C} ask {D} to change it before filing?"],
    ["harm", "Did people that {C} knows see it?"],
    ["provocation", "Has {C} ever posted {D} at a bad angle?"],
    ["permission", "Did {C} say that it was a nice one?"],
    ["remedy", "Did {D} take it down or put it right?"],
    ["proportion", "Had everyone forgotten {thing} by the next day?"],
  ],
  punishments: [
    "{loser} shall take twelve photos of {winner} today until one is approved, without a word of impatience.",
    "{loser} shall draw {winner} in profile today, from the better side as named by {winner}.",
    "{loser} shall write {winner} three captions today worthy of a museum wall, for private use only.",
    "{loser} shall spend one hour today with the phone in another room, in {winner}'s custody.",
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
    "Tagged Without Consent: {theThing}",
    "Say Cheese v. {theThing}",
    "Cropped Out: {theThing}",
  ],
  principles: [
    "The photographer always looks good in it.",
    "To like is optional, to have seen is forever.",
    "A group picture is a vote in which one person counts the ballots.",
    "Everyone has a good side and a photographer.",
    "The camera adds nothing that was not denied.",
    "A bad photo is a fact taken from below.",
    "Eyes close only in the one picture that mattered.",
    "Cropping is history written by whoever held the phone.",
  ],
};
