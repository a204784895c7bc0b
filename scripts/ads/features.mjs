import { BROWN, CORAL, GOLD, MOSS, PAPER, PAPER_DEEP, PLUM, SKY, TAN, TEAL, WHITE } from "../portraits/ink.mjs";
import { dot, field, line, picture, place, shadow, shape, solid, stand } from "./pen.mjs";

/** What Pettifog itself has to offer. */
export const FEATURES = {
  "file-a-pettysuit": fileAPettysuit(),
  procrastination: procrastination(),
  "my-cases": myCases(),
};

/** The gavel comes down on a slice of cake from which somebody had a bite. */
function fileAPettysuit() {
  const side = "M44 176 150 178C150 194 166 190 166 204 180 204 176 220 188 222L190 244 46 246Z";
  return picture(
    GOLD,
    field("M0 244H320V320H0Z", BROWN),
    line("M-6 244H326"),
    solid("M20 246 222 244C218 262 200 270 178 270L66 272C42 272 26 264 20 246Z", WHITE),
    shape(side, PAPER_DEEP),
    shape("M45 204 166 204C170 206 176 212 178 217L46 222Z", CORAL),
    shape(
      "M42 178C40 160 52 148 70 146L132 132C150 130 168 144 160 156 152 158 154 168 146 178 138 192 128 180 120 180 110 192 100 192 92 180 82 192 74 192 66 180 58 190 48 190 42 178Z",
      WHITE,
    ),
    shape("M84 148 82 100 98 99 100 147Z", TEAL),
    shape("M90 92C80 80 90 72 92 62 102 72 106 82 96 92Z", CORAL),
    stand(
      232,
      92,
      -34,
      "M-10 20 12 20 14 190-12 190ZM-66-40 66-42 68 26-66 28Z",
      shape("M-11 20 11 20 13 190-12 190Z", TAN),
      shape("M-66-40 66-42 68 26-66 28Z", BROWN),
      shape("M-48-50-26-50-26 36-48 37ZM26-51 48-51 49 35 27 36Z", GOLD),
    ),
    line("M140 62 122 42M168 36 160 14"),
  );
}

/** A crossroads with a judge's wig on it. */
function procrastination() {
  const post = "M150 96 172 95 176 280 148 281Z";
  const left = "M30 156 62 128 196 122 199 170 64 182Z";
  const right = "M128 202 258 192 292 214 262 244 130 250Z";
  return picture(
    SKY,
    shape("M-10 266C70 236 240 232 330 262V330H-10Z", MOSS),
    shadow(post, left, right),
    shape(post, TAN),
    shape(right, TEAL),
    shape(left, CORAL),
    line("M84 154 172 149M152 226 240 219", 5),
    wig(),
    line("M40 280 46 266M58 284 60 272M262 286 264 272M280 282 288 270", 5),
  );
}

function wig() {
  const hair =
    "M96 84C92 40 124 14 162 14 202 14 230 42 226 84 236 90 236 104 228 108 236 116 234 130 222 132 208 136 194 132 192 122 186 116 188 108 192 104 186 98 186 90 190 86 186 72 176 64 161 64 146 64 136 72 132 86 138 92 136 100 130 104 136 110 136 118 130 122 128 132 112 136 98 132 88 130 86 116 94 108 86 102 88 90 96 84Z";
  return [
    shadow(hair),
    dot(161, 86, 22, TAN),
    shape(hair, WHITE),
    line(
      "M96 86C106 80 122 80 132 86M94 108C106 102 120 102 130 104M190 86C200 80 216 80 226 84M192 104C204 102 218 102 228 108",
      5,
    ),
    line(
      "M136 44C140 36 150 36 154 44M168 44C172 36 182 36 186 44M116 62C120 54 130 54 134 62M188 62C192 54 202 54 206 62M152 28C156 22 166 22 170 28",
      5,
    ),
  ].join("");
}

/** A filing cabinet that can't be shut any more. */
function myCases() {
  return picture(
    CORAL,
    field("M0 272H320V320H0Z", "#E8634A"),
    line("M-6 272H326"),
    shape("M104 8 214 4 216 22 103 25Z", PAPER),
    shape("M92 20 222 16 224 32 92 35Z", WHITE),
    solid("M76 34 244 30 248 292 74 294Z", TEAL),
    shape("M90 48 230 45 231 98 90 100Z", TEAL),
    line("M140 70 182 69", 9),
    shape("M90 226 233 224 235 280 89 282Z", TEAL),
    line("M140 254 184 253", 9),
    field("M80 108 243 106 243 190 80 192Z", "#1F7F75"),
    place(112, 132, -9, shape("M-26-36 18-38 32-24 34 50-26 52Z", GOLD)),
    place(210, 128, 8, shape("M-30-36 26-38 30 52-28 54Z", PLUM)),
    place(162, 124, 2, shape("M-36-44 34-46 36 56-36 58Z", WHITE), line("M-18-24 18-25M-18-8 18-9", 5)),
    shadow("M60 150 262 146 266 210 58 214Z"),
    shape("M60 150 262 146 266 210 58 214Z", TEAL),
    shape("M128 170 194 168 195 190 128 192Z", PAPER),
  );
}
