import { BROWN, CORAL, GOLD, INK, PAPER, PLUM, SKY, STEEL, TAN, TEAL, WHITE } from "../portraits/ink.mjs";
import { absence, dot, field, line, picture, place, rays, shadow, shape, solid, sparkle, stand } from "./pen.mjs";

/** Products that nobody makes, each before the rays of an advertisement. */
export const PRODUCTS = {
  "left-socks": leftSocks(),
  "second-hand-silence": secondHandSilence(),
  "decoy-thermostat": decoyThermostat(),
  "emergency-last-word": emergencyLastWord(),
  "apology-potato": apologyPotato(),
  "grudge-polish": grudgePolish(),
};

/** A sock on the line, and the place of the other one. */
function leftSocks() {
  const sock =
    "M84 74 158 70 161 168C162 192 152 208 134 219L86 250C66 262 44 258 35 241C27 225 33 208 50 198L76 181C84 176 87 170 87 161Z";
  return picture(
    "#CDDCB4",
    rays(100, 170, "#BDD09D"),
    line("M-6 50Q160 72 326 44"),
    `<g transform="translate(338 0) scale(-1 1)">${absence(sock)}</g>`,
    solid(sock, CORAL),
    shape("M161 150C140 154 130 172 136 217 152 207 162 192 161 168Z", GOLD),
    shape("M58 193C58 212 66 238 84 251 66 262 44 258 35 241 27 225 33 208 50 198Z", GOLD),
    shape("M86 124 160 120 160 141 87 145Z", TEAL),
    shape("M80 72 161 67 163 101 82 105Z", WHITE),
    shape("M113 42 131 41 132 88 114 89Z", TAN),
    shape("M207 41 225 40 227 86 208 87Z", TAN),
  );
}

/** A speech bubble with nothing in it, mended once and marked down. */
function secondHandSilence() {
  const bubble =
    "M52 50C100 40 220 36 268 44 288 48 296 60 297 82 299 118 298 140 293 162 290 180 280 187 262 188 210 192 160 193 128 192L72 244 84 190C52 189 36 184 32 166 27 140 27 102 31 74 34 58 40 52 52 50Z";
  return picture(
    TEAL,
    rays(160, 130, "#28A697"),
    solid(bubble, WHITE),
    place(
      88,
      98,
      -9,
      shape("M-30-28 29-30 31 28-28 30Z", CORAL),
      line("M-38-12-22-13M22-14 38-15M-36 14-20 13M22 12 39 11", 5),
    ),
    line("M214 190 222 222"),
    line(
      "M290 58 240 60M290 58 252 94M290 58 290 110M264 59Q262 70 270 77 276 86 290 84M248 60Q248 76 260 86 270 98 290 98",
      4,
    ),
    stand(
      230,
      248,
      10,
      "M-4-46 32-20 34 44-36 46-38-18Z",
      shape("M-4-46 32-20 34 44-36 46-38-18Z", GOLD),
      dot(-3, -22, 7, WHITE),
      line("M-18 8 16 6M-18 26 8 25"),
    ),
  );
}

/** A dial that everybody may turn, and its plug. */
function decoyThermostat() {
  return picture(
    CORAL,
    rays(160, 120, "#F46C4E"),
    line("M158 206C160 256 98 232 94 262 91 292 150 292 192 284"),
    solid("M194 266 228 262 232 298 197 302Z", TEAL),
    line("M231 272 254 269M233 289 256 286"),
    solid("M92 30 228 26Q246 26 247 44L250 186Q250 204 232 204L90 207Q72 207 72 189L73 49Q73 31 92 30Z", WHITE),
    dot(160, 120, 56, GOLD),
    dot(160, 120, 32, PAPER),
    line("M160 120 196 78", 9),
    line("M88 120 94 120M226 120 232 120M108 70 112 74M160 48 160 54M212 70 208 74"),
  );
}

