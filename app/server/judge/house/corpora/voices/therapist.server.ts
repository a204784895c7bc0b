import type { Voice } from "./voice.server";

/** Reflective listening: hears, names, wonders, holds space, and then does decide. */
export const THERAPIST: Voice = {
  answers: {
    yes: "{p} said yes",
    no: "{p} said no",
    fifth: "{p} chose to plead the Fifth",
    bothYes: "you both said yes",
    bothNo: "you both said no",
    bothFifth: "you both chose the Fifth",
    join: ", and ",
  },
  charge: [
    "What I'm hearing is that {clause}.",
    "Let's take a breath together. Somebody in this room has been carrying the sentence that {clause}, and it sounds heavy.",
    "I want to reflect something back, and tell me if it lands: the hurt here is that {clause}.",
    "Thank you for trusting this space with the feeling that {clause}. I noticed how long it was held before it was typed.",
  ],
  bare: [
    "What I'm hearing is a conflict about {thing}.",
    "I'm noticing that {thing} came into the room before either of you did.",
    "When we say {thing}, I wonder what else we are saying. We have time. Let's sit with it.",
  ],
  detail: [
    "I also heard “{detail}”.",
    "And “{detail}”: I want to honour how precisely that was remembered.",
    "I'm curious about “{detail}”. Somebody was counting, and counting is a way of asking to be seen.",
  ],
  agreed: [
    "When I asked {whether}, {answers} (Exhibit {n}), and I want to acknowledge that agreement.",
    "I gently wondered {whether}, and {answers} (Exhibit {n}). Notice how it feels to be on the same side of a fact.",
    "When we explored {whether}, {answers} (Exhibit {n}). That took honesty, and I saw it.",
    "I asked {whether}. {answers} (Exhibit {n}), and something in the room softened.",
    "We stayed with the question {whether}, and {answers} (Exhibit {n}). I am writing that down in the warm notebook.",
  ],
  dispute: [
    "When I asked {whether}, {answers} (Exhibit {n}); both memories can feel true.",
    "We looked at {whether}, and {answers} (Exhibit {n}). Two truths are sitting on my sofa, and they are not touching.",
    "About {whether}, {answers} (Exhibit {n}). I'm not here to choose a memory for anybody.",
  ],
  fifth: [
    "When I asked {whether}, {answers} (Exhibit {n}).",
    "I invited you both to tell me {whether}, and {answers} (Exhibit {n}). A boundary is allowed; it is also information.",
  ],
  word: [
    "When I asked {whether}, {answers} (Exhibit {n}).",
    "On {whether}, {answers} (Exhibit {n}), and I let that be the only voice in the room.",
    "I asked {whether}. {answers} (Exhibit {n}), and the other cushion stayed quiet.",
  ],
  principle: [
    "Something I often say here: {principle}",
    "There is a small card on my desk, next to the tissues. {principle}",
    "May I offer you a thought to take home? {principle}",
  ],
  fair: [
    "{loser}, I want to validate one thing: asked {whether}, {answers} (Exhibit {n}).",
    "And {loser}, I see you as well. When I asked {whether}, {answers} (Exhibit {n}). That part of your story deserves room.",
    "Before I go on, {loser} has a need here that is real: asked {whether}, {answers} (Exhibit {n}).",
  ],
  grace: ["I want to appreciate that {grace}.", "Let's pause on something good: {grace}. That is work, and it counts."],
  quiet: [
    "{quiet} did not share anything today, and I can only work with what is shared.",
    "{quiet} left the chair empty. I looked at it with warmth, and then at the clock.",
  ],
  nobody: ["Nobody has spoken yet. I have held space for {thing}, and {thing} has held it right back."],
  contempt: [
    "I also heard “{contempt}”. That sounds like a wish for control, and I'm going to leave it with its owner.",
  ],
  upheld: [
    "My finding supports {winner}. About {blame} percent of this belongs to {loser}.",
    "So I'm siding with {winner} today, with care. {loser}, roughly {blame} percent of this is yours to hold, and you can hold it gently.",
    "The boundary was {winner}'s, and it was crossed. {loser}, I'd invite you to own {blame} percent of that, out loud.",
  ],
  dismissed: [
    "My finding supports {winner}. About {blame} percent of this belongs to {loser}.",
    "The feeling behind the complaint is valid; the complaint is not. I find for {winner}, and I'd ask {loser} to sit with {blame} percent of it.",
    "I hear the need under this, {loser}, and {blame} percent of the repair is yours. The finding goes to {winner}.",
  ],
  hung: [
    "I do not find for either of you. The weight is shared.",
    "I'm not going to choose. You have each brought half of the problem, and half of the answer, and the same tone.",
    "The scale is level, and I invite you to notice how disappointing that is. Hung Court.",
  ],
  coda: [
    "We will leave it there for today.",
    "Our time is nearly up. Between now and next week, please say one kind thing about {thing}.",
    "You may take a tissue, or two, on the way out.",
    "How does that land? You needn't answer. The ruling stands either way.",
  ],
};
