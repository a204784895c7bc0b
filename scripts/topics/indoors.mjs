import { dot, field, line, shape } from "../ads/pen.mjs";
import {
  BROWN,
  CORAL,
  GOLD,
  MOSS,
  NAVY,
  PAPER,
  PLUM,
  SAGE,
  SKY,
  STEEL,
  TAN,
  TEAL,
  WHITE,
  WINE,
} from "../portraits/ink.mjs";
import { scene } from "./scene.mjs";

/** Rooms in which people annoy each other. */
export const INDOORS = { kitchen: kitchen(), office: office(), cinema: cinema(), "living-room": livingRoom() };

/** A shelf, a window, a pot that boils over and the carton that somebody put back. */
function kitchen() {
  return scene(
    SAGE,
    shape("M282 40 446 36 449 152 285 156Z", SKY),
    field("M287 132C330 104 372 146 447 116L448 150 287 154Z", MOSS),
    line("M364 39 367 154M284 98 447 94"),
    shape("M270 154 460 149 461 165 271 171Z", WHITE),
    shape("M28 132 224 127 225 142 29 146Z", TAN),
    shape("M50 88 90 86 92 129 49 131Z", WHITE),
    shape("M46 74 93 72 93 88 47 89Z", CORAL),
    shape("M112 100 150 99 147 128 116 129Z", TEAL),
    line("M150 104C166 102 166 122 148 121M176 127 172 76M190 127 196 70M206 126 214 82"),
    field("M-5 384 485 380V485H-5Z", MOSS),
    line("M118 386 120 480M246 384 246 480M372 382 369 480"),
    dot(104, 420, 5, GOLD) + dot(262, 420, 5, GOLD) + dot(386, 418, 5, GOLD),
    shape("M-5 362 485 355 485 379-5 387Z", TAN),
    line("M88 292C80 276 98 270 90 252M118 290C110 274 128 268 120 250"),
    shape("M50 318 158 314 152 361 60 364Z", STEEL),
    shape("M44 306C70 290 140 288 164 303L162 315 46 320Z", STEEL),
    line("M50 332 32 330M157 328 176 325"),
    dot(104, 296, 6, CORAL),
    shape("M318 312 340 288 372 287 394 309 391 357 321 358Z", WHITE),
    field("M323 328 391 326 391 344 323 346Z", CORAL),
    line("M318 312 394 309M340 288 341 311"),
    shape("M420 332 456 330 453 355 423 356Z", GOLD),
    line("M456 336C470 334 468 350 454 349"),
  );
}

/** A board full of reminders over a desk on which nothing has been washed. */
function office() {
  return scene(
    STEEL,
    shape("M34 40 300 34 303 158 37 163Z", TAN),
    shape("M58 60 108 57 111 104 61 107Z", GOLD),
    shape("M126 56 176 60 172 108 122 103Z", WHITE),
    shape("M196 62 240 56 246 100 202 106Z", CORAL),
    shape("M84 116 132 114 133 146 86 148Z", PLUM),
    line(
      "M136 72 164 74M135 82 163 85M206 76 234 72M208 86 228 84M70 74 100 72M71 84 92 83M254 66 282 64M256 76 274 75",
    ),
    dot(390, 92, 52, WHITE),
    line("M390 92 390 58M390 92 412 106M390 46 390 50M390 134 390 138M344 92 348 92M432 92 436 92"),
    field("M-5 384 485 378V485H-5Z", BROWN),
    shape("M-5 372 485 366 485 392-5 399Z", TAN),
    shape("M36 282 206 277 209 358 39 362Z", NAVY),
    field("M48 294 196 290 198 346 50 350Z", SKY),
    line("M62 308 120 306M62 320 148 318M62 332 104 331"),
    shape("M108 361 142 360 150 376 100 378Z", STEEL),
    shape("M246 340 284 338 281 370 250 371Z", CORAL),
    line("M284 345C300 344 298 363 282 362M258 326C252 316 266 312 260 302M274 325C268 315 282 311 276 300"),
    shape("M386 328C360 318 352 290 368 276 384 286 392 306 392 326Z", MOSS),
    shape("M400 326C398 296 410 272 430 264 442 288 430 316 408 328Z", MOSS),
    shape("M394 326C386 300 386 276 396 254 410 274 410 304 402 327Z", SAGE),
    shape("M366 326 430 323 422 367 374 369Z", WHITE),
  );
}

