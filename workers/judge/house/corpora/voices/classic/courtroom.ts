import type { CourtVoice } from "../court-voice";

/** Solemn periods; the smaller the message, the larger the word for it. */
export const COURTROOM: CourtVoice = {
  unquoted: "words that the clerk declined to copy",
  open: [
    "The complaint reads {words}.",
    "Silence was called, and there was read out {words}.",
    "Be it known that somebody wrote {words}; the bench took a sip of water.",
    "The pleadings, opened with both hands, begin {words}.",
    "In a plain brown envelope came the complaint: {words}.",
  ],
  bare: [
    "The matter before this court is {thing}.",
    "All rise for {thing}, and for what was written about it.",
    "This court, having a full diary, cleared it for {thing}.",
  ],
  foreign: [
    "The complaint reads {words} and stands as written; I rule on the transcript.",
    "Of {words} I shall not risk a translation. The transcript must serve.",
  ],
  unread: [
    "The hearing was held in {language}, which I do not read well enough to weigh. I therefore weigh none of it.",
    "This court read every word of the {language} aloud and understood the exclamation marks. What it cannot weigh, it does not.",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "To the question {r} (Exhibit {m}), put by {o}, {p} returned {q} (Exhibit {n}), and the clerk blew on the ink.",
    "{o} enquired {r} (Exhibit {m}). The reply of {p} is on record: {q} (Exhibit {n}).",
    "A question is a door. {o} knocked with {r} (Exhibit {m}), and {p} opened with {q} (Exhibit {n}).",
    "{o} put it to {p}: {r} (Exhibit {m}). There came the answer: {q} (Exhibit {n}).",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "One exchange I had read twice. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "To {o}'s {r} (Exhibit {m}) there came from {p} {q} (Exhibit {n}), and the shorthand writer looked up.",
    "{o} opened with {r} (Exhibit {m}); {p}, without rising, returned {q} (Exhibit {n}).",
    "Two lines of the transcript deserve a frame. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "{p} called {o} as a witness against {o}: {q} (Exhibit {n}).",
    "Nothing wounds a litigant like an old sentence of one's own. {p} had {o}'s by heart: {q} (Exhibit {n}).",
    "{p} served {o} with {o}'s own words, cold: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "{p} put it thus: {q} (Exhibit {n}).",
    "The court took note of what {p} said: {q} (Exhibit {n}).",
    "Let {q} (Exhibit {n}) stand in the record as {p} left it.",
    "I had the clerk read {p} aloud: {q} (Exhibit {n}).",
    "From {p} the bundle preserves {q} (Exhibit {n}).",
    "{q} (Exhibit {n}), wrote {p}, and my pen wrote it too.",
  ],
  silence: [
    "{p} wrote nothing.",
    "Of {p} no word is preserved, there having been none.",
    "{p} maintained throughout the dignity of a closed door.",
  ],
  nobody: [
    "Neither party wrote anything.",
    "Two litigants, one courtroom, no words. I had brought my good pen.",
    "The transcript is blank, and by some distance the best-mannered I have read.",
  ],
  fair: [
    "In fairness to {p}: {q} (Exhibit {n}).",
    "Yet let it be minuted for {p}: {q} (Exhibit {n}).",
    "Justice has two pans, and into {p}'s there goes {q} (Exhibit {n}).",
    "I would be no judge if I passed over {p}'s {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} addressed to this bench the words “{contempt}”. They are noted as contempt and moved nothing.",
    "“{contempt}”, {p} instructed this bench. Noted as contempt; the bench remained where it was.",
  ],
  weighed: [
    "But the messages count together.",
    "Yet I have read the transcript from end to end.",
    "But the scale was loaded with all of it.",
    "Yet the court looks at the whole of it.",
    "But one line is not the bundle.",
  ],
  upheld: [
    "Judgment for {winner}; {loser} bears {blame} percent of the blame.",
    "{winner} prevails, and {blame} percent settles upon {loser} like dust.",
    "{winner} carries the day; {loser} carries {blame} percent.",
    "I find for {winner}. {loser} may take home {blame} percent of it.",
  ],
  dismissed: [
    "The complaint is dismissed. Judgment for {winner}; {loser} bears {blame} percent of the blame.",
    "The complaint falls, and not softly. {winner} prevails; {blame} percent returns to {loser}.",
    "Dismissed. {winner} leaves without a stain to speak of, {loser} with {blame} percent of one.",
    "The complaint turns upon its author. {winner} carries the day, and {loser} carries {blame} percent.",
  ],
  narrow: [
    "It was a near thing. Judgment for {winner}; {loser} bears {blame} percent of the blame.",
    "The scale barely moved, but it moved. {winner} prevails; {loser} bears {blame} percent.",
    "I held the balance long. It dips to {winner}, just; {loser} bears {blame} percent.",
  ],
  hung: [
    "The parties stand level. This court is hung.",
    "I have weighed both and the scale did not so much as creak. The court is hung.",
    "I looked for a feather to lay in either pan, and found none. A Hung Court, with compliments.",
    "I can prefer neither, and I have tried. This court is hung.",
  ],
  coda: [
    "The court rises.",
    "Let {thing} now return to private life.",
    "This judgment may be cited, though I ask you not to.",
    "I shall be in chambers, lying down.",
  ],
};
