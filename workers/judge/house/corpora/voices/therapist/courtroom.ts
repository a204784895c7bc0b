import type { CourtVoice } from "../court-voice";

/** Notices, wonders, and holds space; then rules all the same. */
export const COURTROOM: CourtVoice = {
  unquoted: "some words I'd like us to sit with privately",
  open: [
    "What brings us here was put like this: {words}.",
    "Let us begin by breathing. Somebody wrote {words}, and that is a lot to carry.",
    "I want to name what is in the room: {words}.",
    "I was given {words}. How does it feel to see it written down?",
    "Somebody felt safe enough to write {words}.",
  ],
  bare: [
    "What brings us here is {thing}.",
    "I wonder what {thing} really stands for. I have a guess.",
    "There is a lot of feeling around {thing}, isn't there.",
  ],
  foreign: [
    "You wrote {words}, and I honour it unread. I listened to the conversation.",
    "I received {words} as it was given. The conversation told me the rest.",
  ],
  unread: [
    "You spoke {language} with each other, and I could not follow closely enough to weigh it fairly. So I did not.",
    "I sat with your {language} for a while. It was moving, and I understood none of it, and I will not pretend otherwise.",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "{o} was able to ask {r} (Exhibit {m}), and {p} was able to say {q} (Exhibit {n}). We all felt that.",
    "There was a moment. {o} asked {r} (Exhibit {m}), and from {p} came {q} (Exhibit {n}).",
    "{o} put a question in the middle of the room, {r} (Exhibit {m}), and {p} put {q} (Exhibit {n}) next to it.",
    "I held my breath at {o} asking {r} (Exhibit {m}). {p} found the words: {q} (Exhibit {n}).",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "I'd like to replay one exchange, slowly. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} set down {r} (Exhibit {m}), and {p} set {q} (Exhibit {n}) right beside it.",
    "Let's stay with two lines. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "From {o} came {r} (Exhibit {m}). What came back from {p} was {q} (Exhibit {n}), and I let it land.",
  ],
  recalled: [
    "{p} reminded {o} of what was said: {q} (Exhibit {n}).",
    "{p} held up {o}'s own words like a small mirror: {q} (Exhibit {n}).",
    "{p} has been carrying a sentence of {o}'s for some time: {q} (Exhibit {n}). Today it was set down, on {o}.",
    "In this room we use “I” sentences. {p} used one of {o}'s: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} shared {q} (Exhibit {n}).",
    "I heard {p} in {q} (Exhibit {n}).",
    "{p} needed somebody to hear {q} (Exhibit {n}). I did.",
    "From {p} came this: {q} (Exhibit {n}).",
    "{p} brought {q} (Exhibit {n}) into the room.",
    "I stayed for a while with {p}'s {q} (Exhibit {n}).",
    "In {p}'s own words: {q} (Exhibit {n}).",
  ],
  silence: [
    "{p} said nothing.",
    "{p} chose silence, and I held it until my arms hurt.",
    "There was an empty chair where {p}'s words might have sat.",
  ],
  nobody: ["Nobody wrote anything.", "We shared a silence, the three of us. Honestly, I felt progress."],
  fair: [
    "In fairness to {p}: {q} (Exhibit {n}).",
    "I also want to make room for {p}: {q} (Exhibit {n}).",
    "{p}, this chair heard you as well: {q} (Exhibit {n}).",
    "Before we close, {p}, I did hear {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} told me “{contempt}”. I note it as contempt, gently, and it moved nothing.",
    "When {p} says “{contempt}” to me, I note it as contempt, and I wonder who used to say it to {p}. It moved nothing.",
  ],
  weighed: [
    "But I take the conversation as a whole.",
    "And still, I listened to all of it.",
    "But I hold all of it, and not one line.",
    "And still, there is the whole of it.",
    "But hear it through to the end with me.",
  ],
  upheld: [
    "I find for {winner}; {loser} carries {blame} percent of the blame.",
    "I find for {winner}. {loser} may own {blame} percent of this.",
    "{winner}, I come down on your side. I invite {loser} to hold {blame} percent.",
    "My sense, and it is binding, is {winner}. {blame} percent belongs with {loser}.",
  ],
  dismissed: [
    "The complaint does not hold. I find for {winner}; {loser} carries {blame} percent of the blame.",
    "The feeling may be real, and the complaint does not hold. {winner} is in the right; {loser} holds {blame} percent.",
    "I invite {loser} to take back {blame} percent of what was brought here. I find for {winner}.",
    "Gently, and with a hand on the tissue box: it is {winner}. {loser} keeps {blame} percent.",
  ],
  narrow: [
    "It is close. I find for {winner}; {loser} carries {blame} percent of the blame.",
    "You are very nearly equally right. Very nearly: {winner}. {loser} holds {blame} percent.",
    "I went back and forth in my notes. It leans to {winner}, and {blame} percent to {loser}.",
  ],
  hung: [
    "You are even. Nobody wins.",
    "I have held both sides, one in each hand, and my arms are level. Nobody wins.",
    "I can't put one of you above the other, and I tried both ways. Nobody wins.",
    "My scales are balanced. I wish I could say so of us all. Nobody wins.",
  ],
  coda: [
    "Our time is up.",
    "For homework, be nice near {thing}.",
    "There are tissues. Take two.",
    "Notice your feet on the floor. Use them to leave.",
  ],
};
