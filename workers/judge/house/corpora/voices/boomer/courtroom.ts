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
    "In my street we'd have settled this business of {thing} over the hedge by supper.",
  ],
  foreign: [
    "It says {words}, and I only have English and some Navy. I went by the chat.",
    "The paper says {words}. My neighbour Walt couldn't read it either. The chat I could.",
  ],
  unread: [
    "You two wrote all that in {language}. I only read English, and I won't guess. None of it was weighed.",
    "I don't speak {language}, and I ordered the wrong soup once by pretending. So I weighed none of it.",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "So {o} asks, plain as day, {r} (Exhibit {m}). And {p} says {q} (Exhibit {n}).",
    "Then {o} wants to know {r} (Exhibit {m}), and {p} comes back with {q} (Exhibit {n}). I had to sit down.",
    "You ask a question, you get an answer. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} asks {r} (Exhibit {m}). I put my sandwich down. {p} says {q} (Exhibit {n}).",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "{o} said {r} (Exhibit {m}), {p} said {q} (Exhibit {n}), and I turned the radio off.",
    "I read this part twice. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} leans over with {r} (Exhibit {m}), and {p} leans right back: {q} (Exhibit {n}).",
    "Over the fence it went like this. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "{p} remembers what {o} said, same as I remember every lawnmower I lent: {q} (Exhibit {n}).",
    "Never talk near {p}, it all comes back with interest: {q} (Exhibit {n}).",
    "That one came home to roost, {o}. {p} says {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "The way {p} put it: {q} (Exhibit {n}).",
    "{p} came out with {q} (Exhibit {n}), and I wrote it down.",
    "Then there's what {p} said: {q} (Exhibit {n}).",
    "{p} typed {q} (Exhibit {n}). I read it over the top of my glasses.",
    "Here's one from {p} that I read out to my wife: {q} (Exhibit {n}).",
    "I held {q} (Exhibit {n}) up to the light. That one's from {p}.",
  ],
  silence: [
    "{p} said nothing.",
    "Not a peep from {p}. I checked the phone was plugged in.",
    "{p} never picked up. Could be gardening.",
  ],
  nobody: ["Nobody said anything.", "Not a word from either of them. Best-behaved pair I've had in since '74."],
  fair: [
    "To be fair to {p}: {q} (Exhibit {n}).",
    "Now {p} had a say, too: {q} (Exhibit {n}).",
    "Over on {p}'s side of the fence: {q} (Exhibit {n}).",
    "I let {p} finish, because I was raised right: {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} told me “{contempt}”. Noted as contempt. Moved nothing.",
    "“{contempt}”, {p} says, to a judge, in my own chair. Noted as contempt. I didn't budge.",
  ],
  weighed: [
    "But the rest of it weighs more, put together.",
    "Trouble is, I read the rest of it, too.",
    "But you've got to add up the whole chat.",
    "But I held the tape measure to all of it.",
    "Still, that's one plank of the deck.",
  ],
  upheld: [
    "{winner} wins; {loser} has {blame} percent of the blame.",
    "It's {winner}, and I'd say it at the hardware store. {loser} takes {blame} percent.",
    "{winner} wins, and I slept on it. {loser} can carry {blame} percent to the car.",
    "It's {winner}. That's {blame} percent to {loser}, mind your back.",
  ],
  dismissed: [
    "The complaint doesn't hold. {winner} wins; {loser} has {blame} percent of the blame.",
    "That complaint's got no legs on it. {winner} wins, and {loser} mops up {blame} percent.",
    "That complaint barked up the wrong tree. It's {winner}; {blame} percent goes home with {loser}.",
    "{winner} wins it, complaint or no complaint. {loser} gets {blame} percent.",
  ],
  narrow: [
    "It's close. {winner} wins; {loser} has {blame} percent of the blame.",
    "Close as two coats of paint. It's {winner}, and {loser} takes {blame} percent.",
    "I went back and forth over the fence on this one. {winner}, just; {loser} takes {blame} percent.",
  ],
  hung: [
    "It's even. Nobody wins.",
    "I put a spirit level on it. Dead in the middle. Nobody wins.",
    "Call it a draw and split a casserole. Nobody wins.",
    "I added it up with a pencil and then with a pen, and it's a tie. Nobody wins.",
  ],
  coda: [
    "That's my ruling.",
    "Now call your mothers.",
    "Turn the phones off and go outside, it's dry.",
    "I'm going back to the shed, and nobody mention {thing}.",
  ],
};
