import { cardStyles } from "~/card/verdict-styles";
import { Words } from "~/components/ui/words";
import type { VerdictCard as VerdictCardModel } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import { CardSheet, PAGE_FACES } from "./card-sheet";

/** The verdict as a card of 320×568 CSS pixels, in both themes the light print; the image Worker draws the same one. */
export function VerdictCard({ card }: { card: VerdictCardModel }) {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, PAGE_FACES);
  return (
    <CardSheet
      label={`Verdict in ${texts.caseName}: ${texts.headline}`}
      judge={card.judgePersonality}
      outcome={card.winner}
      texts={texts}
      styles={styles}
      matter={
        <>
          <div style={styles.caseNamePlace}>
            <h2 dir="auto" style={styles.caseName}>
              <Words>{texts.caseName}</Words>
            </h2>
          </div>
          <div style={styles.parties}>
            <div style={styles.party}>
              <div style={styles.partyLabel}>
                <span aria-hidden style={styles.creatorMark}>
                  <span style={styles.creatorMarkFill} />
                </span>
                <span style={styles.creatorLabel}>Plaintiff</span>
              </div>
              <div style={styles.partyNamePlace}>
                <bdi style={styles.creatorName}>{texts.creatorName}</bdi>
              </div>
            </div>
            <span style={styles.versus}>v.</span>
            <div style={styles.party}>
              <div style={styles.partyLabel}>
                <span aria-hidden style={styles.opponentMark}>
                  <span style={styles.opponentMarkFill} />
                </span>
                <span style={styles.opponentLabel}>Defendant</span>
              </div>
              <div style={styles.partyNamePlace}>
                <bdi style={styles.opponentName}>{texts.opponentName}</bdi>
              </div>
            </div>
          </div>
        </>
      }
      headline={
        <p dir="ltr" style={styles.headline}>
          {texts.headline}
        </p>
      }
      order={
        <div style={styles.sentenceFrame}>
          <div style={styles.sentence}>
            <h3 style={styles.sentenceLabel}>Sentence</h3>
            <div style={styles.punishmentPlace}>
              <p dir="auto" style={styles.punishment}>
                <Words>{texts.punishment}</Words>
              </p>
            </div>
          </div>
        </div>
      }
    />
  );
}