/** The screen between its curtains, and the row in front, where somebody is already eating. */
function cinema() {
  return scene(
    WINE,
    shape("M84 30 398 26 395 158 87 162Z", PAPER),
    field("M88 120C150 92 210 132 274 106 320 92 360 110 395 104L394 156 88 160Z", SKY),
    dot(322, 72, 22, GOLD),
    shape("M-5-5 82-5C98 60 66 120 78 196L-5 210Z", CORAL),
    shape("M400-5 485-5V206L404 196C416 124 386 62 400-5Z", CORAL),
    line(
      "M18-5C26 60 10 130 20 206M50-5C62 66 40 124 50 200M432-5C422 62 442 126 432 200M462-5C454 66 472 132 464 202",
    ),
    field("M-5 400 485 396V485H-5Z", NAVY),
    shape("M-30 485-26 352Q-22 330 4 330L74 328Q98 328 100 350L104 485Z", CORAL),
    shape("M118 485 120 350Q122 328 148 328L214 327Q238 327 239 349L242 485Z", CORAL),
    shape("M256 485 258 349Q260 327 286 326L352 325Q376 325 377 347L380 485Z", CORAL),
    shape("M394 485 396 347Q398 325 424 324L486 323V485Z", CORAL),
    line("M-10 372 88 370M132 370 226 369M270 368 364 367M408 366 480 365"),
    shape("M150 330C138 300 150 272 180 272 210 272 222 300 210 328Z", BROWN),
    shape("M300 330 314 404 362 402 374 327Z", WHITE),
    field("M316 330 324 403 336 403 332 329ZM348 328 346 402 357 402 363 328Z", CORAL),
    shape(
      "M296 330C286 316 298 304 310 310 308 294 328 290 334 302 342 288 362 294 360 308 374 302 386 316 376 328Z",
      PAPER,
    ),
  );
}

/** A sofa for three, two cushions, and one lamp that nobody switches off. */
function livingRoom() {
  return scene(
    PLUM,
    shape("M46 44 138 40 142 148 49 152Z", PAPER),
    field("M58 56 128 53 131 137 60 140Z", TEAL),
    dot(94, 86, 16, GOLD),
    line("M60 128C84 108 106 132 131 112"),
    shape("M168 58 262 54 264 118 170 122Z", PAPER),
    field("M178 68 252 65 254 109 180 112Z", CORAL),
    line("M196 100 212 80 226 98 236 88 248 102"),
    line("M402 130 404 372"),
    shape("M364 42 438 39 458 130 346 134Z", GOLD),
    line("M384 42 374 132M420 40 430 130"),
    field("M-5 388 485 383V485H-5Z", TAN),
    shape("M376 374 430 372 434 384 372 387Z", BROWN),
    shape("M62 300Q62 274 90 272L300 268Q328 268 328 294L330 390 64 394Z", TEAL),
    line("M196 270 197 352"),
    shape(
      "M30 330Q30 306 56 306 82 306 82 330L83 356 314 352 313 328Q313 302 338 302 364 302 364 326L362 412 32 416Z",
      TEAL,
    ),
    line("M83 356 314 352M82 356 84 414M313 354 313 412"),
    shape("M104 300 152 292 162 342 112 349Z", CORAL),
    shape("M238 292 286 298 278 348 230 341Z", GOLD),
    line("M52 416 50 434M344 412 346 430"),
    shape("M196 362 250 360 251 376 197 378Z", NAVY),
    dot(210, 369, 3, CORAL),
    line("M222 369 242 368"),
  );
}
