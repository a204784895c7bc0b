import type { Remarks } from "../voice";

/** As few words as will do; most are verbs or verdicts. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: ["confession. Entered", "that much is proved", "that much needs no witness", "admitted"],
      no: ["the main charge is empty", "charged by one. Denied by both", "the charge has lost its subject"],
    },
    awareness: {
      yes: ["foreseeable for {doer}", "{doer} needed no crystal ball", "{doer} could have thought"],
      no: ["{doer} did not know. Accepted", "no intent shown", "{doer} could not know. No minus"],
    },
    warning: {
      yes: ["{doer} was told. {doer} is told again", "said calmly. Rare. Noted", "{complainer} followed procedure"],
      no: ["no calm word. Bad form, {complainer}", "speak calmly, {complainer}. It is free", "step one was skipped"],
    },
    provocation: {
      yes: [
        "{complainer}: hands not clean",
        "{complainer} is not spotless. Recorded",
        "{complainer} has a file as well",
      ],
      no: [
        "{complainer}: clean record",
        "no fault of {complainer}'s there",
        "{complainer} keeps the rules. Good",
        "nothing against {complainer}",
      ],
    },
    permission: {
      yes: ["{doer} had permission", "{complainer} said yes. Yes was heard", "allowed is allowed", "consent on record"],
      no: ["no permission", "no yes from {complainer}. None is implied", "no consent on record"],
    },
    remedy: {
      yes: ["one point for {doer}", "{doer} made amends. Counted", "correct conduct by {doer}. Noted"],
      no: ["{doer} had time", "omitted by {doer}. Noted", "it would have taken {doer} a minute"],
    },
  },
  counts: [
    "a plus for {helped}",
    "point: {helped}",
    "credited to {helped}",
    "counts for {helped}",
    "one for {helped}",
    "in {helped}'s favour",
  ],
  clash: [
    "disputed. No weight",
    "one is wrong. Both are disregarded",
    "two versions. The court keeps neither",
    "it counts for neither",
    "no finding",
    "one yes, one no, sum zero",
    "unresolved. It will stay so",
    "a draw on this point. Move on",
    "not usable",
  ],
  ducked: [
    "{ducker} was given a question. The court got it back",
    "silence has a weight here",
    "noted against {ducker}",
    "{ducker} declined. The court did not",
    "the right exists. So does the minus",
    "one word was asked for. {ducker} had none",
    "not an answer. Filed under not an answer",
    "{ducker} chose silence. It is weighed",
  ],
  mute: ["two refusals. They cancel", "two silences. Nothing follows"],
  owned: ["against interest. Believed", "{witness} told the truth. It was noticed"],
  alone: ["unopposed", "taken as given", "no reply on file", "one voice. One suffices"],
};
