/**
 * Ways to say who wins in other languages; the letter of the label is caught. A rationale keeps the labels in English.
 */
export const FOREIGN_HOLDINGS: readonly RegExp[] = [
  /\bParty ([AB]) (?:gana|vence|ganó|gagne|l'emporte|remporte|gewinnt|siegt|ganha|venceu|vince|ha vinto|wint|wygrywa|kazanır|kazanıyor|kazandı|выигрывает|побеждает)(?!\p{L})/giu,
  /(?<!\p{L})(?:falla|fallo|decide|dictamina|resuelve|tranche|statue|entscheidet|urteilt|gibt|decido|julga|julgo|sentenzia|beslist|oordeelt|orzeka|rozstrzyga) (?:a favor de|en favor de|en faveur de|für|zugunsten von|zu gunsten von|a favore di|in favore di|ten gunste van|voor|na korzyść|na rzecz) Party ([AB])(?!\p{L})/giu,
  /(?<!\p{L})Party ([AB]) (?:lehine|yararına) karar/giu,
];

/** What contempt of court is called in other languages. */
export const FOREIGN_ACCUSATION =
  /(?<!\p{L})(?:desacato (?:al|ao|a este|a la|à) (?:tribunal|corte)|outrage (?:à la cour|au tribunal|à magistrat)|missachtung des gerichts|oltraggio all[ao] (?:corte|tribunale)|minachting van (?:het hof|de rechtbank)|obraza sądu|obrazę sądu|mahkemeye saygısızlık|неуважение к суду)(?!\p{L})/iu;
