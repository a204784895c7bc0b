import type { Remarks } from "../voice";

/** A line of near-verse each, fit for the end of a scene. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "so stands the deed, and {doer} standeth by",
        "murder will out, and so will lesser things",
        "the cap fits {doer}, and {doer} puts it on",
        "so is the charge made flesh, and hath a name",
      ],
      no: [
        "so falls the plot before the second act",
        "the dagger of the plaint was but a spoon",
        "here's much ado, and nothing at its root",
        "the plaint hath lost its hero and its plot",
      ],
    },
    awareness: {
      yes: [
        "so {doer} cannot plead a heart surprised",
        "a child might read so plain a page, {doer}",
        "the writing on the wall was large enough",
      ],
      no: [
        "{doer} knew not, and in not knowing, stood clear",
        "the heart was blind, and blindness is no crime",
        "no villain, who knew nothing of the play",
      ],
    },
    warning: {
      yes: [
        "one gentle line was spoken, and not shrieked",
        "a gentle word did walk before the war",
        "a milder tongue was tried ere trumpets spake",
      ],
      no: [
        "{complainer} tried no gentle word before the drum",
        "a gentle word had been the better herald",
        "the gentle line was cut ere curtain-rise",
      ],
    },
    provocation: {
      yes: [
        "thine own hand, {complainer}, is not all lace",
        "physician, heal thyself, good {complainer}, first",
        "{complainer}'s own cloak doth bear a spot",
      ],
      no: [
        "{complainer}'s own cloak hath neither spot nor moth",
        "with cleanly hands {complainer} bears the scale",
        "{complainer} stands here white as laundered lace",
      ],
    },
    permission: {
      yes: [
        "{complainer} unlocked the gate, and kept no key",
        "a yes once loosed returneth not to hand",
        "what {complainer} loosed, no court can lace again",
        "{doer} had leave, and did as leave was given",
        "a nod was given, and nods are bonds in little",
      ],
      no: [
        "no leave was given, neither said nor sung",
        "{doer} had not so much as half a nod",
        "no warrant bore the seal of {complainer}",
      ],
    },
    remedy: {
      yes: [
        "some gentleness in {doer} there was, and that is much",
        "{doer} did so much, and so much be it praised",
        "for that small grace let {doer} have a bow",
      ],
      no: [
        "of mending it came naught from {doer}'s hand",
        "so small a coin, and {doer} kept it close",
        "that gentle scene did {doer} never play",
      ],
    },
  },
  counts: [
    "that speaks for {helped}, ay, and plain",
    "which lends a lance to {helped}",
    "and {helped}'s the better for't",
    "that verse is {helped}'s own",
    "so much the more for {helped}",
    "there {helped} gains a step",
  ],
  clash: [
    "so each word slays the other",
    "so on this point the court doth lean to none",
    "one tongue doth limp; I know not which",
    "a pretty duet, sung in two keys",
    "{yes} swears lark, and {no} swears nightingale",
    "where both do swear, this court can build on neither",
    "'tis nay and ay, and neither will be wed",
    "and who speaks true no witness came to tell",
    "that question goeth unresolved to bed",
  ],
  ducked: [
    "the rest is silence, and a tactful cough",
    "a locked lip is a window left ajar",
    "{ducker} is mute as any graven saint",
    "there is some answer {ducker} will not give",
    "methinks {ducker} protests too little here",
    "a curtain drawn at noon doth breed some talk",
    "an honest ay or nay had cost but breath, {ducker}",
    "{ducker} hath swallowed key and lock and tongue",
  ],
  mute: ["so of that matter we are none the wiser", "so both stand dumb, like statues in the rain"],
  owned: ["who speaks at such a cost speaks true, good {witness}", "an honest tongue, that cuts its master's purse"],
  alone: [
    "Echo was the only other voice",
    "none stood to give the line the lie",
    "no second actor came to mar the speech",
    "the other mask hung silent on its nail",
  ],
};
