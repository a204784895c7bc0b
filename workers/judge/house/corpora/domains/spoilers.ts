import type { PettyDomain } from "../petty-domain";

/** Endings that were known too soon. */
export const SPOILERS: PettyDomain = {
  id: "spoilers",
  keywords:
    "spoil|spoils|spoiled|spoiler|spoilers|spoilt|finale|plot twist|who dies|the twist|ahead without me|" +
    "watched ahead|last page|before i've seen|watched the finale|how the series ends|the end of every|" +
    "who the killer|big reveal|season without me|episode without|episodes without|the ending of|posted the ending|" +
    "googles the plot|before it happens|tells the end|tells me the end|episodes ahead|episode ahead|the ending|" +
    "told me the ending|before i finished|gave away the|gives away the|what happens next|watched…without me|" +
    "next episode|who wins the final|last line|who did it|reveals the|how it ends|told me who|ruined the|" +
    "cliffhanger|final episode|trailers|how the show|how the film|how the movie|how the book|how the series",
  hints: "ending|season|episode|episodes|watched|plot|reveal|without me|ends|killer|gasps|ahead of me",
  nouns: "spoiler|ending|finale|season|episode|plot twist|twist|plot|reveal|last page|killer",
  thing: "the ending",
  questions: [
    ["deed", "Did {D} know more about {thing} than {C} did at that moment, and show it?"],
    ["deed", "Did {D} watch on without {C}?"],
    ["frequency", "Is it the second such incident, or worse?"],
    [
      "agreement",
      "Had the two of you promised to get to the end together?",
      "watch|watches|watched|watching|without me|ahead|together|series|show|season|episode|episodes|finale",
    ],
    ["agreement", "Is there an understanding about what may be told?"],
    ["awareness", "Did {D} know how far {C} had got?"],
    ["warning", "Had {C} said “no spoilers” in so many words?"],
    ["harm", "Was the surprise truly ruined for {C}?"],
    ["provocation", "Has {C} ever let a plot slip?"],
    ["permission", "Did {C} ask what happens next?"],
    ["remedy", "Has {D} said sorry for it?"],
    ["proportion", "Had {thing} been known to the rest of the world for over a year?"],
  ],
  punishments: [
    "{loser} shall watch the next episode with {winner} tonight, gasping at everything as if it were new.",
    "{loser} shall invent a better ending today, ten lines at least, and perform it for {winner}.",
    "{loser} shall answer every question about any plot today with “I could not possibly say”.",
    "{loser} shall hand {winner} the remote tonight and watch whatever comes, in respectful silence.",
    "{loser} shall swear an oath before {winner} tonight to know nothing, and shrug convincingly for ten minutes.",
    "{loser} shall write a sealed prediction for the next episode today and let {winner} open it last.",
  ],
  truces: [
    "Party A and Party B shall each write a false ending today and swap them; the worse one is read aloud.",
    "Party A and Party B shall watch one scene together tonight with a joint vow of silence until it ends.",
    "Party A and Party B shall each tell a story today and stop one sentence before the end, for ever.",
  ],
  caseNames: [
    "Spoiler Alert: {theThing}",
    "Previously On: {theThing}",
    "{theThing} Nobody Asked For",
    "To Be Continued: {theThing}",
    "He Was Dead All Along: {theThing}",
    "The Butler Did {theThing}",
  ],
  principles: [
    "A secret about a film is kept for one weekend or for ever.",
    "Watching ahead is the quietest form of betrayal with subtitles.",
    "The twist belongs to whoever has not seen it.",
    "Suspense is a loan that only the end repays.",
    "“You'll see” is half a confession.",
    "A finale waits for nobody, which is its defence.",
    "Nobody gasps honestly the second time.",
    "The remote was faster than the promise.",
  ],
};
