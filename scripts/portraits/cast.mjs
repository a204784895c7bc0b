import { badge, beads, gavel, headphones, notepad, quill, ruff } from "./costume.mjs";
import {
  BROWN,
  dot,
  field,
  GOLD,
  INK,
  line,
  MOSS,
  NAVY,
  PAPER_DEEP,
  PLUM,
  SAGE,
  SKY,
  STEEL,
  shape,
  TAN,
  TEAL,
  WHITE,
  WINE,
} from "./ink.mjs";

/** What a judge looks like besides at rest, which is its own `face`; `faces` names the ones that suit it better. */
export const FACES = { listening: "smile", ruling: "explaining", appalled: "fear", amused: "smileBig" };

/**
 * Who sits on the bench. `ground` is the colour field, `peep` names the parts of the Open Peep, the rest is costume,
 * drawn `behind` the peep, in the `middle` between body and head, or in `front`, in peep coordinates (head about
 * 230–560 × 120–545, collar 250–530 × 590–650, frame 20–760 × 40–780).
 */
export const CAST = {
  classic: {
    ground: GOLD,
    peep: { head: "mediumBangs2", face: "serious", skin: "#F3C9A0", hair: WHITE, clothing: NAVY },
    front: [
      shape("M330 640 L300 770 L372 790 L392 660 Z", WHITE),
      shape("M400 660 L412 790 L486 770 L462 640 Z", WHITE),
      shape("M322 618 Q390 680 472 620 L480 652 Q394 716 314 652 Z", WHITE),
      gavel(606, 648),
    ],
  },
  boomer: {
    ground: SKY,
    peep: {
      head: "noHair3",
      face: "suspicious",
      facialHair: "moustache9",
      accessories: "glasses2",
      skin: "#F6C4A4",
      hair: WHITE,
      clothing: PAPER_DEEP,
    },
    front: [
      shape("M176 628 L214 612 L252 800 L198 800 Z", WINE),
      shape("M566 624 L600 642 L576 800 L524 800 Z", WINE),
      shape("M268 588 L236 640 L330 740 L388 690 Z", WHITE),
      shape("M520 592 L546 640 L458 740 L392 690 Z", WHITE),
      shape("M390 698 L318 656 L314 752 Z", GOLD),
      shape("M390 698 L466 656 L470 752 Z", GOLD),
      dot(391, 700, 19, GOLD),
    ],
  },
  "gen-z": {
    ground: PLUM,
    peep: { head: "hatBeanie", face: "blank", skin: "#D69A6B", hair: INK, clothing: GOLD, hat: "#6F58A8" },
    behind: [
      shape("M250 300 C190 420 200 560 170 690 L330 640 L330 300 Z", INK),
      shape("M540 330 C590 450 560 560 600 680 L470 620 L500 340 Z", INK),
    ],
    front: [
      shape("M236 596 Q390 760 540 600 L566 640 Q560 700 396 770 Q240 700 206 640 Z", GOLD),
      line("M340 726 L334 800"),
      line("M446 726 L452 800"),
      headphones(),
      dot(488, 424, 9, GOLD, 6),
    ],
  },
  "corporate-manager": {
    ground: STEEL,
    faces: { amused: "smileLOL" },
    peep: { head: "pomp", face: "smileBig", skin: "#F3C9A0", hair: BROWN, clothing: NAVY },
    front: [
      shape("M268 588 L330 800 L460 800 L528 592 Q400 720 268 588 Z", WHITE),
      shape("M376 690 L412 690 L436 800 L352 800 Z", WINE),
      shape("M268 588 L300 700 L376 690 Z", WHITE),
      shape("M528 592 L494 700 L412 690 Z", WHITE),
      badge(592, 664),
    ],
  },
  therapist: {
    ground: SAGE,
    peep: { head: "dreads1", face: "calm", accessories: "glasses5", skin: "#B9794F", hair: BROWN, clothing: "#8867A6" },
    front: [beads(), notepad(640, 700)],
  },
  yoda: {
    ground: "#E3D2A8",
    peep: { head: "noHair2", face: "calm", facialHair: "full4", skin: MOSS, hair: WHITE, clothing: TAN },
    behind: [ear("M500 300 C590 216 680 214 748 236 C722 346 634 416 520 420", "M566 322 C610 280 650 268 690 268")],
    front: [
      ear("M266 306 C190 220 110 212 34 232 C58 360 150 456 278 462", "M224 372 C176 296 130 280 90 276"),
      line("M352 196 Q420 176 488 200", 9),
      line("M372 226 Q420 212 470 228", 9),
      shape("M250 590 Q310 700 396 800 L300 800 Q220 700 214 620 Z", BROWN),
      shape("M530 596 Q470 700 396 800 L490 800 Q570 700 568 624 Z", BROWN),
    ],
  },
  shakespeare: {
    ground: WINE,
    peep: {
      head: "noHair3",
      face: "contempt",
      facialHair: "goatee1",
      skin: "#F3C9A0",
      hair: BROWN,
      clothing: GOLD,
    },
    behind: [
      shape("M262 300 C170 306 140 400 160 460 C136 500 160 570 210 572 C260 590 330 570 340 520 L340 320 Z", BROWN),
      shape("M530 350 C590 380 590 470 572 520 C566 570 520 580 480 560 Z", BROWN),
    ],
    middle: [line("M394 690 L394 800"), ruff(394, 618)],
    front: [line("M308 536 Q338 560 376 556"), dot(254, 448, 13, GOLD, 8), quill(668, 452)],
  },
  strict: {
    ground: "#B4BACB",
    peep: {
      head: "grayBun",
      face: "veryAngry",
      accessories: "glasses4",
      skin: "#F1C7A6",
      hair: "#5A544C",
      clothing: "#3B4052",
    },
    front: [
      shape("M262 574 Q240 620 258 668 L372 716 L392 672 Q300 640 262 574 Z", WHITE),
      shape("M524 578 Q548 624 530 670 L412 716 L394 672 Q480 650 524 578 Z", WHITE),
      dot(393, 704, 26, TEAL),
      line("M393 740 L393 800"),
    ],
  },
  "default-avatar": {
    ground: PAPER_DEEP,
    peep: { head: "short5", face: "smile", skin: "#E5B184", hair: BROWN, clothing: GOLD },
  },
};

function ear(outline, fold) {
  return field(outline, MOSS) + line(outline) + line(fold, 9);
}
