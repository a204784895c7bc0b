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
  ],
  concession: [
    "{p} admitted it: {q} (Exhibit {n}).",
    "then {p} just. said it. {q} (Exhibit {n}). case over before lunch.",
    "{p} really typed {q} (Exhibit {n}) and pressed send. brave.",
    "self-report of the year goes to {p}: {q} (Exhibit {n}).",
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
    "{p} brought numbers to a vibes fight: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). specific. a little unhinged. believable. point to {p}.",
    "fact check on {p}: {q} (Exhibit {n}). yeah that's a fact.",
    "{p} remembers everything, apparently: {q} (Exhibit {n}).",
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
    "{p} said {q} (Exhibit {n}) like it was a closing argument.",
    "not {p} hitting us with {q} (Exhibit {n}).",
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
    "it's the confidence for me. {p}: {q} (Exhibit {n}).",
  ],
  insult: [
    "{p} got rude: {q} (Exhibit {n}).",
    "{p} ran out of points and went {q} (Exhibit {n}). yikes.",
    "{q} (Exhibit {n}) was personal, {p}. we were having a nice time.",
    "and {p} said {q} (Exhibit {n}) with the whole chest. minus points.",
  ],
  plain: [
    "{p} said {q} (Exhibit {n}). not much.",
    "from {p} we got {q} (Exhibit {n}). and that's kind of it.",
    "{p}'s whole defence was {q} (Exhibit {n}). it's giving empty fridge.",
  ],
  noted: [
    "{p} also said {q} (Exhibit {n}).",
    "also {p} said {q} (Exhibit {n}) and honestly? valid.",
    "{q} (Exhibit {n}), said {p}, and the other side had nothing. crickets.",
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
  upheld: [
    "complaint holds. {winner} wins. {loser} owns {blame}% of it.",
    "{winner} was right and i don't even like saying it. {loser}: {blame}%.",
    "it's {winner}. {loser} gets {blame}% of the blame and the group chat knows.",
    "{winner} takes it, {loser} takes {blame}% and a walk.",
  ],
  dismissed: [
    "complaint doesn't hold. {winner} wins. {loser} owns {blame}% of it.",
    "sued and lost. {winner} wins, {loser} is holding {blame}%.",
    "complaint bounced. {winner} is free, {loser} is {blame}% embarrassed.",
    "plot twist: {winner}. {loser} filed this and still got {blame}%.",
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
