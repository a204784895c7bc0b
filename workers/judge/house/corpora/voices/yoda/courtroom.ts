import type { CourtVoice } from "../court-voice";

/** Object, subject, verb; a chat read by somebody who waits for decades. */
export const COURTROOM: CourtVoice = {
  unquoted: "words that the frogs would not repeat",
  open: [
    "{words}, the complaint says.",
    "A glowing slab they handed me. {words}, it said. Dimmed it, I did.",
    "Heavy, this chat is. Born of {words}, it was.",
    "Before this court, this is: {words}.",
    "Trouble in the chat, I sensed. {words}, I then read.",
  ],
  bare: [
    "About {thing}, this case is.",
    "Over {thing} you quarrel. Typed with both thumbs, such wars now are.",
    "Great forests I have seen fall. For {thing}, never.",
  ],
  foreign: [
    "{words}, the complaint says. By the messages alone, I rule.",
    "Six million tongues there are. {words}, not mine is. The messages, I read.",
  ],
  unread: [
    "In {language} you spoke. Weigh it fairly I cannot, so weigh it I do not.",
    "Many tongues there are; one only I judge by. {language}, it is not.",
  ],
  answered: [
    "{r} (Exhibit {m}), {o} asked. {q} (Exhibit {n}), {p} answered.",
    "A question, {o} had: {r} (Exhibit {m}). The answer of {p}, this was: {q} (Exhibit {n}).",
    "Ask {r} (Exhibit {m}), {o} did. Answer {q} (Exhibit {n}), {p} did. Blink, the frogs did.",
    "To know {r} (Exhibit {m}), {o} wished. Given by {p}, this was: {q} (Exhibit {n}).",
  ],
  replied: [
    "{r} (Exhibit {m}), {o} wrote. {q} (Exhibit {n}), {p} replied.",
    "Two stones, one splash. {r} (Exhibit {m}), threw {o}. {q} (Exhibit {n}), threw {p}.",
    "Into the cave, {o} called {r} (Exhibit {m}). {q} (Exhibit {n}), the cave replied, in the voice of {p}.",
    "Side by side, two lines lay. Of {o}: {r} (Exhibit {m}). Of {p}: {q} (Exhibit {n}).",
    "To {o}, who wrote {r} (Exhibit {m}), said {p} this: {q} (Exhibit {n}).",
  ],
  recalled: [
    "Of {o}'s own words, {p} reminds: {q} (Exhibit {n}).",
    "Return, words do, like herons. {o}'s, {p} brought home: {q} (Exhibit {n}).",
    "With {o}'s own stick, {p} strikes: {q} (Exhibit {n}).",
    "Long ears, {p} has. What {o} said, they kept: {q} (Exhibit {n}).",
  ],
  noted: [
    "This, {p} wrote: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}), said {p}. Heard it, I have.",
    "In these words, {p} spoke: {q} (Exhibit {n}).",
    "Listen to {p}, I did: {q} (Exhibit {n}).",
    "Into the pond, {p} dropped this: {q} (Exhibit {n}).",
    "From {p}, these words came: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}), typed {p}. With both thumbs, I think.",
  ],
  silence: [
    "Nothing, {p} wrote.",
    "Quiet, {p} stayed. Quiet the moss is also. Sue, moss does not.",
    "A word from {p}, there never came. Learned to sleep sitting, I have.",
  ],
  nobody: ["Nothing, anybody wrote.", "No words at all. Wiser than most, this chat is."],
  fair: [
    "Yet fair to {p}, I must be: {q} (Exhibit {n}).",
    "Forgotten, {p} is not: {q} (Exhibit {n}).",
    "Words of their own, {p} had: {q} (Exhibit {n}).",
    "Weigh this for {p}, I also did: {q} (Exhibit {n}).",
  ],
  contempt: [
    "“{contempt}”, {p} told this bench. Noted as contempt, it is. Moved, nothing was.",
    "Waved a hand, {p} did, and “{contempt}” said. Noted as contempt. On small green judges, work it does not.",
  ],
  weighed: [
    "But together weighed, the words are.",
    "Yet read them all, I did.",
    "But on the whole, heavier one side is.",
    "But at the whole pond I looked.",
    "Yet sum up all of it, I must.",
  ],
  upheld: [
    "For {winner}, I rule. {blame} percent of the blame, {loser} bears.",
    "With {winner} I stand; {blame} percent, {loser} drags behind.",
    "Right, {winner} was. {blame} percent, {loser} carries home.",
    "To {winner}, the day goes. To {loser}, {blame} percent.",
  ],
  dismissed: [
    "Dismissed, the complaint is. For {winner}, I rule. {blame} percent of the blame, {loser} bears.",
    "Thrown, the stone was; returned, it has. {winner} I favour; {loser} keeps {blame} percent.",
    "Filed in anger, lost in daylight. Free {winner} goes. {blame} percent, {loser} carries.",
    "Stick to {winner}, the complaint does not. To {loser}, {blame} percent does.",
  ],
  narrow: [
    "Close, it is. For {winner}, I rule. {blame} percent of the blame, {loser} bears.",
    "By one whisker, {winner} it is. {blame} percent, {loser} carries.",
    "Long I waited for the scale. To {winner}, it dipped; {blame} percent, {loser} has.",
  ],
  hung: [
    "Even, you are. A winner, there is not.",
    "Tip, the scale will not. A winner, there is not.",
    "Lifted both of you, I have. The same, you weigh. A winner, there is not.",
    "Between you, not a hair's breadth I find, and few hairs I have. A winner, there is not.",
  ],
  coda: [
    "Spoken, I have.",
    "Put down the slab. Look at a tree, you must.",
    "Forget {thing}, the galaxy will. Hurry, it should.",
    "Soup there is. Invited, you are not.",
    "Type less. Live more. Or the other way, I forget.",
  ],
};
