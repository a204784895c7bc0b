import type { CourtVoice } from "../court-voice";

/** Fences, sheds and neighbours; reads a chat at arm's length and trusts what can be held in the hand. */
export const COURTROOM: CourtVoice = {
  unquoted: "something I'd have had my mouth washed out for",
  open: [
    "The complaint says {words}.",
    "So I get handed this phone, and it says {words}. I said, is that all of it? It was not.",
    "My grandson showed me how to scroll. First thing it says: {words}.",
    "Put the kettle on, because it begins with {words}.",
    "I had a shed half painted, and now I am reading {words}.",
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
  unread: [
    "You two wrote all that in {language}. I only read English, and I won't guess. None of it was weighed.",
    "I don't speak {language}, and I ordered the wrong soup once by pretending. So I weighed none of it.",
  ],
  tally: [
    "There are {count} messages.",
    "That's {count} messages. A phone call is two minutes.",
    "They typed {count} messages. I've built a gazebo with fewer words.",
    "{count} messages, and I needed my good glasses for all of them.",
  ],
  concession: [
    "{p} owned up: {q} (Exhibit {n}).",
    "Then {p} comes right out with it: {q} (Exhibit {n}). I put my sandwich down.",
    "Didn't even need to raise my voice. {p} says {q} (Exhibit {n}).",
    "You could hear a washer drop. {q} (Exhibit {n}), says {p}.",
    "{p} gave some ground there, like a good neighbour: {q} (Exhibit {n}).",
  ],
  cornered: [
    "{p} gave in on {before} (Exhibit {m}): {q} (Exhibit {n}).",
    "{o} says {before} (Exhibit {m}), and you can hear {p} run out of road: {q} (Exhibit {n}).",
    "All it took was {before} (Exhibit {m}). Out it came from {p}, like a splinter: {q} (Exhibit {n}).",
    "I've seen garage doors hold longer. {o} leans on {p} with {before} (Exhibit {m}), and down comes {q} (Exhibit {n}).",
    "Faced with {before} (Exhibit {m}), {p} does the one sensible thing all day: {q} (Exhibit {n}).",
  ],
  fact: [
    "{p} gave a fact: {q} (Exhibit {n}).",
    "{p} gives it straight: {q} (Exhibit {n}).",
    "{p} sticks to what happened: {q} (Exhibit {n}).",
    "Plain as a parts list, {p} says {q} (Exhibit {n}).",
  ],
  figure: [
    "{p} gave a number: {q} (Exhibit {n}).",
    "That's a number you can hang a coat on. {p}: {q} (Exhibit {n}).",
    "{p} kept count: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "{p} remembers what {o} promised, same as I remember every lawnmower I lent: {q} (Exhibit {n}).",
    "Never talk near {p}, it all comes back with interest: {q} (Exhibit {n}).",
    "Hung with your own washing line, {o}. {p} says {q} (Exhibit {n}).",
  ],
  offer: [
    "{p} offered to put it right: {q} (Exhibit {n}).",
    "Credit where it's due, {p} reached for the toolbox: {q} (Exhibit {n}).",
    "{p} says {q} (Exhibit {n}). That's half a handshake already.",
  ],
  contradiction: [
    "{p} said {before} (Exhibit {m}), then {q} (Exhibit {n}). It can't be both.",
    "First it's {before} (Exhibit {m}). Then it's {q} (Exhibit {n}). {p}, I've had lawnmowers start more reliably.",
    "{p} went from {before} (Exhibit {m}) to {q} (Exhibit {n}) quicker than a traffic light.",
  ],
  dodge: [
    "{p} dodged it: {q} (Exhibit {n}).",
    "{p} says {q} (Exhibit {n}). My foreman would've sent you round the block for that.",
    "You give a person every chance and get {q} (Exhibit {n}). Nice going, {p}.",
    "I turned {q} (Exhibit {n}) over to see if there was more on the back. {p} left it blank.",
    "{q} (Exhibit {n}), says {p}. Slippery as soap in a bucket.",
  ],
  dodged: [
    "Asked {before} (Exhibit {m}), {p} didn't answer: {q} (Exhibit {n}).",
    "Simple enough: {before} (Exhibit {m}). And what does {p} come back with? {q} (Exhibit {n}). I asked my dog easier things.",
    "{o} asks {before} (Exhibit {m}). A yes or a no fits in your shirt pocket, {p}, but no: {q} (Exhibit {n}).",
    "You'd think {before} (Exhibit {m}) was written in Greek. {p} goes {q} (Exhibit {n}) and whistles.",
    "At {before} (Exhibit {m}), {p} suddenly remembers something in the shed: {q} (Exhibit {n}).",
  ],
  claimed: [
    "{p} talked about proof nobody has shown: {q} (Exhibit {n}).",
    "{p} says {q} (Exhibit {n}). Well, I haven't seen it.",
    "Proof's like a ladder, {p}, you have to bring it: {q} (Exhibit {n}).",
  ],
  excuse: [
    "{p} had a reason: {q} (Exhibit {n}).",
    "There's always a story, and {p} has one ready: {q} (Exhibit {n}). My nephew has dozens.",
    "{q} (Exhibit {n}), says {p}. I tried that one on my mother once. Once.",
    "{p} patched it up with {q} (Exhibit {n}), and I can see daylight through the patch.",
  ],
  denial: [
    "{p} denied it: {q} (Exhibit {n}).",
    "{p} digs both heels in: {q} (Exhibit {n}). Heels don't settle much.",
    "Says {p}: {q} (Exhibit {n}). So said my cousin about the mower, while sitting on it.",
  ],
  insult: [
    "{p} got rude: {q} (Exhibit {n}).",
    "No call for {q} (Exhibit {n}), {p}. There's a swear jar on this bench.",
    "{p} reached for {q} (Exhibit {n}), which never fixed a gutter yet.",
    "I've been called worse over the hedge, but not in writing. {p}: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "The way {p} put it: {q} (Exhibit {n}).",
    "{p} came out with {q} (Exhibit {n}), and I wrote it down.",
    "Then there's what {p} said: {q} (Exhibit {n}).",
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
    "There's this to be said for {p}: {q} (Exhibit {n}). {credit}",
    "My mother said find one nice thing, so here's one for {p}: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["To be fair to {p}: {credit}", "I'll say one thing for {p}. {credit}"],
  contempt: [
    "{p} told me “{contempt}”. Noted as contempt. Moved nothing.",
    "“{contempt}”, {p} says, to a judge, in my own chair. Noted as contempt. I didn't budge.",
  ],
  conceded: [
    "But {loser} owned up, and that settles it.",
    "Trouble is, {loser} said the other thing too, in writing, and I can't unread it.",
    "But you can't take it back once it's on the porch, and {loser} put it there.",
  ],
  proved: [
    "But {winner} had the particulars, and that settles it.",
    "Trouble is, {winner} came with what happened, and that beats it.",
    "But it doesn't answer what {winner} laid on the table.",
  ],
  hollow: [
    "But {loser} had no better answer, and that settles it.",
    "Trouble is, I asked for an answer and {loser} handed me the wrapper.",
    "But that's all there was in {loser}'s truck, and it's not a load.",
  ],
  weighed: [
    "But put together it comes out for {winner}.",
    "Trouble is, I read it all twice, and it leans {winner}'s way both times.",
    "But you add up the whole chat and it's {winner}'s.",
  ],
  upheld: [
    "{winner} wins; {loser} has {blame} percent of the blame.",
    "It's {winner}, and I'd say it at the hardware store. {loser} takes {blame} percent.",
    "Good enough for me: {winner} wins. {loser} can carry {blame} percent to the car.",
    "{winner} has it. That's {blame} percent to {loser}, mind your back.",
  ],
  dismissed: [
    "The complaint doesn't hold. {winner} wins; {loser} has {blame} percent of the blame.",
    "That complaint's got no legs on it. {winner} wins, and {loser} mops up {blame} percent.",
    "That complaint barked up the wrong tree. It's {winner}; {blame} percent goes home with {loser}.",
    "{winner} wins it, complaint or no complaint. {loser} gets {blame} percent.",
  ],
  narrow: [
    "It's close. {winner} wins; {loser} has {blame} percent of the blame.",
    "Close as two coats of paint. {winner} has it, and {loser} takes {blame} percent.",
    "I went back and forth over the fence on this one. {winner}, just; {loser} takes {blame} percent.",
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
    "I'm going back to the shed, and nobody mention {thing}.",
  ],
};
