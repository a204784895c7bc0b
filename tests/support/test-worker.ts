import { WorkerEntrypoint } from "cloudflare:workers";
import { type Card, type CardScale, isDecisionCard, type VerdictCardRenderer } from "~/domain/verdict/card";
import { CARD_LAYOUTS, type CardLayout } from "~/domain/verdict/card-layouts";
import type { CardNotice } from "~/domain/verdict/card-notices";
import type { Summons } from "~/domain/verdict/summons-picture";
import { createWebApp } from "../../workers/web-app";

export { CardPress } from "../../workers/card-press/card-press";
export { Courtroom } from "../../workers/courtroom/courtroom";
export { Docket } from "../../workers/courtroom/docket";
export { Erasure } from "../../workers/erasure/erasure";
export { default as JudgeWorker } from "../../workers/judge";
export { Notifier } from "../../workers/notifier/notifier";

/** What was asked of the card renderer, by test file: each has its own isolate. */
export const drawnCards: { card: Card; layout: CardLayout; scale: CardScale }[] = [];

/** What notices were asked for. */
export const drawnNotices: CardNotice[] = [];

/**
 * Stands in for the verdict-card Worker, whose own tests draw real cards: notes what it is asked and tells the size.
 */
export class RecordingCardRenderer extends WorkerEntrypoint implements VerdictCardRenderer {
  async render(card: Card, layout: CardLayout, scale: CardScale): Promise<ArrayBuffer> {
    drawnCards.push({ card, layout, scale });
    const { width, height } = CARD_LAYOUTS[layout];
    return new Response(
      `${width * scale}x${height * scale} ${isDecisionCard(card) ? card.dilemma : card.caseName}`,
    ).arrayBuffer();
  }

  async renderSummons(summons: Summons): Promise<ArrayBuffer> {
    return new Response(`1200x630 ${summons.judgePersonality}: ${summons.allegation}`).arrayBuffer();
  }

  async renderNotice(notice: CardNotice): Promise<ArrayBuffer> {
    drawnNotices.push(notice);
    return new Response(`notice ${notice}`).arrayBuffer();
  }

  override fetch(): Response {
    return new Response("Not found", { status: 404 });
  }
}

/** The web Worker without its pages: whatever is no call is a bare 404 here. */
export default createWebApp(async () => new Response("no pages here", { status: 404 }));
