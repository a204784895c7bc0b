import { BROWN, CORAL, GOLD, INK, NAVY, PAPER, PLUM, STEEL, TAN, TEAL, WHITE } from "../portraits/ink.mjs";
import { dot, field, line, picture, place, shadow, shape, solid, stand } from "./pen.mjs";

/** A sheet of paper, as it is pinned to things. */
const NOTICE = "M-34-48 36-50 38 46-34 49Z";

/** What the court has to say in public. */
export const NOTICES = {
  "the-chair": theChair(),
  "lost-teaspoon": lostTeaspoon(),
  "last-biscuit": lastBiscuit(),
};

/** A chair below everything that is neither clean nor dirty, served with a notice. */
function theChair() {
  const frame = ["M84 294 76 34 98 33 104 294Z", "M224 294 228 32 250 32 244 294Z"];
  const seat = "M66 206 256 203 260 226 64 228Z";
  return picture(
    "#E3D2A8",
    field("M0 268H320V320H0Z", "#D3BD8A"),
    line("M-6 268H326"),
    shadow(...frame, seat),
    ...frame.map((post) => shape(post, BROWN)),
    shape("M76 52 250 48 251 78 78 82Z", TAN),
    shape("M112 48C112 40 118 38 124 38L174 36C182 36 184 40 185 46L194 146 164 149 152 96 144 150 108 151Z", NAVY),
    line("M113 62 184 58", 5),
    shape(seat, TAN),
    shape("M72 212C46 176 84 150 126 158 176 142 250 150 264 186 270 204 262 210 252 214Z", PLUM),
    shape(
      "M86 172C78 140 112 128 140 136 160 122 214 124 226 146 232 164 222 174 206 176 170 184 116 184 86 172Z",
      CORAL,
    ),
    shape("M196 164C224 160 244 168 250 186L264 250 234 256 222 204Z", CORAL),
    shape("M110 146C98 116 124 104 146 112 166 100 196 108 196 128 194 146 132 158 110 146Z", GOLD),
    line(
      "M188 114C180 122 178 132 182 142M120 132C128 126 136 128 140 134M148 172C164 164 182 166 190 172M110 196C130 186 152 190 160 198",
      5,
    ),
    shape("M92 182 124 180 126 222C126 236 118 240 108 246L92 254C78 258 70 244 80 236L94 224Z", TEAL),
    shape("M90 178 126 176 127 192 92 194Z", WHITE),
    stand(246, 104, 9, NOTICE, shape(NOTICE, WHITE), line("M-18-26 20-27M-18-8 20-9", 5), dot(2, 22, 13, CORAL)),
  );
}

/** A poster with strips to tear off; somebody knows something. */
function lostTeaspoon() {
  const spoon =
    "M0-78C22-78 31-54 27-30 22-10 11-6 8 6L11 84C11 96-11 96-11 84L-8 6C-11-6-22-10-27-30-31-54-22-78 0-78Z";
  return picture(
    TAN,
    line(
      "M22 60 30 64M292 40 284 46M36 190 28 194M296 150 290 156M20 300 28 296M300 250 294 256M280 100 288 104M24 124 32 120",
      5,
    ),
    solid("M62 28 253 22 259 294 220 296 219 246 179 248 180 298 58 300Z", PAPER),
    line("M60 252 179 248M219 246 258 245M98 252 98 298M139 251 140 298", 5),
    line("M98 58 218 54", 13),
    shape("M88 82 230 78 233 224 86 227Z", TEAL),
    place(160, 152, 38, shape(spoon, WHITE), line("M-9-56C-14-46-14-36-10-28", 5)),
    dot(158, 26, 13, CORAL),
  );
}

/** A biscuit that everybody was too polite to take. */
function lastBiscuit() {
  const tape = (x, y, turn) => {
    const stripes = Array.from({ length: 9 }, (_, at) => `M${at * 44 - 196}-19l22 0-20 38-22 0Z`);
    const band = "M-220-19H220V19H-220Z";
    return place(x, y, turn, field(band, GOLD), field(stripes.join(""), INK), line("M-220-19H220M-220 19H220"));
  };
  return picture(
    STEEL,
    solid("M160 36C232 34 286 90 286 160 287 232 232 286 160 286 90 287 34 232 34 160 33 92 90 36 160 36Z", WHITE),
    line("M160 66C214 65 256 106 256 159 257 214 214 256 160 256 107 257 64 214 64 160 63 108 107 67 160 66Z", 5),
    shape(scalloped(160, 154, 66), "#D9A866"),
    ...[
      [136, 128],
      [172, 120],
      [194, 148],
      [160, 158],
      [126, 164],
      [178, 184],
      [146, 192],
    ].map(([x, y]) => dot(x, y, 5, BROWN)),
    line("M228 110 232 112M92 120 95 123M236 176 239 174", 8),
    tape(160, 250, -9),
    tape(180, 46, 13),
  );
}

function scalloped(x, y, radius) {
  const bumps = 16;
  const point = (turn, reach) => {
    const angle = (turn / bumps) * 2 * Math.PI;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  };
  const edge = Array.from(
    { length: bumps },
    (_, bump) => `Q${point(bump + 0.5, radius * 1.2)} ${point(bump + 1, radius)}`,
  );
  return `M${point(0, radius)}${edge.join("")}Z`;
}