/** A full stop behind glass. */
function emergencyLastWord() {
  return picture(
    GOLD,
    rays(160, 140, "#E9A81E"),
    solid("M60 30 258 26 262 284 58 288Z", CORAL),
    shape("M84 56 234 53 237 210 82 212Z", SKY),
    field("M88 60 146 59 87 136Z", WHITE),
    shape(
      "M112 82 206 79Q220 79 220 94L221 144Q221 159 206 160L160 162 130 192 132 163 114 163Q100 163 100 148L99 97Q99 82 112 82Z",
      WHITE,
    ),
    dot(160, 122, 13, INK),
    shape("M100 240 198 237 199 252 100 255Z", TAN),
    shape("M192 224 224 223 226 268 194 269Z", STEEL),
    line("M66 222C72 238 82 246 98 248", 5),
  );
}

/** A potato with a bow, on a cushion. */
function apologyPotato() {
  const cushion =
    "M40 214C30 200 36 186 54 190 120 204 200 204 266 190 284 186 290 200 280 214 272 228 272 244 282 262 290 278 280 290 262 284 200 270 120 270 58 284 40 290 30 278 38 262 48 244 48 228 40 214Z";
  return picture(
    SKY,
    rays(160, 150, "#98C3D3"),
    solid(cushion, PLUM),
    shape(
      "M62 158C56 110 92 84 134 72 176 58 232 56 258 96 274 124 270 158 246 176 228 190 222 208 190 218 148 228 72 220 62 158Z",
      "#D2A671",
    ),
    shape("M162 64 194 60 180 220 148 224Z", CORAL),
    line(
      "M92 132Q100 126 108 133M106 176Q114 170 122 176M216 106Q224 100 232 107M212 156Q219 150 227 156M120 104 122 106M88 158 90 160",
      5,
    ),
    shape("M176 62C140 12 96 24 106 54 112 72 150 76 176 62Z", CORAL),
    shape("M180 62C212 8 262 20 252 52 246 72 206 76 180 62Z", CORAL),
    dot(178, 64, 14, CORAL),
    line("M130 44Q140 48 150 54M206 52Q216 46 226 42", 5),
    dot(44, 290, 10, GOLD),
    dot(276, 290, 10, GOLD),
  );
}

/** A tin with weather in it, and the brush. */
function grudgePolish() {
  const tin = "M36 122C36 66 84 34 146 34 206 33 250 64 251 118L251 162C250 214 206 246 146 247 84 248 37 216 36 164Z";
  const key = "M246 146 264 146 274 128 292 130 298 150 290 170 272 172 264 158 246 159Z";
  return picture(
    PLUM,
    rays(146, 140, "#B9A1D6"),
    shadow(tin, key),
    shape(key, STEEL),
    shape(tin, TEAL),
    line("M37 138C42 186 88 214 146 213 204 212 246 184 250 136", 5),
    shape("M146 34C206 33 250 66 251 120 250 172 206 204 146 205 86 205 37 172 36 122 36 68 84 34 146 34Z", GOLD),
    line("M146 52C196 51 230 80 231 120 230 158 196 186 146 187 94 187 57 158 56 122 56 82 94 52 146 52Z", 5),
    shape(
      "M102 132C86 132 80 112 96 106 94 88 116 80 126 90 138 72 172 74 174 96 192 92 206 112 192 126 188 132 182 132 176 132Z",
      WHITE,
    ),
    shape("M146 118 126 148 142 147 132 172 166 138 149 139 160 118Z", CORAL),
    stand(
      226,
      262,
      -10,
      "M-74-20C-40-34 40-34 74-20L70 30-70 30Z",
      shape("M-68 0 68 0 70 32-70 32Z", PAPER),
      line("M-50 12-50 30M-30 12-30 30M-10 12-10 30M10 12 10 30M30 12 30 30M50 12 50 30", 5),
      shape("M-74-14C-40-32 40-32 74-14L72 6-72 6Z", BROWN),
    ),
    sparkle(272, 52, 26, WHITE),
    sparkle(296, 98, 13, WHITE),
  );
}
