import { BEYOND_TYPEWRITER, normalizeText, UNSEEN } from "./text";

/** What joins emoji, or letters of a script that joins them: without it another sign or another word would be shown. */
const JOINING =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F|(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}])(?:\u200C|\u200D|\uFE0F)/gu;

/** A text as an eye sees it, in the form in which it can be shown: of what is not seen only what joins is left. */
export function readableText(text: string): string {
  if (!BEYOND_TYPEWRITER.test(text)) return normalizeText(text);
  const joining = new Set([...text.matchAll(JOINING)].map(({ index }) => index));
  return normalizeText(text.replace(UNSEEN, (unseen, at: number) => (joining.has(at) ? unseen : "")));
}
