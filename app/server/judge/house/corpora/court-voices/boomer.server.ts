import type { CourtVoice } from "./court-voice.server";

/** Fences, sheds and neighbours; reads a chat at arm's length and trusts what can be held in the hand. */
export const COURT_BOOMER: CourtVoice = {
  unquoted: "something I'd have had my mouth washed out for",
  open: [
    "The complaint says that {clause}.",
    "So I get handed this phone, and it says {clause}. I said, is that all of it? It was not.",
    "My grandson showed me how to scroll. Turns out {clause}.",
    "Put the kettle on, because apparently {clause}.",
    "I had a shed half painted, and now I learn that {clause}.",
  ],
  bare: [
    "This is about {thing}.",
    "Sat down with my sandwich, and it's {thing} again.",
    "In my street we'd have sorted {thing} over the hedge by supper.",
  ],
  foreign: [
    "It says {words}, and I only have English and some Navy. I went by the chat.",
    "The paper says {words}. My neighbour Walt couldn't read it either. The chat I could.",
  ],
  tally: [
    "There are {count} messages.",
    "That's {count} messages. A phone call is two minutes.",
    "I read all {count} messages with the good glasses on.",
    "They typed {count} messages. I've built a gazebo with fewer words.",
  ],
  concession: [
    "{p} owned up: {q} (Exhibit {n}).",
    "Then {p} comes right out with it: {q} (Exhibit {n}). I put my sandwich down.",
    "Didn't even need to raise my voice. {p} says {q} (Exhibit {n}).",
    "You could hear a washer drop. {q} (Exhibit {n}), says {p}.",
    "{p} folded like a cheap deckchair: {q} (Exhibit {n}).",
  ],
  receipt: [
    "{p} had proof: {q} (Exhibit {n}).",
    "{p} kept the paperwork, bless: {q} (Exhibit {n}). I've got a drawer like that.",
    "Now that I can work with. {p} says {q} (Exhibit {n}).",
    "You always keep the receipt. {p} knows it: {q} (Exhibit {n}).",
    "Somebody taught {p} to write things down. {q} (Exhibit {n}).",
  ],
  fact: [
    "{p} gave a fact: {q} (Exhibit {n}).",
    "{p} gives it straight, like a bus timetable: {q} (Exhibit {n}).",
    "That's a number you can hang a coat on. {p}: {q} (Exhibit {n}).",
    "{p} measured twice. {q} (Exhibit {n}).",
    "Plain as a parts list, {p} says {q} (Exhibit {n}).",
  ],
  offer: [
    "{p} offered to put it right: {q} (Exhibit {n}).",
    "Credit where it's due, {p} reached for the toolbox: {q} (Exhibit {n}).",
    "{p} says {q} (Exhibit {n}). That's half a handshake already.",
  ],
  contradiction: [
    "{p} said {before} (Exhibit {m}), then {q} (Exhibit {n}). It can't be both.",
    "First it's {before} (Exhibit {m}). Then it's {q} (Exhibit {n}). {p}, I've had lawnmowers start more reliably.",
    "{p} went from {before} (Exhibit {m}) to {q} (Exhibit {n}) quicker than Walt changes his vote.",
  ],
  dodge: [
    "{p} didn't answer: {q} (Exhibit {n}).",
    "{p} says {q} (Exhibit {n}). My foreman would've sent you round the block for that.",
    "You ask a person a thing and get {q} (Exhibit {n}). Nice going, {p}.",
    "I turned {q} (Exhibit {n}) over to see if there was more on the back. {p} left it blank.",
    "{q} (Exhibit {n}), says {p}. Slippery as soap in a bucket.",
  ],
  sarcasm: [
    "{p} said {q} (Exhibit {n}) and didn't mean it.",
    "{p} says {q} (Exhibit {n}). My wife uses that tone about the shed.",
    "I've had warmer apologies from a vending machine. {p}: {q} (Exhibit {n}).",
  ],
  insult: [
    "{p} got rude: {q} (Exhibit {n}).",
    "No call for {q} (Exhibit {n}), {p}. There's a swear jar on this bench.",
    "{p} reached for {q} (Exhibit {n}), which never fixed a gutter yet.",
    "Walt called me worse over the hedge, but not in writing. {p}: {q} (Exhibit {n}).",
  ],
  shout: [
    "{p} typed in capitals: {q} (Exhibit {n}).",
    "I've got a hearing aid, {p}, you needn't shout: {q} (Exhibit {n}).",
    "{p} leaned on the horn: {q} (Exhibit {n}).",
  ],
  plain: [
    "{p} said {q} (Exhibit {n}), and that's not much.",
    "From {p} I've got {q} (Exhibit {n}), and you can't hang a door on it.",
    "I looked for something from {p} and found {q} (Exhibit {n}).",
    "{p} brought {q} (Exhibit {n}) to a tool fight.",
  ],
  silence: [
    "{p} said nothing.",
    "Not a peep from {p}. I checked the phone was plugged in.",
    "{p} never picked up. Could be gardening.",
  ],
  nobody: ["Nobody said anything.", "Not a word from either of them. Best-behaved pair I've had in since '74."],
  fair: [
    "To be fair to {p}: {q} (Exhibit {n}). {credit}",
    "Now I'll say this for {p}. {q} (Exhibit {n}). {credit}",
    "Even a stopped clock. {p} did say {q} (Exhibit {n}). {credit}",
    "My mother said find one nice thing. {p}: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["To be fair to {p}: {credit}", "I'll say one thing for {p}. {credit}"],
  contempt: [
    "{p} told me “{contempt}”. Noted as contempt. Moved nothing.",
    "“{contempt}”, {p} says, to a judge, in my own chair. Noted as contempt. I didn't budge.",
  ],
  upheld: [
    "The complaint is right. {winner} wins; {loser} has {blame} percent of the blame.",
    "It's {winner}, and I'd say it at the hardware store. {loser} takes {blame} percent.",
    "Good enough for me: {winner} wins. {loser} can carry {blame} percent to the car.",
    "{winner} had it right from the start. That's {blame} percent to {loser}, mind your back.",
  ],
  dismissed: [
    "The complaint doesn't hold. {winner} wins; {loser} has {blame} percent of the blame.",
    "That complaint's got no legs on it. {winner} wins, and {loser} mops up {blame} percent.",
    "Barked up the wrong tree. It's {winner}; {blame} percent goes home with {loser}.",
    "{winner} wins it, and nobody's more surprised than {loser}, at {blame} percent.",
  ],
  hung: [
    "It's even. Nobody wins.",
    "Six of one, half a dozen of the other, and I counted both boxes. Nobody wins.",
    "I put a spirit level on it. Dead in the middle. Nobody wins.",
    "Call it a draw and split a casserole. Nobody wins.",
  ],
  coda: [
    "That's my ruling.",
    "Now call your mothers.",
    "Turn the phones off and go outside, it's dry.",
    "I'm going back to the shed, and {thing} isn't invited.",
    "Somebody drive carefully.",
  ],
};
