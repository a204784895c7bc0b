import { dot, field, line, shape } from "../ads/pen.mjs";
import {
  BROWN,
  CORAL,
  GOLD,
  MOSS,
  NAVY,
  PAPER,
  PAPER_DEEP,
  PLUM,
  SAGE,
  SKY,
  STEEL,
  TAN,
  TEAL,
  WHITE,
} from "../portraits/ink.mjs";
import { scene } from "./scene.mjs";

/** Places where people annoy those whom they don't know. */
export const OUTDOORS = { train: train(), beach: beach(), street: street(), supermarket: supermarket() };

/** Two windows, the straps, and a bag that has a seat to itself. */
function train() {
  const pane = (x) =>
    [
      shape(
        `M${x} 74Q${x} 56 ${x + 20} 56L${x + 164} 52Q${x + 184} 52 ${x + 184} 70L${x + 186} 158Q${x + 186} 176 ${x + 166} 177L${x + 20} 180Q${x + 2} 180 ${x + 2} 164Z`,
        SKY,
      ),
      field(
        `M${x + 3} 146C${x + 50} 112 ${x + 96} 150 ${x + 184} 124L${x + 184} 162Q${x + 182} 174 ${x + 166} 175L${x + 22} 178Q${x + 4} 178 ${x + 4} 164Z`,
        MOSS,
      ),
      line(`M${x + 3} 146C${x + 50} 112 ${x + 96} 150 ${x + 184} 124`),
    ].join("");
  const strap = (x) => line(`M${x} 20 ${x - 6} 48M${x} 20 ${x + 6} 48`) + dot(x, 60, 13, "none");
  return scene(
    PAPER_DEEP,
    pane(34) + pane(258),
    line("M-5 21 485 17"),
    strap(92) + strap(240) + strap(390),
    field("M-5 400 485 396V485H-5Z", STEEL),
    shape("M22 485 26 342Q28 316 56 316L196 313Q222 313 223 338L226 485Z", CORAL),
    shape("M78 330 172 328 173 354 79 357Z", WHITE),
    shape("M258 485 260 338Q262 313 288 312L430 309Q456 309 457 334L462 485Z", CORAL),
    shape("M312 326 406 324 407 350 313 353Z", WHITE),
    line("M40 440 214 437M272 436 448 433"),
    line("M326 372C326 344 376 342 376 370"),
    shape("M296 374 404 369 412 434 290 438Z", TEAL),
    line("M293 398 408 394"),
    shape("M340 388 362 387 363 406 341 407Z", GOLD),
  );
}

/** Sun, sea, and a parasol that stands where somebody else was going to lie. */
function beach() {
  return scene(
    SKY,
    dot(96, 88, 40, GOLD),
    line(
      "M96 30 96 38M38 88 46 88M54 48 60 54M138 48 133 54M146 88 154 88M196 62C204 52 212 54 216 64 222 54 232 54 238 62M236 100C242 92 248 94 252 101 257 94 264 94 269 100",
    ),
    field("M-5 204C80 196 130 210 240 202 330 196 400 208 485 200V330H-5Z", TEAL),
    line(
      "M-5 204C80 196 130 210 240 202 330 196 400 208 485 200M20 236Q36 228 52 236M420 232Q436 224 452 232M44 290Q60 282 76 290M392 300Q408 292 424 300",
    ),
    field("M-5 330C90 312 180 340 280 326 360 316 420 332 485 320V485H-5Z", "#EBCB8B"),
    line("M-5 330C90 312 180 340 280 326 360 316 420 332 485 320"),
    line("M374 140 350 398"),
    shape(
      "M268 128C290 62 366 24 436 62 466 80 476 116 468 146 440 126 420 126 402 142 380 122 352 120 334 136 312 120 290 118 268 128Z",
      CORAL,
    ),
    field("M384 47C350 66 336 100 334 134 352 120 378 122 400 140 408 104 404 72 384 47Z", WHITE),
    line("M384 47C350 66 336 100 334 136M384 47C406 72 408 106 402 142M384 47 386 36"),
    shape("M48 388 226 376 244 424 60 438Z", PAPER),
    field("M90 386 118 384 132 432 104 434ZM160 381 188 379 204 427 176 429Z", CORAL),
    shape("M282 372 330 369 322 412 290 414Z", GOLD),
    line("M282 372C286 348 324 346 330 369M398 392C404 376 424 378 424 394M412 382 410 394"),
    dot(440, 410, 9, CORAL),
  );
}

