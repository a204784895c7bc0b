import type { ReactNode } from "react";
import type { FrameStyles } from "~/card/frame-styles";
import type { CardOutcome } from "~/card/palette";
import type { CardFaces } from "~/card/style";
import type { JudgePersonality } from "~/domain/judge/personality";
import { PRODUCT_NAME } from "~/domain/product";
import { VerdictStage } from "./verdict-stage";

/** The families of the page's own faces. */
export const PAGE_FACES: CardFaces = { display: "var(--font-display)", body: "var(--font-body)" };

interface CardSheetProps {
  /** The card in a few words, for whoever doesn't see it. */
  label: string;
  judge: JudgePersonality;
  outcome: CardOutcome;
  texts: { date: string; presiding: string; ruling: string; siteAddress: string };
  styles: FrameStyles;
  /** What was before the court, its outcome and what is to be done: each kind of card sets them in its own way. */
  matter: ReactNode;
  headline: ReactNode;
  order: ReactNode;
}

/** What a verdict's card and a decision's share on the page: the sheet, its masthead, the stage and the foot. */
export function CardSheet({ label, judge, outcome, texts, styles, matter, headline, order }: CardSheetProps) {
  return (
    <article aria-label={label} className="font-body box-border shrink-0 select-text" style={styles.card}>
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
          {matter}
          <div style={styles.stageFrame}>
            <VerdictStage judge={judge} outcome={outcome} style={styles.stage} />
          </div>
          <div style={styles.bannerFrame}>
            <div style={styles.banner}>{headline}</div>
            <p style={styles.ruling}>{texts.ruling}</p>
          </div>
          {order}
          <div style={styles.footer}>
            <span style={styles.siteAddress}>{texts.siteAddress}</span>
            <span style={styles.disclaimer}>For entertainment only</span>
          </div>
        </div>
      </div>
    </article>
  );
}
