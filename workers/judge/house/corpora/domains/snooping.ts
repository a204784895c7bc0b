import type { PettyDomain } from "../petty-domain";

/** Privacy: messages read, drawers opened, doors not knocked at. */
export const SNOOPING: PettyDomain = {
  id: "snooping",
  keywords:
    "reading my texts|reads my texts|read my texts|reading my messages|read my texts|reads my texts|read my messages|reads my messages|over my shoulder|went through my|" +
    "goes through my|my diary|opened my mail|opens my mail|my parcel|parcel addressed|addressed to me|" +
    "browser history|without knocking|my passcode|listens in|listened in|through my drawers|searched my bag|" +
    "through my photos|my notifications|tracks my location|my location|scrolled through my|read my notifications|" +
    "eavesdrop|nosy|spies on|my private|snoops|checked my phone|checks my phone|looked at my phone|" +
    "looks at my phone|looks through my|looked through my|opens…letters|opens…mail|opened…letters|opened…mail|" +
    "my letters|barges in|barge in|through my room|my emails|my room without|stalks my|my search history|" +
    "my journal|peeks at my|peeked at my|spied|eavesdrops|my browser|my phone bill|reads the letters|" +
    "reads my letters|reads my mail|reads my",
  hints: "diary|drawers|passcode|knock|mail|location|bag|phone|privacy|searched|scrolled|photos",
  nouns: "texts|diary|mail|parcel|browser history|drawers|passcode|bag|notifications|location|messages|calls|phone",
  thing: "the private matter",
  things: [["knock|knocking|barge|barges|barged", "the door"]],
  questions: [
    ["deed", "Did {D} see something that was meant for {C} alone?"],
    ["deed", "Did {D} look because looking was possible?"],
    ["frequency", "Has {D} been found this close to {C}'s affairs before?"],
    ["agreement", "Is there an agreed line between curious and nosy?"],
    ["awareness", "Did {D} know that {C} would object?"],
    ["warning", "Had {C} asked for privacy in plain terms?"],
    ["harm", "Did {C} have to explain something that needed no explaining?"],
    ["provocation", "Has {C} ever glanced at something of {D}'s?"],
    ["permission", "Did {C} ever show it to {D} of {C}'s own free will?"],
    ["remedy", "Has {D} admitted to looking?"],
    ["proportion", "Was there, in truth, nothing to see?"],
  ],
  punishments: [
    "{loser} shall knock on everything today before touching it, cupboards included, until {winner} says “enter”.",
    "{loser} shall look at the ceiling for one full minute today whenever {winner} picks up a phone, twice at most.",
    "{loser} shall write {winner} a diary page of their own today, entirely dull, and leave it open on the table.",
    "{loser} shall hand {winner} today's most boring piece of paper, sealed, with the words “for your eyes only”.",
    "{loser} shall walk past one closed door today as though it did not exist, with {winner} keeping score.",
    "{loser} shall draft a privacy policy for the home today in under fifty words and obtain {winner}'s consent.",
  ],
  truces: [
    "Party A and Party B shall each show the other one unremarkable thing today and respond with dignified interest.",
    "Party A and Party B shall practise knocking and being let in today, three times each, with courtesy.",
    "Party A and Party B shall sit back to back for five minutes today, each reading something in perfect peace.",
  ],
  caseNames: [
    "Eyes Only: {theThing}",
    "Over the Shoulder: {theThing}",
    "{theThing}, Read by Another",
    "Knock First: {theThing}",
    "The Ajar Door and {theThing}",
    "Dear Diary v. {theThing}",
  ],
  principles: [
    "A door ajar is a question of character.",
    "Curiosity reads faster than conscience.",
    "A lock screen is a curtain, and breathes like one.",
    "Whoever looks finds what was not about them.",
    "Two can share a roof and still own a drawer.",
    "Every shoulder has room for one reader.",
  ],
};
