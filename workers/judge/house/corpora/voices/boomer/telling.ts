import type { Telling } from "../voice";

/** Told over a fence: what somebody owned up to, what somebody swore, and how that looked from the porch. */
export const TELLING: Telling = {
  common: [
    "turns out {fact}, and neither one of them argued (Exhibit {n})",
    "well, {fact}. They both told me so, to my face (Exhibit {n})",
    "I didn't even have to raise my voice: {fact}, and that's from the pair of them (Exhibit {n})",
    "{fact}. No fuss, no lawyers, they both just said it (Exhibit {n})",
    "now here's something they agree on: {fact} (Exhibit {n})",
  ],
  owned: [
    "{fact}, and owned right up to it (Exhibit {n})",
    "{fact}, and told me so like it was the weather (Exhibit {n})",
    "{fact}. Looked me in the eye and said so (Exhibit {n})",
    "{fact}, no use denying it (Exhibit {n})",
    "{fact}, and fessed right up (Exhibit {n})",
  ],
  admitted: [
    "{admitter} owns up that {fact} (Exhibit {n})",
    "even {admitter} will tell you that {fact} (Exhibit {n})",
    "I got it out of {admitter} in under a minute: {fact} (Exhibit {n})",
    "{admitter} looked at the floor and said that {fact} (Exhibit {n})",
    "{fact}. That's {admitter} talking, not me (Exhibit {n})",
  ],
  clash: [
    "{fact}, if you ask {yes}. Ask {no} and it's no such thing (Exhibit {n})",
    "{fact}, the way {yes} sees it; {no} sees it the other way (Exhibit {n})",
    "whether {fact}: {yes} says yep, {no} says nope (Exhibit {n})",
  ],
  accused: [
    "to hear {yes} tell it, {fact}. To hear {no} tell it, not on your life (Exhibit {n})",
    "{yes} says sure, {fact}. {no} says like heck (Exhibit {n})",
    "{yes} swears up and down that {fact}; {no} swears it isn't so (Exhibit {n})",
    "{yes} told me that {fact}, and {no} told me the opposite (Exhibit {n})",
    "{yes} will go to the grave saying that {fact}; {no} will be in the next plot, saying no (Exhibit {n})",
  ],
  boasted: [
    "{fact}, or says so, anyhow; {no} says no such thing (Exhibit {n})",
    "{fact}, by their own telling. By {no}'s telling, not in this lifetime (Exhibit {n})",
    "{fact}, by their own account; {no} says otherwise (Exhibit {n})",
  ],
  apart: [
    "I asked the both of them about themselves. {one}; {other} (Exhibit {n})",
    "I let each speak for themselves. {one}; {other} (Exhibit {n})",
    "by their own telling, {one}, and {other} (Exhibit {n})",
  ],
  ducked: [
    "I asked {whether}, and {ducker} took the Fifth, like on the television{besides} (Exhibit {n})",
    "asked {whether}, {ducker} got real interested in the carpet and took the Fifth{besides} (Exhibit {n})",
    "so I asked, plain as day, {whether}. {ducker} took the Fifth{besides} (Exhibit {n})",
    "asked {whether}, {ducker} went and took the Fifth on me{besides} (Exhibit {n})",
  ],
  besides: ["; {other} just said {answer}", ", while {other} managed a simple {answer}"],
  dodged: [
    "{other} says that {fact}. {ducker}? Took the Fifth (Exhibit {n})",
    "{other} came right out and said that {fact}; {ducker} hid behind the Fifth (Exhibit {n})",
  ],
  mute: [
    "I asked {whether}, and the pair of them took the Fifth (Exhibit {n})",
    "asked {whether}, they both clammed up and took the Fifth (Exhibit {n})",
    "so I asked {whether}. Two Fifths, and I could hear the refrigerator (Exhibit {n})",
  ],
  word: [
    "{witness} tells me that {fact} (Exhibit {n})",
    "{fact}, says {witness}, and that's all I've got to go on (Exhibit {n})",
    "way {witness} tells it, {fact} (Exhibit {n})",
    "{fact}. I have {witness}'s word for it (Exhibit {n})",
  ],
  tail: [". {remark}.", ". {remark}.", "; {remark}."],
  lead: [
    "Here's the long and short of it.",
    "I'll tell you what did it for me.",
    "You want to know what settles it?",
    "Let me start with the big one.",
  ],
  more: [
    "And there's more.",
    "And that's not the half of it.",
    "I wasn't done asking, either.",
    "There's a second thing, too.",
  ],
  versus: [
    "But then you hear the other side.",
    "Trouble is, it cuts both ways.",
    "Then there's the other side of the fence.",
  ],
  but: [
    "That's worth something. It isn't worth the case.",
    "Nice, and the scale didn't so much as twitch.",
    "Fair enough. Still lost.",
    "I wrote it down, and it changes nothing.",
    "It's one good shingle. The roof is on the other house.",
  ],
};
