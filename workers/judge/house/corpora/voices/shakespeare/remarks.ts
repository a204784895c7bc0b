import type { Remarks } from "../voice";

/** A line of near-verse each, fit for the end of a scene. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "so stands the deed, and {doer} standeth by",
        "murder will out, and so will lesser things",
        "the hand is {doer}'s; the stain is fresh",
        "the cat is out, and combs her whiskers",
        "truth hath come up, and asketh for a chair",
      ],
      no: [
        "so falls the plot before the second act",
        "the dagger that we saw was but a spoon",
        "here's much ado, and nothing at its root",
        "the ghost we hunted was a drying sheet",
      ],
    },
    awareness: {
      yes: [
        "so ignorance must exit, stage and all",
        "a child might read so plain a page, {doer}",
        "the writing on the wall was large enough",
      ],
      no: [
        "{doer} knew not, and in not knowing, stood clear",
        "the heart was blind, and blindness is no crime",
        "no villain, he that knoweth not the play",
      ],
    },
    warning: {
      yes: [
        "fair warning blew its horn on {doer}'s wall",
        "a gentle word did walk before the war",
        "a milder tongue was tried ere trumpets spake",
      ],
      no: [
        "{complainer} spake never, till the trumpet spake",
        "no gentle word went out before the war",
        "a sigh's no herald, be it ne'er so deep",
      ],
    },
    harm: {
      yes: [
        "'tis not so deep as a well, but 'twill serve",
        "{complainer} doth bleed a little, and in truth",
        "a scratch, a scratch; yet scratches have their sting",
      ],
      no: [
        "no blood, no bruise, no bed of languishing",
        "{complainer} lives, and eats, and sleepeth well",
        "the wound was painted, and the paint is dry",
      ],
    },
    provocation: {
      yes: [
        "thine own hand, {complainer}, is not all lace",
        "physician, heal thy cupboard ere thou speak",
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
        "{complainer} unlocked the gate, then cried of thieves",
        "a yes once loosed returneth not to hand",
        "the gift was given, and the giver sued",
        "the bird had leave, and flew the way it was bid",
        "a nod was given, and nods are bonds in little",
      ],
      no: [
        "no leave was given; leave was only ta'en",
        "{doer} had not so much as half a nod",
        "no warrant bore the seal of {complainer}",
      ],
    },
    remedy: {
      yes: [
        "some gentleness there was, and that is much",
        "{doer} did so much, and so much be it praised",
        "for that small grace let {doer} have a bow",
      ],
      no: [
        "of mending came no rumour to this door",
        "so small a coin, and {doer} kept it close",
        "that gentle scene was written and not played",
      ],
    },
    proportion: {
      yes: [
        "a tempest, then, within a very small pot",
        "so great a trumpet for so small a mouse",
        "a trifle light as air, and both have said so",
      ],
      no: [
        "'tis no mere trifle, though it wear the mask",
        "so weigh it full: it is not light as air",
        "there's more in this than drowsy cheer can mend",
      ],
    },
  },
  clash: [
    "so each word slays the other",
    "like swords they met, and left no mark behind",
    "one tongue doth limp; I know not which",
    "a pretty duet, sung in two keys",
    "{yes} swears lark, and {no} swears nightingale",
    "each calls the other's moon a painted plate",
    "'tis nay and ay, and neither will be wed",
    "two clocks, and both of them do strike at once",
    "the chorus shrugs, the prompter knows no more",
    "one tale, two tellers, and three truths between",
  ],
  crossed: ["each breaks a lance to keep the other safe", "was ever quarrel in such kindness waged"],
  ducked: [
    "the rest is silence, and a guilty cough",
    "a locked lip is a window left ajar",
    "{ducker} is mute as any graven saint",
    "there is some ghost that {ducker} will not name",
    "methinks {ducker} protests too little here",
    "a curtain drawn at noon doth breed some talk",
    "so doth the cat, who knoweth where the cream is",
    "{ducker} hath swallowed key and lock and tongue",
  ],
  mute: ["two sphinxes sit, and each is looking up", "so both stand dumb, like statues in the rain"],
  owned: [
    "{witness} hath turned the blade on {witness}, and is believed",
    "an honest tongue, that cuts its master's purse",
  ],
  alone: [
    "Echo was the only other voice",
    "none stood to give the line the lie",
    "no second actor came to mar the speech",
    "the other mask hung silent on its nail",
  ],
};
