import type { Voice } from "./voice.server";

/** Short, lower case, deadpan; fragments instead of sentences, verdicts instead of arguments. */
export const GEN_Z: Voice = {
  answers: {
    yes: "{p} said yes",
    no: "{p} said no",
    fifth: "{p} pleaded the fifth",
    bothYes: "both said yes",
    bothNo: "both said no",
    bothFifth: "both pleaded the fifth",
    join: ", ",
  },
  charge: [
    "so the claim is that {clause}. okay.",
    "not me opening the file and reading that {clause}. before breakfast. in this economy.",
    "ok context. allegedly {clause}. we're all pretending this is normal.",
    "the lore: {clause}. i've read it twice and i have questions. well. seven.",
  ],
  bare: [
    "so this is about {thing}. okay.",
    "{thing}. that's it. that's the case. i cleared my afternoon.",
    "we are gathered here because of {thing}, which is insane, but go off.",
  ],
  detail: [
    "and the file says “{detail}”. noted.",
    "“{detail}” btw. direct quote. living in my head rent free.",
    "also “{detail}”?? the specificity. the commitment.",
  ],
  agreed: [
    "asked {whether}: {answers} (Exhibit {n}). so that's canon.",
    "{whether}? {answers} (Exhibit {n}). no notes.",
    "asked {whether}. {answers} (Exhibit {n}). not even a debate, love that for us.",
    "on {whether}: {answers} (Exhibit {n}). screenshot taken.",
    "asked {whether}, and {answers} (Exhibit {n}). rare moment of unity tbh.",
  ],
  dispute: [
    "asked {whether}: {answers} (Exhibit {n}). somebody is misremembering.",
    "then {whether}: {answers} (Exhibit {n}). two people, two timelines, zero receipts.",
    "{whether}? {answers} (Exhibit {n}). the multiverse is real and it's annoying.",
  ],
  fifth: [
    "asked {whether}: {answers} (Exhibit {n}). that was noticed.",
    "{whether}? {answers} (Exhibit {n}). very loud silence. the silence has bass.",
  ],
  word: [
    "asked {whether}: {answers} (Exhibit {n}).",
    "{whether}? {answers} (Exhibit {n}). unopposed, so we roll with it.",
    "on {whether}: {answers} (Exhibit {n}). one side of the chat, but it counts.",
  ],
  principle: [
    "house rule: {principle}",
    "someone once embroidered this and they were right. {principle}",
    "reminder, because apparently we need one. {principle}",
  ],
  fair: [
    "in fairness to {loser}: asked {whether}, {answers} (Exhibit {n}).",
    "ok but {loser} gets one: {whether}? {answers} (Exhibit {n}). valid. annoying, but valid.",
    "small W for {loser}, i don't make the rules (i do): asked {whether}, {answers} (Exhibit {n}).",
  ],
  grace: ["in fairness, {grace}.", "credit though: {grace}. that's growth and i saw it."],
  quiet: ["{quiet} said nothing.", "{quiet} did not say one thing. airplane mode behaviour."],
  nobody: ["nobody testified. it's just me and {thing} in here. vibes only."],
  contempt: ["somebody tried “{contempt}” on me. bestie. i'm the court."],
  upheld: [
    "complaint holds. {winner} wins. {loser} owns {blame}% of it.",
    "anyway {winner} was right, it's giving evidence. {loser} gets {blame}% of the blame, which is a lot of percent.",
    "{winner} takes it. {loser}, that's {blame}% you, respectfully. take a lap.",
  ],
  dismissed: [
    "complaint doesn't hold. {winner} wins. {loser} owns {blame}% of it.",
    "so the complaint flopped. {winner} is free to go, {loser} holds {blame}% of this mess, and we move.",
    "plot twist, it's {winner}. {loser} started a whole case and left with {blame}% of the blame.",
  ],
  hung: [
    "it's even. nobody wins.",
    "dead even. like actually mathematically a tie. hung court, everyone's the problem, go outside.",
    "no winner. you two deserve each other and i mean that as a compliment, mostly.",
  ],
  coda: [
    "that's the ruling.",
    "case closed, tab closed, laptop closed.",
    "justice for {thing}. that's all.",
    "anyway drink some water and be normal about {thing}.",
  ],
};
