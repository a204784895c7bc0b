import type { PettyDomain } from "../petty-domain";

/** What is watched, with whom, and who holds the remote. */
export const STREAMING: PettyDomain = {
  id: "streaming",
  keywords:
    "the tv|tv remote|remote|netflix show|subtitles|channel|talks through|talks during|picks a film|" +
    "picks the film|choose the film|choose the movie|sitcom|documentary|scrolls netflix|rewinds|skips the intro|" +
    "1.5 speed|falls asleep in front of|tv up|watch tv|movie night|what to watch|trailer|changing the netflix|" +
    "changing the show|changes the show|switches the show|during the film|during films|during movies|movie|film|" +
    "watch what i want|what i want to watch|never watch|reality tv|binge|tv show|rom com|horror film|anime|" +
    "cartoons|commercials|volume of the tv|live tv|youtube|new series|started a new|series without",
  hints: "netflix|tv|show|movie|film|watch|watches|series|disney|scroll|hbo|youtube|falls asleep|programme|rewind",
  nouns: "tv|remote|netflix|show|movie|film|subtitles|channel|series|trailer|sitcom|documentary|intro",
  thing: "the remote",
  questions: [
    ["deed", "Was {D} in control of {thing} when the trouble began?"],
    ["deed", "Did {D} decide about {thing} without asking?"],
    ["frequency", "Is there a quarrel like this on most evenings?"],
    [
      "agreement",
      "Had the two of you agreed whose turn it was to choose?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed",
    ],
    ["agreement", "Is there an understanding about how one watches together?"],
    [
      "awareness",
      "Did {D} know what {C} wanted to watch?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed",
    ],
    ["awareness", "Did {D} notice that {C} was following the plot?"],
    ["warning", "Did {C} object before the opening titles?"],
    ["harm", "Did it spoil {C}'s evening?"],
    [
      "provocation",
      "Has {C} ever fallen asleep during something {D} chose?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed|asleep|sleep|sleeps",
    ],
    ["provocation", "Has {C} ever talked, slept or scrolled through something of {D}'s?"],
    [
      "permission",
      "Did {C} say “put on whatever”?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed",
    ],
    ["permission", "Did {C} join in, even once?"],
    [
      "remedy",
      "Did {D} offer {C} the next choice?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed",
    ],
    ["remedy", "Did {D} mend it before the credits?"],
    [
      "proportion",
      "Did choosing take longer than watching?",
      "pick|picks|picked|choose|chooses|chose|choosing|decide|decides|what to watch|remote|scroll|scrolls|scrolling|switch|switches|change|changes|changed",
    ],
    ["proportion", "Was it, honestly, nothing that anybody will remember?"],
  ],
  punishments: [
    "{loser} shall hand the remote to {winner} tonight on a cushion and not look at it again before bed.",
    "{loser} shall introduce whatever {winner} chooses tonight as a festival director would.",
    "{loser} shall write a one-star review today of their own taste in programmes, and read it to {winner}.",
    "{loser} shall dub one scene live for {winner} tonight, all parts, with feeling.",
    "{loser} shall present {winner} with an award tonight for Best Choice of Programme, envelope included.",
    "{loser} shall provide {winner} with live subtitles for one household conversation today, tasteful and brief.",
  ],
  truces: [
    "Party A and Party B shall each write three titles tonight, draw one from a hat and watch ten minutes without protest.",
    "Party A and Party B shall let a coin choose tonight's programme and praise one thing about it each.",
    "Party A and Party B shall hold the remote together tonight for the length of one opening title.",
  ],
  caseNames: [
    "Remote Control: {theThing}",
    "Are You Still Watching {theThing}?",
    "{theThing}: Channel Dispute",
    "Unskippable: {theThing}",
    "Continue Watching: {theThing}",
    "Viewer Discretion: {theThing}",
  ],
  principles: [
    "Whoever holds the remote holds the republic.",
    "“Whatever you like” expires at the first trailer.",
    "An evening spent choosing has been watched all the same.",
    "Subtitles are read by everyone who says otherwise.",
    "Nobody is asleep who can say “I was watching that”.",
    "Two thousand titles, and one of them is a quarrel.",
    "An intro is skipped in seconds and missed for years.",
  ],
};
