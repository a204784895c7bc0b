import { byHand, type PettyDomain } from "../petty-domain";

/** Privacy: messages read, drawers opened, doors not knocked at. */
export const SNOOPING: PettyDomain = {
  id: "snooping",
  nouns: "texts|diary|mail|parcel|browser history|drawers|passcode|bag|notifications|location|messages|calls|phone",
  thing: "the private matter",
  things: [["knock|knocking|barge|barges|barged", "the door"]],
  questions: byHand(
    "agreement | Do the two of you agree where curious ends and nosy begins? | they agree where curious ends and nosy begins | they do not agree where curious ends and nosy begins",
    "provocation | Has {C} ever had a quick look at something of {D}'s? | {C} has had a quick look at something of {D}'s | {C} has never had a quick look at anything of {D}'s",
    "view | Is everybody a little nosy? | everybody is a little nosy | not everybody is nosy",
    "proportion | Was it harmless, all that there was to see? | all that there was to see was harmless | not all that there was to see was harmless",
    "you | Have you ever read a screen over somebody's shoulder? | {p} has read a screen over somebody's shoulder | {p} has never read a screen over somebody's shoulder",
  ),
  punishments: [
    "{loser} shall knock on everything today before touching it, cupboards included, until {winner} says “enter”.",
    "{loser} shall look at the ceiling for one full minute today whenever {winner} picks up a phone, twice at most.",
    "{loser} shall write {winner} a diary page of their own today, entirely dull, and leave it open on the table.",
    "{loser} shall hand {winner} today's most boring piece of paper, sealed, with the words “for your eyes only”.",
    "{loser} shall walk past one closed door today as though it did not exist, with {winner} keeping score.",
    "{loser} shall draft a privacy policy for one drawer today in under fifty words and obtain {winner}'s consent.",
  ],
  truces: [
    "Party A and Party B shall each show the other one unremarkable thing today and respond with dignified interest.",
    "Party A and Party B shall practise knocking and being let in today, three times each, with courtesy.",
    "Party A and Party B shall sit back to back for five minutes today, each reading something in perfect peace.",
  ],
  caseNames: [
    "Eyes Only: {theThing}",
    "Over the Shoulder: {theThing}",
    "Mind Your Own {Thing}",
    "Knock First: {theThing}",
    "Nothing to See Here: {theThing}",
    "Dear Diary v. {theThing}",
  ],
};
