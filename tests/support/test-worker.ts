import { WorkerEntrypoint } from "cloudflare:workers";
import { CARD_HEIGHT, CARD_WIDTH, type CardScale, type VerdictCard } from "~/domain/verdict/card";
import { createWebApp } from "../../workers/web-app";

export { Courtroom } from "../../workers/courtroom/courtroom";
export { Docket } from "../../workers/courtroom/docket";

/** What was asked of the card renderer, by test file: each has its own isolate. */
export const drawnCards: { card: VerdictCard; scale: CardScale }[] = [];

/** Stands in for the verdict-card Worker, whose own tests draw real cards: notes what it is asked and tells the size. */
export class RecordingCardRenderer extends WorkerEntrypoint {
  async render(card: VerdictCard, scale: CardScale): Promise<ArrayBuffer> {
    drawnCards.push({ card, scale });
    return new Response(`${CARD_WIDTH * scale}x${CARD_HEIGHT * scale} ${card.caseName}`).arrayBuffer();
  }
}

/** The web Worker without its pages: whatever is no call is a bare 404 here. */
export default createWebApp(async () => new Response("no pages here", { status: 404 }));
