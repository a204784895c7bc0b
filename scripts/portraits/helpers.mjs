import { briefcase, jabot, scroll, star } from "./costume.mjs";
import { BROWN, CORAL, dot, GOLD, INK, line, NAVY, PAPER_DEEP, SKY, STEEL, shape, TAN, TEAL, WHITE } from "./ink.mjs";

/** Who serves the court beside its judges, drawn as `CAST` is. The court's own judge is `classic` of the bench. */
export const HELPERS = {
  lawyer: {
    ground: CORAL,
    peep: { head: "bun", face: "cheeky", skin: "#B9794F", hair: INK, clothing: NAVY },
    front: [jabot(), briefcase(606, 700)],
  },
  clerk: {
    ground: SKY,
    peep: {
      head: "flatTop",
      face: "concernedFear",
      accessories: "glasses3",
      skin: "#F1C7A6",
      hair: BROWN,
      clothing: PAPER_DEEP,
    },
    front: [
      shape("M268 588 L236 640 L330 740 L388 690 Z", WHITE),
      shape("M520 592 L546 640 L458 740 L392 690 Z", WHITE),
      shape("M392 694 L362 730 L376 800 L410 800 L424 730 Z", TEAL),
      scroll(622, 640),
    ],
  },
  bailiff: {
    ground: STEEL,
    peep: {
      head: "noHair1",
      face: "serious",
      facialHair: "moustache5",
      skin: "#E5B184",
      hair: BROWN,
      clothing: TAN,
    },
    front: [
      shape("M268 588 L236 640 L330 720 L388 680 Z", TAN),
      shape("M520 592 L546 640 L458 720 L392 680 Z", TAN),
      shape("M392 684 L358 720 L372 800 L412 800 L426 720 Z", INK),
      star(566, 722),
      line("M226 700 L292 700 L292 800"),
      dot(392, 700, 9, GOLD, 6),
    ],
  },
};
