import type { CardFaces } from "~/card/style";
import { cardStyles } from "~/card/verdict-styles";
import { Words } from "~/components/ui/words";
import { PRODUCT_NAME } from "~/domain/product";
import type { VerdictCard as VerdictCardModel } from "~/domain/verdict/card";
import { cardTexts } from "~/domain/verdict/card-texts";
import { VerdictStage } from "./verdict-stage";

const PAGE_FACES: CardFaces = { display: "var(--font-display)", body: "var(--font-body)" };

/** The verdict as a card of 320×568 CSS pixels, in both themes the light print; the image Worker draws the same one. */
export function VerdictCard({ card }: { card: VerdictCardModel }) {
  const texts = cardTexts(card);
  const styles = cardStyles(card, texts, PAGE_FACES);
  return (
    <article
      aria-label={`Verdict in ${texts.caseName}: ${texts.headline}`}
      className="font-body box-border shrink-0 select-text"
      style={styles.card}
    >
      <div style={styles.shadow} />
      <div style={styles.panelFrame}>
        <div style={styles.panel}>
          <p style={styles.masthead}>{PRODUCT_NAME}</p>
          <div style={styles.thickRule} />
          <div style={styles.dateline}>
            <span>{texts.date}</span>
            <span>{texts.presiding}</span>
          </div>
          <div style={styles.thinRule} />
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
          <div style={styles.stageFrame}>
            <VerdictStage judge={card.judgePersonality} winner={card.winner} style={styles.stage} />
          </div>
          <div style={styles.bannerFrame}>
            <div style={styles.banner}>
              <p dir="ltr" style={styles.headline}>
                {texts.headline}
              </p>
            </div>
            <p style={styles.ruling}>{texts.ruling}</p>
          </div>
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
          <div style={styles.footer}>
            <span style={styles.siteAddress}>{texts.siteAddress}</span>
            <span style={styles.disclaimer}>For entertainment only</span>
          </div>
        </div>
      </div>
    </article>
  );
}
