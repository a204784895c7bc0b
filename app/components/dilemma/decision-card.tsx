import { decisionCardStyles } from "~/card/decision-styles";
import { Words } from "~/components/ui/words";
import { CardSheet, PAGE_FACES } from "~/components/verdict/card/card-sheet";
import type { DecisionCard as DecisionCardModel } from "~/domain/dilemma/decision-card";
import { decisionCardTexts } from "~/domain/dilemma/decision-card-texts";

/** A decision as a card of 320×568 CSS pixels, in both themes the light print; the image Worker draws the same one. */
export function DecisionCard({ card }: { card: DecisionCardModel }) {
  const texts = decisionCardTexts(card);
  const styles = decisionCardStyles(texts, PAGE_FACES);
  return (
    <CardSheet
      label={`${texts.ruling}: ${texts.decision}`}
      judge={card.judgePersonality}
      outcome="decision"
      texts={texts}
      styles={styles}
      matter={
        <>
          <p style={styles.dilemmaLabel}>The dilemma</p>
          <div style={styles.dilemmaPlace}>
            <h2 dir="auto" style={styles.dilemma}>
              <Words>{texts.dilemma}</Words>
            </h2>
          </div>
        </>
      }
      headline={
        <p dir="auto" style={styles.decision}>
          <Words>{texts.decision}</Words>
        </p>
      }
      order={
        <div style={styles.recommendationPlace}>
          <p dir="auto" style={styles.recommendation}>
            “<Words>{texts.advice}</Words>”
          </p>
        </div>
      }
    />
  );
}

/** What the card says, for whoever doesn't see that it has come. */
export function DecisionSaid({ card }: { card: DecisionCardModel }) {
  const { ruling, decision } = decisionCardTexts(card);
  return (
    <p className="sr-only">
      {ruling}: <Words>{decision}</Words>
    </p>
  );
}
