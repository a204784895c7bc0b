import type { CourtVoice } from "../court-voice";

/** Reads a chat as a native: lower case, clipped, unimpressed by typing speed. */
export const COURTROOM: CourtVoice = {
  unquoted: "something my screen blurred for me",
  open: [
    "so the claim is {words}. okay.",
    "read the chat. all of it. it opens with {words}.",
    "the group chat is now a crime scene: {words}.",
    "context, because you'll need it: {words}.",
    "nobody asked for this lore but: {words}.",
  ],
  bare: [
    "so this is about {thing}. okay.",
    "we are typing in paragraphs about {thing}. noted.",
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
  tally: [
    "{count} messages.",
    "{count} messages, which is a podcast.",
    "i scrolled through {count} messages for this. unpaid.",
    "{count} messages. my thumb hurts and i only scrolled.",
  ],
  concession: [
    "{p} admitted it: {q} (Exhibit {n}).",
    "then {p} just. said it. {q} (Exhibit {n}).",
    "{p} really typed {q} (Exhibit {n}) and pressed send. brave.",
    "self-report by {p}: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). {p} is their own opposing counsel.",
  ],
  cornered: [
    "{p} gave in on {before} (Exhibit {m}): {q} (Exhibit {n}).",
    "{o} dropped {before} (Exhibit {m}) and you can literally watch {p} buffer into {q} (Exhibit {n}).",
    "the jump from {before} (Exhibit {m}) to {q} (Exhibit {n})? {p} did not see that stair.",
    "{o}: {before} (Exhibit {m}). {p}: {q} (Exhibit {n}). that's the whole episode.",
    "rip to {p}, last seen reading {before} (Exhibit {m}) and typing {q} (Exhibit {n}).",
  ],
  fact: [
    "{p} gave a fact: {q} (Exhibit {n}).",
    "{p} came with details: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). specific. believable. that's {p}.",
    "{p} remembers everything, apparently: {q} (Exhibit {n}).",
  ],
  figure: [
    "{p} gave a number: {q} (Exhibit {n}).",
    "{p} brought numbers to a vibes fight: {q} (Exhibit {n}).",
    "{p} was weirdly exact about it: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "{p} pulled up {o}'s own words like a villain with a slideshow: {q} (Exhibit {n}).",
    "{o} vs {o}, hosted by {p}: {q} (Exhibit {n}).",
    "{p} does not forget a sentence, ever: {q} (Exhibit {n}). terrifying friend to have.",
  ],
  offer: [
    "{p} offered to fix it: {q} (Exhibit {n}).",
    "{p} said {q} (Exhibit {n}), which is so mature it's uncomfortable.",
    "ok growth: {p} wrote {q} (Exhibit {n}).",
  ],
  contradiction: [
    "{p} said {before} (Exhibit {m}), then {q} (Exhibit {n}). pick one.",
    "{before} (Exhibit {m})? then {q} (Exhibit {n})? {p} the chat is right there. it scrolls.",
    "{p} went {before} (Exhibit {m}) to {q} (Exhibit {n}). character development or just lying, unclear.",
  ],
  dodge: [
    "{p} dodged it: {q} (Exhibit {n}).",
    "{p} served {q} (Exhibit {n}). nothing on the plate.",
    "{q} (Exhibit {n}). {p} left the chat without leaving the chat.",
    "{p} answered {q} (Exhibit {n}). that's not an answer.",
    "{p} hit us with {q} (Exhibit {n}) and changed the subject.",
  ],
  dodged: [
    "asked {before} (Exhibit {m}), {p} didn't answer: {q} (Exhibit {n}).",
    "{o} asked one thing, {before} (Exhibit {m}), and {p} went {q} (Exhibit {n}). sir this is a court.",
    "{before} (Exhibit {m}) was a yes or no question. {p} chose interpretive dance: {q} (Exhibit {n}).",
    "{p} saw {before} (Exhibit {m}), panicked, and hit send on {q} (Exhibit {n}).",
    "the way {before} (Exhibit {m}) is still unanswered because {p} said {q} (Exhibit {n}).",
  ],
  claimed: [
    "{p} said there is proof and showed none: {q} (Exhibit {n}).",
    "{p} said {q} (Exhibit {n}). ok so drop it in the chat. we're waiting. still waiting.",
    "the proof is in another castle: {q} (Exhibit {n}), says {p}.",
  ],
  excuse: [
    "{p} gave a reason: {q} (Exhibit {n}).",
    "the excuse of the day is by {p}: {q} (Exhibit {n}). creative writing, solid b.",
    "{p} went with {q} (Exhibit {n}) and hoped we'd nod.",
    "{q} (Exhibit {n}). {p} that is a reason the way a napkin is a blanket.",
  ],
  denial: [
    "{p} denied it: {q} (Exhibit {n}).",
    "{p} said {q} (Exhibit {n}) and just stood there like an npc.",
    "{p}, with full confidence: {q} (Exhibit {n}).",
  ],
  insult: [
    "{p} got rude: {q} (Exhibit {n}).",
    "{p} ran out of points and went {q} (Exhibit {n}). yikes.",
    "{q} (Exhibit {n}) was personal, {p}. we were having a nice time.",
    "and {p} said {q} (Exhibit {n}) with the whole chest. minus points.",
  ],
  noted: [
    "{p} said {q} (Exhibit {n}).",
    "{p} put it like this: {q} (Exhibit {n}).",
    "then there's {p}: {q} (Exhibit {n}). noted.",
    "{p} typed {q} (Exhibit {n}) and i read it out loud.",
  ],
  silence: ["{p} said nothing.", "{p} left the court on read.", "{p} is typing… no. {p} was never typing."],
  nobody: ["nobody wrote anything.", "empty chat. two profile pics staring at each other. art."],
  fair: [
    "in fairness to {p}: {q} (Exhibit {n}). {credit}",
    "ok but {p} did say {q} (Exhibit {n}). {credit}",
    "small W for {p}: {q} (Exhibit {n}). {credit}",
    "before we drag {p}: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["in fairness to {p}: {credit}", "one nice thing about {p}. {credit}"],
  contempt: [
    "{p} told me “{contempt}”. noted as contempt. moved nothing.",
    "{p} tried “{contempt}” on a judge. noted as contempt, and i felt nothing.",
  ],
  conceded: [
    "but {loser} admitted it, and that decides it.",
    "but also {loser} literally said so, so.",
    "but you can't unsend it, {loser}. that decides it.",
  ],
  proved: [
    "but {winner} had the details, and that decides it.",
    "but {winner} brought specifics, and specifics win here.",
    "but it doesn't answer what {winner} actually laid out.",
  ],
  hollow: [
    "but {loser} had no better answer, and that decides it.",
    "but an actual answer never loaded from {loser}.",
    "but that was all {loser} had, and it's not enough.",
  ],
  weighed: [
    "but all in all the chat goes to {winner}.",
    "but i read the whole thing and it leans {winner}.",
    "but overall? {winner}'s chat.",
  ],
  upheld: [
    "{winner} wins. {loser} owns {blame}% of it.",
    "{winner} was right and i don't even like saying it. {loser}: {blame}%.",
    "it's {winner}. {loser} gets {blame}% of the blame and the group chat knows.",
    "{winner} takes it, {loser} takes {blame}% and a walk.",
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
    "same energy, same crimes. nobody wins.",
    "i did the maths twice and it's just two mirrors arguing. nobody wins.",
    "tie. you're literally the same person. nobody wins.",
  ],
  coda: [
    "that's the ruling.",
    "react with a gavel if you read it.",
    "ok log off, both of you.",
    "thoughts and prayers for {thing}.",
  ],
};
