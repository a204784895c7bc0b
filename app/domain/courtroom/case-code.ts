/** Length of a case code, in characters of its alphabet (docs/rules.md#case-code). */
export const CASE_CODE_LENGTH = 6;

/** Without letters and digits that are taken for each other when read aloud or from a screen. */
export const CASE_CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Bytes from here on would make the alphabet's first letters likelier than its last. */
const FAIR_BYTES = 256 - (256 % CASE_CODE_ALPHABET.length);

const CASE_CODE = new RegExp(`^[${CASE_CODE_ALPHABET}]{${CASE_CODE_LENGTH}}$`, "u");

/** The case code that somebody typed, in any case and with blanks anywhere, as on a phone after hearing it. */
export function readCaseCode(typed: string): string | null {
  const code = typed.replace(/\s/gu, "").toUpperCase();
  return CASE_CODE.test(code) ? code : null;
}

/** A new case code, with a digit in it (docs/rules.md#case-code). `random` gives so many random bytes. */
export function newCaseCode(random: (count: number) => Uint8Array): string {
  let drawn = "";
  let code = "";
  while (code.length < CASE_CODE_LENGTH || !/\d/u.test(code)) {
    const fair = [...random(CASE_CODE_LENGTH * 2)].filter((byte) => byte < FAIR_BYTES);
    drawn += fair.map((byte) => CASE_CODE_ALPHABET[byte % CASE_CODE_ALPHABET.length]).join("");
    code = drawn.slice(-CASE_CODE_LENGTH);
  }
  return code;
}
