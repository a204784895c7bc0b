import type { CourtVoice } from "./court-voice.server";

/** Reads a chat as a native: lower case, clipped, unimpressed by typing speed. */
export const COURT_GEN_Z: CourtVoice = {
  unquoted: "something my screen blurred for me",
  open: [
    "so the claim is that {clause}. okay.",
    "read the chat. all of it. so {clause}, allegedly.",
    "the group chat is now a crime scene: {clause}.",
    "context, because you'll need it: {clause}.",
    "nobody asked for this lore but {clause}.",
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
  tally: [
    "{count} messages.",
    "{count} messages, which is a podcast.",
    "i scrolled through {count} messages for this. unpaid.",
    "{count} messages and not one voice note. thank you actually.",
  ],
  concession: [
    "{p} admitted it: {q} (Exhibit {n}).",
    "then {p} just. said it. {q} (Exhibit {n}). case over before lunch.",
    "{p} really typed {q} (Exhibit {n}) and pressed send. brave.",
    "self-report of the year goes to {p}: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). {p} is their own opposing counsel.",
  ],
  receipt: [
    "{p} had proof: {q} (Exhibit {n}).",
    "{p} came with receipts, plural vibes: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). {p} has a folder for this. i'm scared and impressed.",
    "never argue with someone who screenshots. {p}: {q} (Exhibit {n}).",
    "{p} said {q} (Exhibit {n}) and the room went quiet.",
  ],
  fact: [
    "{p} gave a fact: {q} (Exhibit {n}).",
    "{p} brought numbers to a vibes fight: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}). specific. a little unhinged. believable. point to {p}.",
    "fact check on {p}: {q} (Exhibit {n}). yeah that's a fact.",
    "{p} remembers everything, apparently: {q} (Exhibit {n}).",
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
    "{p} didn't answer: {q} (Exhibit {n}).",
    "asked a question, {p} served {q} (Exhibit {n}). nothing on the plate.",
    "{q} (Exhibit {n}). {p} left the chat without leaving the chat.",
    "{p} said {q} (Exhibit {n}) like it was a closing argument.",
    "not {p} hitting us with {q} (Exhibit {n}).",
  ],
  sarcasm: [
    "{p} said {q} (Exhibit {n}) and didn't mean it.",
    "{q} (Exhibit {n}) is not an apology, {p}, it's a costume.",
    "{p} wrote {q} (Exhibit {n}). i could hear the eye roll through the glass.",
  ],
  insult: [
    "{p} got rude: {q} (Exhibit {n}).",
    "{p} ran out of points and went {q} (Exhibit {n}). yikes.",
    "{q} (Exhibit {n}) was personal, {p}. we were having a nice time.",
    "and {p} said {q} (Exhibit {n}) with the whole chest. minus points.",
  ],
  shout: [
    "{p} used caps: {q} (Exhibit {n}).",
    "{p} found the caps lock: {q} (Exhibit {n}). inside voice pls.",
    "{q} (Exhibit {n}). {p} my ears, and this is text.",
  ],
  plain: [
    "{p} said {q} (Exhibit {n}). not much.",
    "from {p} we got {q} (Exhibit {n}). and that's kind of it.",
    "{p}'s whole defence was {q} (Exhibit {n}). it's giving empty fridge.",
    "best thing i found from {p}: {q} (Exhibit {n}). i looked twice.",
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
    "muting this thread now.",
    "react with a gavel if you read it.",
    "ok log off, both of you.",
    "{thing} deserves a better fandom.",
  ],
};
