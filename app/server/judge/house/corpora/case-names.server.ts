/**
 * Names that fit any case. `{theThing}` is the thing with its article and `{Thing}` without, both in title case;
 * `{adjective}`, `{noun}`, `{ordinal}` and `{number}` are drawn from the lists below.
 */
export const CASE_NAMES: readonly string[] = [
  "The People v. {theThing}",
  "In re {theThing}, {ordinal} of Its Name",
  "The {adjective} Affair of {theThing}",
  "{theThing}: A {noun} in {number} Acts",
  "The {noun} of {theThing}",
  "The {adjective} {Thing} Inquiry",
  "{theThing} and the {adjective} Silence",
  "Ex Parte {Thing}: The {adjective} {noun}",
  "The {ordinal} {Thing} Tribunal",
  "Rex v. {theThing}, a {noun}",
  "The {adjective} {noun} of {theThing}",
  "Much Ado About {theThing}",
  "A {adjective} Question of {theThing}",
  "The {noun} Concerning {theThing}",
  "The Commonwealth v. {theThing} ({ordinal} Hearing)",
  "The {adjective} {Thing} Accord",
  "{theThing} Reconsidered: A {adjective} {noun}",
  "The {number} Sorrows of {theThing}",
  "Concerning the {adjective} Conduct of {theThing}",
  "The {ordinal} {noun} of {theThing}",
  "{theThing} on Appeal, for the {ordinal} Time",
  "The {adjective} Inquest upon {theThing}",
  "All Rise for {theThing}: A {noun}",
  "The {adjective} Minutes of {theThing}",
];

export const ADJECTIVES: readonly string[] = [
  "Lamentable",
  "Unseemly",
  "Regrettable",
  "Curious",
  "Delicate",
  "Notorious",
  "Avoidable",
  "Solemn",
  "Vexatious",
  "Unresolved",
  "Grievous",
  "Tender",
  "Melancholy",
  "Considerable",
  "Bitter",
  "Preposterous",
  "Sombre",
  "Contested",
  "Untimely",
  "Inadmissible",
  "Stately",
  "Protracted",
  "Unforgiven",
  "Modest",
  "Celebrated",
  "Perplexing",
  "Dignified",
  "Scarcely Credible",
];

export const NOUNS: readonly string[] = [
  "Tragedy",
  "Reckoning",
  "Dispute",
  "Ordeal",
  "Grievance",
  "Scandal",
  "Chronicle",
  "Lament",
  "Standoff",
  "Petition",
  "Farce",
  "Elegy",
  "Vendetta",
  "Saga",
  "Testament",
  "Deposition",
  "Mystery",
  "Quarrel",
  "Epilogue",
  "Confession",
  "Armistice",
  "Pageant",
  "Requiem",
  "Parable",
  "Enigma",
];

export const ORDINALS: readonly string[] = [
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Ninth",
  "Eleventh",
  "Thirteenth",
];

export const NUMBERS: readonly string[] = ["Two", "Three", "Four", "Five", "Six", "Seven", "Nine", "Twelve"];

/** Names for a complaint in another language, `{language}`: they claim to know that much of it and no more. */
export const FOREIGN_CASE_NAMES: readonly string[] = [
  "The {adjective} Complaint in {language}",
  "The {language} Papers: A {noun} in {number} Acts",
  "In re A Filing in {language} ({ordinal} of Its Kind)",
  "The {noun} That Was Filed in {language}",
  "The {adjective} {noun}, in {language}",
  "A {noun} in the Original {language}",
  "The {ordinal} {language} {noun}",
];

/** The same for a language that the clerk could not name. */
export const UNNAMED_CASE_NAMES: readonly string[] = [
  "The {adjective} Complaint in Another Tongue",
  "In re A Filing Nobody Here Could Read ({ordinal})",
  "The Untranslated {noun} in {number} Acts",
  "The {adjective} {noun}, Untranslated",
];

export const PLAIN_FOREIGN_CASE_NAMES: readonly string[] = [
  "A Complaint Filed in {language}",
  "In the Matter of a Filing in {language}",
];

export const PLAIN_UNNAMED_CASE_NAMES: readonly string[] = ["A Complaint in Another Language"];

/** Names in the Serious tone. */
export const PLAIN_CASE_NAMES: readonly string[] = [
  "In the Matter of {theThing}",
  "On {theThing}",
  "Concerning {theThing}",
  "The Case of {theThing}",
  "A Disagreement About {theThing}",
  "The Question of {theThing}",
];
