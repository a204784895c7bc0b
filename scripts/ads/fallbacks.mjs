import { CORAL, GOLD, INK, NAVY, PAPER_DEEP, PLUM, STEEL, TAN, TEAL, WHITE, WINE } from "../portraits/ink.mjs";
import { absence, dot, field, line, picture, place, shadow, shape, solid, stand } from "./pen.mjs";

/** What stands in where no ad can be had. */
export const FALLBACKS = {
  upgrade: upgrade(),
  "file-another-suit": fileAnotherSuit(),
  "refer-a-friend": referAFriend(),
};

/** A plinth, lit and roped off, with nothing on it yet. */
function upgrade() {
  const plinth = "M108 190 214 188 217 208 204 210 208 286 114 288 118 211 106 210Z";
  const posts = ["M40 196 56 195 58 290 40 291Z", "M264 195 280 194 282 290 264 291Z"];
  const rope = "M50 210Q160 318 272 208";
  return picture(
    WINE,
    field("M14 0H40L36 280H12ZM66 0H88L84 280H64ZM236 0H258L260 280H238ZM284 0H308L310 280H288Z", "#7A2A3A"),
    field("M118-4H206L292 300H30Z", "#F7CE6C"),
    field("M0 276H320V320H0Z", "#5C1F2C"),
    field("M36 276H286L292 300H30Z", "#E0B455"),
    absence("M112 62 136 88 161 44 186 87 212 60 204 120 120 122Z"),
    shadow(plinth),
    shape(plinth, WHITE),
    shape(
      "M86 152C84 142 94 138 104 144 142 152 182 150 216 142 228 138 236 146 232 156 226 166 228 178 234 188 238 198 228 204 218 198 182 192 140 194 104 200 94 204 84 196 88 186 94 174 92 164 86 152Z",
      TEAL,
    ),
    shadow(...posts),
    ...posts.map((post) => shape(post, GOLD)),
    dot(48, 190, 13, GOLD),
    dot(272, 189, 13, GOLD),
    line(rope, 20),
    `<path d="${rope}" stroke="${CORAL}" stroke-width="9"/>`,
  );
}

/** Papers, a quill and room for more. */
function fileAnotherSuit() {
  return picture(
    "#CDDCB4",
    field("M0 250H320V320H0Z", TAN),
    line("M-6 250H326"),
    place(116, 176, -13, solid("M-72-104 74-108 78 96-70 100Z", TEAL)),
    place(124, 176, 7, solid("M-72-104 74-108 78 96-70 100Z", PAPER_DEEP)),
    place(
      122,
      172,
      -3,
      solid("M-74-108 74-110 77 102-74 106Z", WHITE),
      shape("M-74-108 74-110 75-72-74-69Z", CORAL),
      line("M-48-36 46-38M-48-8 46-10M-48 20 4 19"),
      dot(38, 58, 22, GOLD),
      line("M28 58 36 66 50 50", 5),
    ),
    solid("M226 226 282 224 296 262C300 284 290 292 270 292L238 293C218 293 208 284 212 264Z", NAVY),
    shape("M222 210 286 208 287 228 223 230Z", STEEL),
    shape("M250 212C214 150 226 78 292 30 306 96 296 160 256 212Z", WHITE),
    line("M252 214C252 160 262 110 282 66M254 168 238 152M258 140 242 122M258 166 278 152M264 132 286 118", 5),
  );
}

/** Two tins and a string: the oldest way to be heard. */
function referAFriend() {
  const body = "M-46-54C-46-80 46-80 46-54L42 62C26 76-26 76-42 62Z";
  const tin = (x, y, turn, fill) =>
    stand(
      x,
      y,
      turn,
      body,
      shape(body, fill),
      line("M-44-18C-24-6 24-6 44-18M-43 24C-24 36 24 36 43 24", 5),
      shape("M-46-54C-46-80 46-80 46-54 46-32-46-32-46-54Z", STEEL),
      field("M-32-55C-30-70 30-70 32-55 28-44-28-44-32-55Z", INK),
    );
  return picture(
    PLUM,
    line("M126 204C130 286 226 300 214 250 204 214 108 236 124 280 140 312 206 290 202 204"),
    tin(88, 142, -30, CORAL),
    tin(236, 138, 28, TEAL),
    line("M24 56 12 46M52 34 44 20M86 28 86 12M300 54 312 44M272 32 280 18M238 26 238 10"),
  );
}