/** A row of houses over a pavement, with a lamp, a bin and three people's worth of bicycle. */
function street() {
  const wheel = (x) => dot(x, 390, 34, "none") + dot(x, 390, 4, WHITE);
  return scene(
    "#F6DDB0",
    shape("M-8 210-6 84 54 40 118 80 120 206Z", CORAL),
    shape("M120 206 118 58 226 54 228 203Z", PAPER),
    shape("M110 46 236 42 238 60 111 64Z", TEAL),
    shape("M228 203 226 96 286 48 350 92 352 200Z", PLUM),
    shape("M352 200 350 66 488 60V198Z", SAGE),
    shape("M342 52 490 46V64L343 70Z", BROWN),
    shape("M24 104 56 103 57 146 25 147ZM76 102 104 101 105 144 77 145Z", SKY),
    shape(
      "M138 82 166 81 167 122 139 123ZM184 80 210 79 211 120 185 121ZM250 112 274 111 275 150 251 151ZM300 110 326 109 327 148 301 149Z",
      SKY,
    ),
    shape("M372 90 400 89 401 130 373 131ZM424 88 454 87 455 128 425 129Z", GOLD),
    shape("M156 205 157 150 196 148 198 203Z", TEAL),
    field("M-5 208 485 197V424H-5Z", "#E6C692"),
    line("M-5 208 485 197"),
    field("M-5 424 485 418V485H-5Z", STEEL),
    line("M-5 424 485 418"),
    line("M428 420 426 226M404 236 448 234"),
    shape("M410 198 442 197 448 234 404 236Z", GOLD),
    shape("M414 188 438 187 442 197 410 198Z", NAVY),
    wheel(92) + wheel(208),
    line(
      "M92 390 130 334 188 332 208 390M130 334 152 390 188 332M92 390 152 390M130 334 124 318M112 318 138 316M188 332 182 312M182 312C196 302 206 310 202 320",
    ),
    shape("M304 344 376 342 368 420 314 422Z", TEAL),
    shape("M296 332 384 329 384 343 297 346Z", TEAL),
    line("M326 358 330 408M340 357 341 408M355 357 351 407M326 332C328 320 352 318 356 330"),
  );
}

/** Shelves above, and the belt below with the bar that somebody forgot to put down. */
function supermarket() {
  const bottle = (x, fill) =>
    shape(
      `M${x} 122 ${x} 88C${x} 78 ${x + 7} 76 ${x + 7} 66L${x + 7} 56 ${x + 19} 55 ${x + 19} 66C${x + 19} 76 ${x + 26} 78 ${x + 26} 88L${x + 27} 121Z`,
      fill,
    );
  const tin = (x, fill) =>
    shape(`M${x} 182 ${x} 148 ${x + 32} 147 ${x + 33} 181Z`, fill) + line(`M${x} 156 ${x + 32} 155`);
  return scene(
    PAPER_DEEP,
    bottle(40, TEAL) +
      bottle(76, TEAL) +
      bottle(112, MOSS) +
      bottle(250, GOLD) +
      bottle(286, GOLD) +
      bottle(322, CORAL),
    shape("M158 70 220 67 222 119 160 121Z", CORAL) + shape("M172 82 208 80 209 100 173 102Z", WHITE),
    shape("M368 62 434 59 437 117 370 119Z", PLUM) + dot(402, 88, 16, WHITE),
    shape("M14 122 468 116 469 130 15 136Z", TAN),
    tin(36, CORAL) + tin(76, WHITE) + tin(116, CORAL) + tin(352, TEAL) + tin(392, WHITE) + tin(430, TEAL),
    shape("M14 183 468 178 469 192 15 197Z", TAN),
    line("M20 40 18 330M462 34 466 330"),
    field("M-5 404 485 398V485H-5Z", STEEL),
    shape("M-5 372 485 366 485 402-5 408Z", NAVY),
    dot(30, 390, 7, STEEL) + dot(450, 384, 7, STEEL),
    shape("M48 326 76 302 96 301 116 324 114 370 50 372Z", WHITE),
    field("M52 338 114 336 114 352 52 354Z", TEAL),
    line("M48 326 116 324"),
    shape("M134 371C126 346 146 330 162 338 170 326 198 330 198 350 200 362 196 368 192 369Z", CORAL),
    line("M164 338C162 326 168 318 176 316"),
    shape("M230 354 306 344 309 358 233 370Z", GOLD),
    shape("M328 368 330 318 372 316 374 366Z", MOSS),
    dot(351, 342, 13, WHITE),
    shape("M392 366C392 344 412 336 426 342 446 336 462 350 456 365Z", TAN),
    line("M412 350 408 356M428 348 424 355M442 350 438 356"),
  );
}
