import { CORAL, MOSS, NAVY, PLUM, SKY, TEAL, WINE } from "../portraits/ink.mjs";
import { BODIES } from "./bodies.mjs";
import { ballot } from "./motifs/ballot.mjs";
import { calendar } from "./motifs/calendar.mjs";
import { candle } from "./motifs/candle.mjs";
import { cup } from "./motifs/cup.mjs";
import { envelope } from "./motifs/envelope.mjs";
import { gavel } from "./motifs/gavel.mjs";
import { megaphone } from "./motifs/megaphone.mjs";

/** What sets the medals of a category apart: their outline, the ground and the motif on it. */
export const CATEGORIES = {
  invitesSent: { body: BODIES.seal, ground: CORAL, motif: envelope },
  casesCompleted: { body: BODIES.shield, ground: SKY, motif: gavel },
  casesWon: { body: BODIES.circle, ground: WINE, motif: cup },
  hotTopicVotes: { body: BODIES.hexagon, ground: PLUM, motif: ballot },
  hotTopicsSubmitted: { body: BODIES.diamond, ground: TEAL, motif: megaphone },
  dailyStreaks: { body: BODIES.arch, ground: NAVY, motif: candle },
  weeklyStreaks: { body: BODIES.square, ground: MOSS, motif: calendar },
};
