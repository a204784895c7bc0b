import {
  BROWN,
  CORAL,
  GOLD,
  INK,
  MOSS,
  NAVY,
  PAPER_DEEP,
  PLUM,
  SAGE,
  SKY,
  STEEL,
  TAN,
  TEAL,
  WHITE,
  WINE,
} from "./ink.mjs";

/** Whom a person can be drawn as, by the names in `app/domain/account/house-avatar.ts`. Drawn as `CAST` is. */
export const PEEPS = {
  afro: { ground: CORAL, peep: { head: "afro", face: "smile", skin: "#8D5A3B", hair: INK, clothing: TEAL } },
  bangs: { ground: SKY, peep: { head: "bangs", face: "cute", skin: "#F3C9A0", hair: BROWN, clothing: WINE } },
  beanie: {
    ground: MOSS,
    peep: { head: "hatBeanie", face: "cheeky", skin: "#E5B184", hair: BROWN, clothing: NAVY, hat: CORAL },
  },
  beard: {
    ground: STEEL,
    peep: { head: "short4", face: "calm", facialHair: "full2", skin: "#D69A6B", hair: INK, clothing: MOSS },
  },
  bun: { ground: GOLD, peep: { head: "bun2", face: "smileBig", skin: "#B9794F", hair: INK, clothing: PLUM } },
  curls: { ground: TEAL, peep: { head: "longCurly", face: "driven", skin: "#E5B184", hair: WINE, clothing: GOLD } },
  glasses: {
    ground: PLUM,
    peep: { head: "flatTop", face: "smile", accessories: "glasses2", skin: "#6F442C", hair: INK, clothing: CORAL },
  },
  hijab: {
    ground: SAGE,
    peep: { head: "hijab", face: "smile", skin: "#D69A6B", hair: NAVY, clothing: NAVY, hat: PLUM },
  },
  mohawk: { ground: TAN, peep: { head: "mohawk", face: "suspicious", skin: "#F6C4A4", hair: TEAL, clothing: INK } },
  silver: {
    ground: SKY,
    peep: { head: "grayShort", face: "eatingHappy", skin: "#F6C4A4", hair: WHITE, clothing: TAN },
  },
  turban: {
    ground: PAPER_DEEP,
    peep: { head: "turban", face: "calm", facialHair: "full", skin: "#B9794F", hair: CORAL, clothing: SKY, hat: CORAL },
  },
  twists: { ground: GOLD, peep: { head: "twists", face: "awe", skin: "#8D5A3B", hair: INK, clothing: WHITE } },
};
