import type { Remarks } from "../voice";

/** Litotes and law Latin: every remark could be carved over a door, and concerns crumbs. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "a confession, however small, is still a confession",
        "that much the clerk may write in ink",
        "habemus reum, as the clerks say at lunch",
        "so the charge may take its seat as fact",
        "the charge requires no further candle",
      ],
      no: [
        "the charge thereby mislays its only leg",
        "what both sides deny I shall not find",
        "a pleading that its own author disowns is rare",
      ],
    },
    awareness: {
      yes: [
        "so ignorance is no defence to {doer}",
        "the omens were legible, even without spectacles",
        "a little foresight lay within {doer}'s reach",
      ],
      no: [
        "{doer} sinned, if at all, in the dark",
        "an innocent mind goes a long way in trifles",
        "I cannot convict anybody of not guessing",
      ],
    },
    warning: {
      yes: [
        "a civil tongue was tried before the law was",
        "a calm word was spoken, and calm words are rare here",
        "courtesy was tried, and it costs nothing",
      ],
      no: [
        "the calm word stayed in {complainer}'s drawer",
        "a grievance kept in the throat binds nobody",
        "{complainer} let no calm word go first",
      ],
    },
    provocation: {
      yes: [
        "{complainer} comes to equity with crumbs on both hands",
        "the accuser's own drawer does not bear opening",
        "{complainer}'s own ledger has an entry or two",
      ],
      no: [
        "{complainer} comes before me with clean hands",
        "on that score the accuser is, most irregularly, blameless",
        "no skeleton of {complainer}'s was found to match",
        "the complainant's own sheet is blank",
      ],
    },
    permission: {
      yes: [
        "volenti non fit injuria: {complainer} held the door",
        "leave once given is tedious to take back",
        "{complainer} signed the licence, and ink does not unsign",
        "consent, however careless, is consent",
      ],
      no: [
        "no licence was given, and silence is not one",
        "no blessing of {complainer}'s has been produced",
        "the licence, if any, is not among my papers",
      ],
    },
    remedy: {
      yes: [
        "{doer} did that before a court could order it",
        "repentance deserves a chair, and {doer} may have one",
        "equity smiles on {doer} for it",
      ],
      no: [
        "amends were open to {doer} and remained so",
        "of that remedy {doer} gave not a spoonful",
        "{doer} might have done it before lunch",
      ],
    },
  },
  counts: [
    "that speaks, and not softly, for {helped}",
    "the point is {helped}'s",
    "it is {helped} whom that serves",
    "I set it down on {helped}'s side",
    "of that the benefit goes to {helped}",
    "the scale dips towards {helped} for it",
  ],
  clash: [
    "{yes} and {no} cannot both be well informed",
    "one of these oaths has been mislaid",
    "that point I leave where it lies",
    "truth, asked to choose, has left by the side door",
    "between {yes} and {no} I am too old to choose",
    "two oaths, one fact, and nobody blushing",
    "the stenographer has written both down and looks at me",
    "each is certain, which is the least reliable state",
    "on such testimony I move nothing either way",
  ],
  ducked: [
    "{ducker} may be silent, and I may notice",
    "the privilege is ancient, and so is what one thinks of it",
    "I merely look at {ducker}, over the spectacles",
    "{ducker} guards some secret of great smallness",
    "a door that {ducker} closed is still a door",
    "the Fifth was drafted for larger things, {ducker}",
    "the clerk could not spell the cough that {ducker} gave",
    "{ducker} has found the one amendment that fits in a pocket",
  ],
  mute: ["nobody has anything to hide, and both are hiding it", "a conspiracy of two is the usual number"],
  owned: ["{witness} gains nothing by it, which is why I believe it", "against interest, the law listens closely"],
  alone: [
    "no voice was raised against it",
    "it stands, for want of anybody to push it",
    "it was not contradicted",
    "the empty chair did not object",
  ],
};
