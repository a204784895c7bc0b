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
  "Ex Parte {Thing}: The {noun}",
  "The {ordinal} {Thing} Tribunal",
  "Rex v. {theThing}, a {noun}",
  "The {adjective} {noun} of {theThing}",
  "Much Ado About {theThing}",
  "A {adjective} Question of {theThing}",
  "The {noun} Concerning {theThing}",
  "The Commonwealth v. {theThing} ({ordinal} Hearing)",
  "The {adjective} {Thing} Accord",
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
];

export const ORDINALS: readonly string[] = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Ninth"];

export const NUMBERS: readonly string[] = ["Two", "Three", "Four", "Five", "Six", "Seven"];

/** Names in the Serious tone. */
export const PLAIN_CASE_NAMES: readonly string[] = [
  "In the Matter of {theThing}",
  "On {theThing}",
  "Concerning {theThing}",
  "The Case of {theThing}",
  "A Disagreement About {theThing}",
  "The Question of {theThing}",
];
