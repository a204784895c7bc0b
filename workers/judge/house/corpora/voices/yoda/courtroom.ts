import type { CourtVoice } from "../court-voice";

/** Object, subject, verb; a chat read by somebody who waits for decades. */
export const COURTROOM: CourtVoice = {
  unquoted: "words that the frogs would not repeat",
  open: [
    "{words}, the complaint says.",
    "A glowing slab they handed me. {words}, it said. Dimmed it, I did.",
    "Heavy, these messages are. With {words}, they begin.",
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
  tally: [
    "{count} messages, there are.",
    "Read {count} messages, I did. Blink, I did not.",
    "{count} messages you sent. Read them, at least I did.",
    "To the end of {count} messages I walked. Long, the path was.",
  ],
  concession: [
    "Conceded, {p} has: {q} (Exhibit {n}).",
    "Lighter, the confessor walks. {q} (Exhibit {n}), wrote {p}.",
    "Fought {p}, nobody had to. Itself, the truth untied: {q} (Exhibit {n}).",
    "Into the cave {p} went, and met {p}: {q} (Exhibit {n}).",
    "Hmm! {q} (Exhibit {n}), {p} says. Over, the hard part is.",
  ],
  cornered: [
    "To {before} (Exhibit {m}), {p} yielded: {q} (Exhibit {n}).",
    "{before} (Exhibit {m}), said {o}. Bent then, the reed did, and {p} with it: {q} (Exhibit {n}).",
    "With {before} (Exhibit {m}) cornered, {p} was. Out, the small truth crawled: {q} (Exhibit {n}).",
    "Heavy, {before} (Exhibit {m}) was. Set it down, {p} had to: {q} (Exhibit {n}).",
    "Stronger than a saber, {before} (Exhibit {m}) proved. Dropped the shield, {p} did: {q} (Exhibit {n}).",
  ],
  fact: [
    "A fact, {p} gives: {q} (Exhibit {n}).",
    "Clear as pond water at dawn, {p} is: {q} (Exhibit {n}).",
    "What happened, {p} tells: {q} (Exhibit {n}).",
    "Sharp, {p}'s memory is: {q} (Exhibit {n}). Useful, and tiring to live with.",
  ],
  figure: [
    "A number, {p} gives: {q} (Exhibit {n}).",
    "Count the stones, {p} did: {q} (Exhibit {n}).",
    "Exact, {p} is: {q} (Exhibit {n}).",
  ],
  recalled: [
    "Of {o}'s own words, {p} reminds: {q} (Exhibit {n}).",
    "Return, words do, like herons. {o}'s, {p} brought home: {q} (Exhibit {n}).",
    "With {o}'s own stick, {p} strikes: {q} (Exhibit {n}).",
    "Long ears, {p} has. What {o} said, they kept: {q} (Exhibit {n}).",
  ],
  offer: [
    "Make it good, {p} would: {q} (Exhibit {n}).",
    "An open hand, {p} shows: {q} (Exhibit {n}).",
    "Mend, {p} wishes: {q} (Exhibit {n}). Rare, menders are.",
  ],
  contradiction: [
    "First {before} (Exhibit {m}), then {q} (Exhibit {n}), {p} said. One mouth, two roads.",
    "{before} (Exhibit {m}), said {p} first. Then, {q} (Exhibit {n}), said {p}.",
    "Walk backwards, even I do not so fast. From {before} (Exhibit {m}) to {q} (Exhibit {n}), {p} walked.",
  ],
  dodge: [
    "Meet the matter, {p} did not: {q} (Exhibit {n}).",
    "To {p} the matter was put. {q} (Exhibit {n}), came back. Answer it, that does not.",
    "A reason, {q} (Exhibit {n}) is not. A bush to hide in, it is. Small, for {p}.",
    "Long I looked into {q} (Exhibit {n}). Look back, nothing did. Yours it is, {p}.",
    "With the feet a fighter dodges. With {q} (Exhibit {n}), {p} did.",
  ],
  dodged: [
    "Asked {before} (Exhibit {m}), {p} was. Answer, {p} did not: {q} (Exhibit {n}).",
    "{before} (Exhibit {m}), asked {o}. Into the reeds {p} swam, and called back {q} (Exhibit {n}).",
    "A straight path, {before} (Exhibit {m}) was. A bend in it, {p} found: {q} (Exhibit {n}).",
    "Hear {before} (Exhibit {m}), {p} did. Hear it, {p} wished not to: {q} (Exhibit {n}).",
    "Yes or no, the swamp accepts. {q} (Exhibit {n}), upon {before} (Exhibit {m}), from {p} it did not.",
  ],
  claimed: [
    "Of proof, {p} spoke. Shown, it was not: {q} (Exhibit {n}).",
    "In the mist {p}'s proof is: {q} (Exhibit {n}). In the mist, many things are.",
    "{q} (Exhibit {n}), {p} says. Looked for it, I have. Under the log, even.",
  ],
  excuse: [
    "A reason, {p} gave: {q} (Exhibit {n}).",
    "Thin soup, {q} (Exhibit {n}) is. Served by {p}, still warm.",
    "Do, or do not. Because, {p} says: {q} (Exhibit {n}).",
    "A leaf over a footprint, {p} laid: {q} (Exhibit {n}). Small, the leaf was.",
  ],
  denial: [
    "Denied it, {p} has: {q} (Exhibit {n}).",
    "No, and again no, the frog says. {q} (Exhibit {n}), says {p}.",
    "Like a closed shell {p} is: {q} (Exhibit {n}).",
  ],
  insult: [
    "Rude, {p} was: {q} (Exhibit {n}).",
    "To unkindness, lost arguments lead. {q} (Exhibit {n}), wrote {p}.",
    "Short I am, and called worse. Yet {q} (Exhibit {n}), {p}? Beneath you, it is.",
  ],
  noted: [
    "This, {p} wrote: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}), said {p}. Heard it, I have.",
    "In these words, {p} spoke: {q} (Exhibit {n}).",
    "Listen to {p}, I did: {q} (Exhibit {n}).",
  ],
  silence: [
    "Nothing, {p} wrote.",
    "Quiet, {p} stayed. Quiet the moss is also. Sue, moss does not.",
    "A word from {p}, there never came. Learned to sleep sitting, I have.",
  ],
  nobody: ["Nothing, anybody wrote.", "No words at all. Wiser than most, this chat is."],
  fair: [
    "Yet fair to {p}, I must be: {q} (Exhibit {n}). {credit}",
    "A lamp in {p}'s window, there is: {q} (Exhibit {n}). {credit}",
    "Lose all, {p} does not. Remember {q} (Exhibit {n}), I will. {credit}",
    "Weigh this for {p}, I also did: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["Yet fair to {p}, I must be. {credit}", "One kind word for {p}, I keep. {credit}"],
  contempt: [
    "“{contempt}”, {p} told this bench. Noted as contempt, it is. Moved, nothing was.",
    "Waved a hand, {p} did, and “{contempt}” said. Noted as contempt. On small green judges, work it does not.",
  ],
  conceded: [
    "But owned it, {loser} has; decide this, it does.",
    "Yet back into the mouth, no word goes, and {loser}'s own word it was.",
    "But with {loser}'s own admission, fall {loser}'s case must.",
  ],
  proved: [
    "But the particulars, {winner} has; decide this, they do.",
    "Yet stronger, what {winner} told us stands.",
    "But answer what {winner} laid down, it does not.",
  ],
  hollow: [
    "But a better answer, {loser} had not; decide this, that does.",
    "Yet an answer I awaited, {loser}. More than this, never came.",
    "But all that {loser} had, this was. Enough, it is not.",
  ],
  weighed: [
    "But together weighed, for {winner} the words speak.",
    "Yet read them all, I did. To {winner}, they lean.",
    "But on the whole, {winner}'s side the heavier is.",
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
    "Two frogs, one puddle, equal splashing. A winner, there is not.",
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
