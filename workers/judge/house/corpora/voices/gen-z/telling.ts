import type { Telling } from "../voice";

/** A story time in lower case: facts land as plot points, denials as screenshots. */
export const TELLING: Telling = {
  common: [
    "so {fact}. both of them just said it (Exhibit {n})",
    "{fact}, per everyone (Exhibit {n})",
    "{fact}, and literally no one is fighting it (Exhibit {n})",
    "not up for debate: {fact} (Exhibit {n})",
    "{fact}. confirmed on both ends (Exhibit {n})",
  ],
  owned: [
    "{fact}, and admitted it, no notes (Exhibit {n})",
    "{fact}. said it with their whole chest (Exhibit {n})",
    "{fact}, and just. said so. (Exhibit {n})",
    "{fact}, and owned it (Exhibit {n})",
    "{fact}, by their own admission, in writing basically (Exhibit {n})",
  ],
  admitted: [
    "even {admitter} says {fact} (Exhibit {n})",
    "{admitter} folded in one question: {fact} (Exhibit {n})",
    "{admitter} just came out with it: {fact} (Exhibit {n})",
    "{admitter} did not even fight it, {fact} (Exhibit {n})",
    "{fact}, and yes that's {admitter} saying it (Exhibit {n})",
  ],
  clash: [
    "{fact}, in {yes}'s version. {no} says absolutely not (Exhibit {n})",
    "{fact}, says {yes}. {no} says nah (Exhibit {n})",
    "whether {fact}: yes from {yes}, no from {no} (Exhibit {n})",
  ],
  accused: [
    "{yes}: {fact}. {no}: be serious (Exhibit {n})",
    "{yes} says {fact}, {no} says that never aired (Exhibit {n})",
    "according to {yes}, {fact}. according to {no}, no (Exhibit {n})",
    "{yes} says {fact}. from {no}, a hard no (Exhibit {n})",
    "{yes} swears {fact}. {no} calls that fan fiction (Exhibit {n})",
    "{yes} is so sure {fact}, and {no} is so sure not (Exhibit {n})",
  ],
  boasted: [
    "{fact}, self-reported. {no} says no (Exhibit {n})",
    "{fact}, or says so. {no} is not buying it (Exhibit {n})",
    "{fact}, in their own version. not in {no}'s (Exhibit {n})",
  ],
  apart: [
    "self-report time: {one}, {other} (Exhibit {n})",
    "in their own words: {one}, {other} (Exhibit {n})",
    "i asked them about themselves: {one}, and {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} hit me with the fifth{besides} (Exhibit {n})",
    "i asked {whether} and {ducker} pulled up the fifth like a hoodie{besides} (Exhibit {n})",
    "asked {whether}, {ducker} pleaded the fifth and left me on seen{besides} (Exhibit {n})",
    "so i asked {whether}. {ducker}: the fifth. that's the tweet{besides} (Exhibit {n})",
  ],
  besides: [". {other} just said {answer}", ", {other} said {answer} like a normal person"],
  dodged: [
    "{other} says {fact}. {ducker}: the fifth (Exhibit {n})",
    "{other} put it out there that {fact}. {ducker} went straight to the fifth (Exhibit {n})",
  ],
  mute: [
    "asked {whether}, they both took the fifth. matching set (Exhibit {n})",
    "i asked {whether} and got the fifth twice in stereo (Exhibit {n})",
    "asked {whether}: fifth, fifth. ok twins (Exhibit {n})",
  ],
  word: [
    "{witness} says {fact} (Exhibit {n})",
    "{fact}, source: {witness} (Exhibit {n})",
    "we only have {witness} on this, but {fact} (Exhibit {n})",
    "{fact}, and that's {witness} talking to an empty chat (Exhibit {n})",
  ],
  tail: [". {remark}.", ". {remark}."],
  lead: [
    "ok the part that matters:",
    "here's where it was over:",
    "the receipt that ended it:",
    "cutting to the main thing:",
  ],
  more: ["and that's not all.", "wait there's more.", "also?", "plus:"],
  versus: ["BUT.", "ok now flip it.", "meanwhile on the other side:"],
  but: [
    "cute, still an L.",
    "i clapped. still not enough.",
    "true, and still.",
    "points were awarded. not enough points.",
    "noted, hearted, outvoted.",
  ],
};
