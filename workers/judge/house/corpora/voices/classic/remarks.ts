import type { Remarks } from "../voice";

/** Litotes and law Latin: every remark could be carved over a door, and concerns crumbs. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "a confession, however small, is still a confession",
        "the court need look no further for its culprit",
        "habemus reum, as the clerks say at lunch",
        "so the charge may take its seat as fact",
        "the charge requires no further candle",
      ],
      no: [
        "the charge thereby mislays its only leg",
        "what neither side asserts I shall not invent",
        "a pleading that its own author disowns is rare",
      ],
    },
    frequency: {
      yes: [
        "what recurs is no longer an accident",
        "we are past mischance and well into custom",
        "a precedent has been set, and by {doer}",
      ],
      no: [
        "one occasion does not make a tradition",
        "I decline to call a single swallow a nuisance",
        "no pattern is shown, and none shall be supplied",
      ],
    },
    claim: {
      yes: [
        "the complaint, for once, has not been embroidered",
        "candour so rarely appears before me sober",
        "the pleading was measured, in both senses",
      ],
      no: [
        "the pleader's thumb was on the scale",
        "some yeast, it seems, was added to the pleading",
        "I strike that sentence out, without malice",
      ],
    },
    agreement: {
      yes: [
        "there was therefore a law before there was a breach",
        "pacta sunt servanda, even in carpet slippers",
        "a treaty existed, and treaties have enemies",
      ],
      no: [
        "nobody can break what nobody had made",
        "the statute book, on inspection, is blank",
        "a rule that lives in one head binds one head",
      ],
    },
    awareness: {
      yes: [
        "{doer} therefore erred with both eyes open",
        "ignorance, that old friend of the defence, has left",
        "mens rea has seldom been so well lit",
      ],
      no: [
        "{doer} sinned, if at all, in the dark",
        "an innocent mind goes a long way in trifles",
        "I cannot convict a man of not guessing",
      ],
    },
    warning: {
      yes: [
        "{complainer} tried courtesy before trying the case",
        "fair notice was served upon {doer}",
        "the gentle remedy was exhausted, and so was {complainer}",
      ],
      no: [
        "{complainer} came to law without passing through conversation",
        "a sigh is not service of process",
        "no kind word was wasted on the way here",
      ],
    },
    harm: {
      yes: [
        "{complainer}'s loss is small, real and on the record",
        "there was an injury, though no surgeon was called",
        "damnum is shown, and I extend my sympathies",
      ],
      no: [
        "where nobody bled I order no bandage",
        "the injury, it turns out, was to a principle",
        "{complainer} survived, and the record says comfortably",
      ],
    },
    provocation: {
      yes: [
        "{complainer} comes to equity with crumbs on both hands",
        "tu quoque is no defence, but it stings",
        "the accuser's own drawer does not bear opening",
        "the stone and the glasshouse share an address",
      ],
      no: [
        "{complainer} comes before me with clean hands",
        "the accuser, most irregularly, is blameless in this",
        "no skeleton of {complainer}'s was found to match",
        "the complainant's own sheet is blank",
      ],
    },
    permission: {
      yes: [
        "volenti non fit injuria: {complainer} held the door",
        "leave once given is tedious to take back",
        "{complainer} signed this licence and then sued upon it",
        "consent, however careless, is consent",
      ],
      no: [
        "no licence was given, and silence is not one",
        "{doer} acted on an authority that nobody conferred",
        "leave was neither sought nor granted",
        "the claim of right has no paper behind it",
      ],
    },
    remedy: {
      yes: [
        "{doer} made amends before a court could order them",
        "repentance, arriving early, deserves a chair",
        "a wrong half mended is half a case",
        "equity loves a mop",
        "the wound was dressed, and dressed early",
      ],
      no: [
        "nothing was mended but the wording of excuses",
        "amends were open to {doer} and remained so",
        "contrition was expected daily and did not call",
        "the breach was left to heal of itself",
        "of restitution there is not a crumb",
      ],
    },
    proportion: {
      yes: [
        "the mountain, surveyed, is a molehill with a flag",
        "de minimis non curat lex, though it dresses for it",
        "the matter has shrunk since it was filed",
      ],
      no: [
        "the thing is not so little as it looks",
        "I may not wave it away, much as I should like",
        "this trifle, it appears, has weight",
      ],
    },
  },
  settled: ["what is common ground needs no witness", "the point is therefore established"],
  clash: [
    "{yes} and {no} cannot both have been in the room",
    "one of these oaths has been mislaid",
    "I can do nothing with that but admire it",
    "truth, asked to choose, has left by the side door",
    "between {yes} and {no} I am too old to choose",
    "two oaths, one fact, and nobody blushing",
    "the stenographer has written both down and looks at me",
    "each is certain, which is the least reliable state",
    "I have seen umbrellas change hands on better testimony",
    "somewhere between the two lies the sofa",
  ],
  crossed: ["each pleads the other's case, which is unusual", "such courtesy has not been seen here in living memory"],
  ducked: [
    "{ducker} may be silent, and I may notice",
    "the privilege is ancient, and so is what one thinks of it",
    "I merely look at {ducker}, over the spectacles",
    "{ducker} guards some secret of great smallness",
    "a door that {ducker} closed is still a door",
    "the Fifth was not drafted with sandwiches in mind",
    "the clerk could not spell the cough that {ducker} gave",
    "{ducker} has found the one amendment that fits in a pocket",
  ],
  mute: ["nobody has anything to hide, and both are hiding it", "a conspiracy of two is the usual number"],
  owned: ["{witness} gains nothing by it, which is why I believe it", "against interest, the law listens closely"],
  alone: [
    "no voice was raised against it",
    "it stands, for want of anybody to push it",
    "uncontradicted, which is almost true",
    "the empty chair did not object",
  ],
};
