/** Many short words that are drawn from, divided by `|`. */
export function wordsIn(list: string): readonly string[] {
  return list.split("|");
}

/** Names by what the court knows of a case. */
export const CASE_NAMES = {
  /**
   * Names that fit any case. `{theThing}` is the thing with its article and `{Thing}` without, both in title case;
   * `{adjective}`, `{noun}`, `{ordinal}` and `{number}` are drawn from the lists below.
   */
  any: [
    "The People v. {theThing}",
    "It Was Never About {theThing}",
    "We Need to Talk About {theThing}",
    "Much Ado About {theThing}",
    "Justice in the Time of {theThing}",
    "Who Speaks for {theThing}?",
    "{theThing}: An Oral History",
    "{theThing}: What Was Known, and When",
    "The Truth, the Whole Truth and {theThing}",
    "The Day They Stopped Discussing {theThing}",
    "{theThing}, and the Look That Followed",
    "All Quiet, Except for {theThing}",
    "{theThing} and the {number} Unanswered Sighs",
    "The {number} Sorrows of {theThing}",
    "{theThing}: A {noun} in {number} Acts",
    "The {adjective} Affair of {theThing}",
    "{theThing} v. What Was Left of the Peace",
    "The Last Anybody Will Hear of {theThing}",
    "Exhibit A Through Z: {theThing}",
    "A Short, Bitter History of {theThing}",
    "{theThing}: The {ordinal} Draft of an Apology",
    "The {ordinal} {Thing} Summit",
    "{theThing} and the {adjective} Aftermath",
    "Nobody Mention {theThing}",
    "Still Talking About {theThing}",
    "A {noun} Concerning {theThing}, with Witnesses",
    "The {adjective} {ordinal} Chapter of {theThing}",
    "{theThing}: {number} Pages of {noun}",
    "The {ordinal} {noun} over {theThing}",
    "“{adjective}”, Wrote the Clerk: {theThing}",
    "The {adjective} {noun} of {theThing}",
    "{theThing}, or The {ordinal} {noun}",
    "The {number} Lives of {theThing}",
    "The {ordinal} Hearing of {theThing}",
    "What {theThing} Saw: A {noun}",
    "{theThing}: The {adjective} Years",
    "A {noun} on {theThing}, {ordinal} Edition",
    "The {adjective} Business of {theThing}",
    "In re {theThing} ({ordinal} Attempt)",
    "{number} Sighs and {theThing}: A {noun}",
    "{theThing}, a {adjective} {noun}",
  ],
  /** Names for a case that gave no thing a name. */
  nameless: [
    "The {adjective} {noun}",
    "A {noun} in {number} Acts",
    "The {adjective} {noun}, {ordinal} Edition",
    "{number} Sighs and a {noun}",
    "The {ordinal} {adjective} {noun}",
    "A {adjective} {noun}, with Witnesses",
    "{number} Pages on a {adjective} {noun}",
    "The {noun} of the {number} Shrugs",
    "In re A {adjective} {noun}",
    "The {ordinal} {noun} of the Season",
  ],
  /** Names made of a few words that the complaint itself quotes, `{said}`: nothing is more the case's own. */
  quoting: [
    "In re “{said}”",
    "The “{said}” Papers",
    "“{said}”: A {noun} in {number} Acts",
    "“{said}” and the {adjective} Aftermath",
    "The {adjective} Affair of “{said}”",
    "“{said}”: The {ordinal} Draft of an Apology",
    "“{said}”, They Said: A {noun}",
  ],
  /** Names for a complaint in another language, `{language}`: they claim to know that much of it and no more. */
  foreign: [
    "The {adjective} Complaint in {language}",
    "The {language} Papers: A {noun} in {number} Acts",
    "In re A Filing in {language} ({ordinal} of Its Kind)",
    "The {noun} That Was Filed in {language}",
    "The {adjective} {noun}, in {language}",
    "A {noun} in the Original {language}",
    "The {ordinal} {language} {noun}",
  ],
  /** The same for a language that the clerk could not name. */
  unnamed: [
    "The {adjective} Complaint in Another Tongue",
    "In re A Filing Nobody Here Could Read ({ordinal})",
    "The Untranslated {noun} in {number} Acts",
    "The {adjective} {noun}, Untranslated",
  ],
  plainForeign: ["A Complaint Filed in {language}", "In the Matter of a Filing in {language}"],
  plainUnnamed: ["A Complaint in Another Language"],
  /** Names in the Serious tone. */
  plain: [
    "In the Matter of {theThing}",
    "On {theThing}",
    "Concerning {theThing}",
    "The Case of {theThing}",
    "A Disagreement About {theThing}",
    "The Question of {theThing}",
  ],
} satisfies Record<string, readonly string[]>;

/** What their slots are filled from. */
export const CASE_WORDS = {
  adjective: wordsIn(
    "Lamentable|Unseemly|Regrettable|Curious|Delicate|Notorious|Avoidable|Solemn|Vexatious|Unresolved|Grievous|Tender|Melancholy|Considerable|Bitter|Preposterous|Sombre|Contested|Untimely|Inadmissible|Stately|Protracted|Unforgiven|Modest|Celebrated|Perplexing|Dignified|Scarcely Credible",
  ),
  noun: wordsIn(
    "Tragedy|Reckoning|Dispute|Ordeal|Grievance|Scandal|Chronicle|Lament|Standoff|Petition|Farce|Ballad|Vendetta|Saga|Testament|Deposition|Mystery|Quarrel|Epilogue|Armistice|Pageant|Rhapsody|Parable|Enigma",
  ),
  ordinal: wordsIn("First|Second|Third|Fourth|Fifth|Sixth|Seventh|Ninth|Eleventh|Thirteenth"),
  number: wordsIn("Two|Three|Four|Five|Six|Seven|Nine|Twelve"),
};
