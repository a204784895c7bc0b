import { byHand, type PettyDomain } from "../petty-domain";

/** Songs, speakers and the people who sing along. */
export const MUSIC: PettyDomain = {
  id: "music",
  nouns:
    "karaoke|music|song|singing|playlist|aux|guitar|drums|piano|speaker|radio|ukulele|lyrics|trumpet|techno|violin|" +
    "aux cable|aux cord|humming",
  thing: "the music",
  questions: byHand(
    "agreement | Do the two of you have a rule about music? | they have a rule about music | they have no rule about music",
    "provocation | Has {C} ever played one song to death? | {C} has played one song to death | {C} has never played one song to death",
    "view | Is there such a thing as bad taste in music? | there is such a thing as bad taste in music | there is no such thing as bad taste in music",
    "colour | Would headphones have settled it? | headphones would have settled it | headphones would not have settled it",
    "you | Is there a song that you love and would never admit to? | {p} loves a song and would never admit to it | {p} loves no song in secret",
  ),
  punishments: [
    "{loser} shall let {winner} choose the music for a quarter of an hour today and nod along in time.",
    "{loser} shall write liner notes today for {winner}'s favourite song, with respect for the genre.",
    "{loser} shall conduct one full piece of {winner}'s choice today, with a wooden spoon.",
    "{loser} shall announce {winner}'s next three songs today in the voice of a late-night radio host.",
    "{loser} shall perform the national anthem of {winner}'s side of the room today, one verse, hand on heart.",
    "{loser} shall write a concert ticket for {winner} today, admit one, to a minute of silence, and tear it at the door.",
  ],
  truces: [
    "Party A and Party B shall build a playlist of six songs today, three each, and hear it through without skipping.",
    "Party A and Party B shall hum one tune together today, a line each, and stop while both are still friends.",
    "Party A and Party B shall each recommend one song today, and the other shall find one true thing to praise.",
  ],
  caseNames: [
    "Play It Again: {theThing}",
    "{theThing} in a Minor Key",
    "Unchained Grievance: {theThing}",
    "Face the {Thing}",
    "On Repeat: {theThing}",
    "The Unplugged Sessions: {theThing}",
  ],
};
