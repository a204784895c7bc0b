import { CORAL, GOLD, MOSS, PAPER_DEEP, PLUM, STEEL, TEAL, WHITE } from "../portraits/ink.mjs";

/** The only metal that the court's palette lacks. */
const BRONZE = "#D9935B";

/** How much a picture shows around the middle: no more than a bare medal needs, or one with a laurel, or with rays. */
const NEAR = 139;
const WIDE = 158;
const FAR = 169;

/** The nine ranks of a medal, from a paper tag to a crown. `rim` is how large the ground is within its rim. */
export const RANKS = [
  { reach: NEAR, metal: WHITE, rim: 0.9 },
  { reach: NEAR, metal: PAPER_DEEP, rim: 0.9, ribbon: TEAL },
  { reach: NEAR, metal: BRONZE, rim: 0.84, ribbon: CORAL },
  { reach: NEAR, metal: BRONZE, rim: 0.82, ribbon: TEAL, beads: true },
  { reach: WIDE, metal: STEEL, rim: 0.84, ribbon: CORAL, laurel: MOSS },
  { reach: WIDE, metal: STEEL, rim: 0.82, ribbon: GOLD, beads: true, laurel: TEAL, star: GOLD },
  { reach: FAR, metal: GOLD, rim: 0.84, ribbon: CORAL, rays: GOLD },
  { reach: FAR, metal: GOLD, rim: 0.82, ribbon: TEAL, beads: true, rays: CORAL, laurel: MOSS, star: GOLD },
  { reach: FAR, metal: GOLD, rim: 0.82, ribbon: CORAL, beads: true, rays: PLUM, laurel: GOLD, crown: true },
];

/** The rank of the medal at `index` among so many: the first has the lowest, the last the highest. */
export const rankAt = (index, count) => Math.round((index * (RANKS.length - 1)) / (count - 1));
