import type { Telling } from "../voice";

/** The trial as a play: who steps forward, who swears, who exits when asked. */
export const TELLING: Telling = {
  common: [
    "{fact}: so say the twain, and need no chorus for't (Exhibit {n})",
    "'tis known to all the house that {fact} (Exhibit {n})",
    "both players here do speak one line: that {fact} (Exhibit {n})",
    "upon one point the two are sworn as one: {fact} (Exhibit {n})",
    "{fact}; and neither house doth feud on this (Exhibit {n})",
  ],
  owned: [
    "{fact}, and doth confess it with uncovered head (Exhibit {n})",
    "{fact}, and from the footlights owns it (Exhibit {n})",
    "{fact}, nor seeks a curtain now to hide behind (Exhibit {n})",
    "{fact}, and saith so to the gallery (Exhibit {n})",
    "{fact}; 'tis their own confession (Exhibit {n})",
  ],
  admitted: [
    "{admitter} confesseth that {fact} (Exhibit {n})",
    "from {admitter}'s own lips we have it: {fact} (Exhibit {n})",
    "{admitter} steps forth and grants that {fact} (Exhibit {n})",
    "{admitter}, aside, doth grant that {fact} (Exhibit {n})",
    "{fact}, as {admitter} with a sigh allows (Exhibit {n})",
  ],
  clash: [
    "{fact}, saith {yes}; and {no} saith nay (Exhibit {n})",
    "{fact}, if {yes} be heard; if {no}, 'tis otherwise (Exhibit {n})",
    "that {fact}: to this {yes} doth nod, and {no} doth not (Exhibit {n})",
  ],
  accused: [
    "in {yes}'s tale, {fact}; in {no}'s 'tis not (Exhibit {n})",
    "{yes} swears by sun and moon that {fact}; by both the same swears {no} that 'tis false (Exhibit {n})",
    "enter {yes}, who vows that {fact}; enter {no}, who vows 'tis not (Exhibit {n})",
    "{yes} doth cry that {fact}; {no} doth cry the contrary (Exhibit {n})",
    "{yes} hath sworn that {fact}; {no} hath sworn 'tis false (Exhibit {n})",
    "{yes}'s song is that {fact}; {no} sings another (Exhibit {n})",
  ],
  boasted: [
    "{fact}, or doth protest as much; {no} protests the contrary (Exhibit {n})",
    "{fact}, by their own trumpet; {no} doth say 'tis false (Exhibit {n})",
    "{fact}, in their own telling; {no} tells it not so (Exhibit {n})",
  ],
  apart: [
    "each held the glass unto their own face: {one}, and {other} (Exhibit {n})",
    "by their own tongues, {one}, the while {other} (Exhibit {n})",
    "asked of themselves they answer: {one}, and {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} did draw the Fifth as 'twere a cloak{besides} (Exhibit {n})",
    "when it was asked {whether}, {ducker} pled the Fifth and sought the arras{besides} (Exhibit {n})",
    "asked {whether}, {ducker} forgot the line and spake the Fifth{besides} (Exhibit {n})",
    "I asked {whether}; the Fifth, quoth {ducker}, and the rest was silence{besides} (Exhibit {n})",
  ],
  besides: ["; {other} answered {answer}", ", though {other} answered {answer}"],
  dodged: [
    "{other} saith that {fact}; {ducker} saith the Fifth (Exhibit {n})",
    "{fact}, cries {other}; the Fifth, quoth {ducker}, and looks away (Exhibit {n})",
  ],
  mute: [
    "asked {whether}, both did plead the Fifth in chorus (Exhibit {n})",
    "I asked {whether}; two Fifths, and then a silence off (Exhibit {n})",
    "when it was asked {whether}, the twain exeunt upon the Fifth (Exhibit {n})",
  ],
  word: [
    "{witness} alone hath spoke, and saith that {fact} (Exhibit {n})",
    "{fact}, saith {witness} to an empty pit (Exhibit {n})",
    "we have it in {witness}'s soliloquy that {fact} (Exhibit {n})",
    "{fact}, and {witness} is our only messenger (Exhibit {n})",
  ],
  tail: [". {remark}.", "; {remark}.", ": {remark}."],
  lead: [
    "The plot turns here.",
    "Attend the scene on which it all doth hang.",
    "Now to the quick of it:",
    "Here is the hinge:",
  ],
  more: ["Nor ends it there.", "And this doth follow on:", "Hark, there is more.", "Yet more is in the wings:"],
  versus: ["But see, upon the other side of stage:", "Yet turn the glass, and lo:", "The other house hath reason too:"],
  but: [
    "A pretty point; it did not turn the play.",
    "For this, applause; the garland goes elsewhere.",
    "A candle, and a fair one; yonder burns the torch.",
    "'Tis fairly said, and yet outweighed.",
    "That point I grant; the field is lost withal.",
  ],
};
