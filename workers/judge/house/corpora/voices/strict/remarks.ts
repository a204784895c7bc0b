import type { Remarks } from "../voice";

/** As few words as will do; most are verbs or verdicts. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: ["confession. Entered", "guilty, in one syllable", "that is the case. The rest is procedure", "admitted"],
      no: ["no deed. No drama", "the charge is empty", "nobody did it. Interesting"],
    },
    awareness: {
      yes: ["foreseeable", "no crystal ball was required", "{doer} could have thought"],
      no: ["{doer} did not know. Accepted", "no intent shown", "ignorance. Genuine, for a change"],
    },
    warning: {
      yes: ["{doer} was told. {doer} is told again", "notice given. Notice ignored", "{complainer} followed procedure"],
      no: ["no notice. Bad form, {complainer}", "speak first. File second", "hints are not notice"],
    },
    harm: {
      yes: ["damage: small. Proven", "{complainer} lost something. It counts", "harm established"],
      no: ["no harm. No sympathy", "damage: none", "{complainer} is intact"],
    },
    provocation: {
      yes: ["clean hands: not found", "{complainer} is not spotless. Recorded", "{complainer} has a file as well"],
      no: [
        "{complainer}: clean record",
        "no provocation",
        "{complainer} keeps the rules. Good",
        "nothing against {complainer}",
      ],
    },
    permission: {
      yes: [
        "permission given. It cannot be recalled",
        "{complainer} said yes. Yes was heard",
        "allowed is allowed",
        "consent on record",
      ],
      no: ["no permission", "{doer} assumed. Do not assume", "no consent on record"],
    },
    remedy: {
      yes: ["one point for {doer}", "accepted", "correct conduct. Noted"],
      no: ["there was time", "omitted. Noted", "it would have taken a sentence"],
    },
    proportion: {
      yes: ["trivial. Both know it", "small. The court is still here", "minor. So entered"],
      no: ["not trivial", "it is worth the paper. Barely", "serious enough. Sit up"],
    },
  },
  clash: [
    "disputed. No weight",
    "one is wrong. Both are disregarded",
    "two versions. The court keeps neither",
    "{yes} and {no} will not compare notes",
    "no finding",
    "one yes, one no, sum zero",
    "unresolved. It will stay so",
    "a draw on this point. Move on",
    "the record shows noise",
  ],
  crossed: ["each helped the other. Irregular. Permitted", "generous. Stop it"],
  ducked: [
    "{ducker} was given a question. It came back unopened",
    "silence has a weight here",
    "noted against {ducker}",
    "{ducker} declined. The court did not",
    "the right exists. So does the impression",
    "seven questions. {ducker} chose that one to be shy",
    "not an answer. Filed under not an answer",
    "{ducker} looked at the door. The door was locked",
  ],
  mute: ["two refusals. They cancel", "nobody knows anything. Convenient"],
  owned: ["against interest. Believed", "{witness} told the truth. It was noticed"],
  alone: ["unopposed", "taken as given", "no reply on file", "one voice. One suffices"],
};
