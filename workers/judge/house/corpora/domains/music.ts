import type { PettyDomain } from "../petty-domain";

/** Songs, speakers and the people who sing along. */
export const MUSIC: PettyDomain = {
  id: "music",
  keywords:
    "music|song|songs|sings|singing|playlist|aux|aux cable|guitar|drums|piano|karaoke|ukulele|spotify on|lyrics|" +
    "trumpet|techno|hums the same|violin|podcast in the car|same song|the radio|saxophone|baby shark|whistles the|" +
    "bagpipes|sing in|the speaker|choir|recorder practice|drum kit|blasts|rap|heavy metal|concert album|" +
    "mariah carey|jazz|opera|bagpipe|harmonica|keyboard practice|beatbox|sound system|vinyl|record player|earworm|" +
    "christmas songs",
  hints: "sing|speaker|radio|spotify|practice|practises|hums|repeat|podcast|volume|plays|album|whistles",
  nouns:
    "karaoke|music|song|singing|playlist|aux|guitar|drums|piano|speaker|radio|ukulele|lyrics|trumpet|techno|violin|" +
    "aux cable|aux cord|humming",
  thing: "the music",
  questions: [
    ["deed", "Was {D} responsible for {thing} at the time?"],
    ["deed", "Did {D} carry on with {thing} after a hint?"],
    ["frequency", "Has {C} had to hear it more than three times in one day?"],
    ["agreement", "Had the two of you agreed on volume, hours or turns?"],
    ["awareness", "Did {D} know that {C} could hear it?"],
    ["warning", "Did {C} ask for a change politely?"],
    ["harm", "Did {thing} get stuck in {C}'s head?"],
    ["provocation", "Has {C} ever skipped a song that {D} loved?"],
    ["permission", "Did {C} ever tap along?"],
    ["remedy", "Did {D} turn it down, or offer to?"],
    ["proportion", "Was it, on a fair hearing, rather good?"],
  ],
  punishments: [
    "{loser} shall let {winner} choose the music for one whole hour today and nod along in time.",
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
  principles: [
    "The aux cord is lent, never given.",
    "Everybody sings better inside than outside.",
    "A song heard through a wall is only ever its worst part.",
    "A chorus known by one is heard by all.",
    "Every beginner practises at concert hours.",
    "A playlist is an autobiography with skips.",
    "Wrong lyrics are sung the loudest.",
  ],
};
