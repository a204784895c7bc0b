import type { CourtVoice } from "../court-voice";

/** Reads a chat as a native: lower case, clipped, unimpressed by typing speed. */
export const COURTROOM: CourtVoice = {
  unquoted: "something my screen blurred for me",
  open: [
    "so the claim is {words}. okay.",
    "read the chat. all of it. and all because of {words}.",
    "this chat is a crime scene now, and the tape says {words}.",
    "context, because you'll need it: {words}.",
    "nobody asked for this lore but: {words}.",
  ],
  bare: [
    "so this is about {thing}. okay.",
    "we are typing whole entire words about {thing}. noted.",
    "{thing}. that's the whole plot. we've been renewed for a season.",
  ],
  foreign: [
    "the complaint says {words}. leaving it. the chat is what counts.",
    "{words}. respect. anyway i read the chat.",
  ],
  unread: [
    "you did the whole thing in {language} and i only read english. so none of it got weighed, would be fake otherwise",
    "the hearing was in {language}. respect. i cannot read it, so i weighed none of it",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "then {o} asks {r} (Exhibit {m}) and {p}, with a whole chest, types {q} (Exhibit {n}).",
    "{o} asked {r} (Exhibit {m}). {p} thought about it and sent {q} (Exhibit {n}).",
    "the question: {r} (Exhibit {m}), by {o}. the answer, and i wish i was joking: {q} (Exhibit {n}), by {p}.",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "{o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}). and scene.",
    "{o} really went {r} (Exhibit {m}) and {p} went {q} (Exhibit {n}).",
    "framing this one. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "i paused the scroll at {o} going {r} (Exhibit {m}) and {p} going {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "{p} pulled up {o}'s own words like a villain with a slideshow: {q} (Exhibit {n}).",
    "{o} vs {o}, hosted by {p}: {q} (Exhibit {n}).",
    "{p} does not forget a sentence, ever: {q} (Exhibit {n}). terrifying.",
  ],
  noted: [
    "{p} said {q} (Exhibit {n}).",
    "{p} put it like this: {q} (Exhibit {n}).",
    "then there's {p}: {q} (Exhibit {n}). noted.",
    "{p} typed {q} (Exhibit {n}) and i read it out loud.",
    "{p} hit send on {q} (Exhibit {n}).",
    "screenshotted for the file, {p}: {q} (Exhibit {n}).",
    "enter {p}: {q} (Exhibit {n}).",
  ],
  silence: ["{p} said nothing.", "{p} left the court on read.", "{p} is typing… no. {p} was never typing."],
  nobody: ["nobody wrote anything.", "empty chat. two profile pics staring at each other. art."],
  fair: [
    "in fairness to {p}: {q} (Exhibit {n}).",
    "ok {p} did also say {q} (Exhibit {n}).",
    "{p}'s side, uncut: {q} (Exhibit {n}).",
    "before we drag {p}: {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} told me “{contempt}”. noted as contempt. moved nothing.",
    "{p} tried “{contempt}” on a judge. noted as contempt, and i felt nothing.",
  ],
  weighed: [
    "but the chat counts as a whole.",
    "but i read the whole thing.",
    "but overall?",
    "but zoom out.",
    "but add it all up.",
  ],
  upheld: [
    "{winner} wins. {loser} owns {blame}% of it.",
    "{winner} was right and i don't even like saying it. {loser}: {blame}%.",
    "it's {winner}. {loser} gets {blame}% of the blame, no refunds.",
    "W for {winner}, {blame}% and a walk for {loser}.",
  ],
  dismissed: [
    "complaint doesn't hold. {winner} wins. {loser} owns {blame}% of it.",
    "sued and lost. {winner} wins, {loser} is holding {blame}%.",
    "complaint bounced. {winner} is free, {loser} has {blame}%.",
    "plot twist: {winner}. {loser} filed this and still got {blame}%.",
  ],
  narrow: [
    "it's close. {winner} wins. {loser} owns {blame}% of it.",
    "photo finish: {winner}, by like a pixel. {loser} has {blame}%.",
    "barely, but {winner}. {loser} has {blame}%, which is basically a tie.",
  ],
  hung: [
    "it's even. nobody wins.",
    "i did the maths twice and it's a tie. nobody wins.",
    "the scale said no comment. nobody wins.",
    "couldn't pick one if you paid me, and you don't. nobody wins.",
  ],
  coda: [
    "that's the ruling.",
    "react with a gavel if you read it.",
    "ok log off, both of you.",
    "someone please check on {thing}.",
  ],
};
