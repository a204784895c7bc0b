import { kindProfile } from "../case/case-kind";
import { readCaseCode } from "../courtroom/case-code";
import { countCharacters } from "../text";
import { INVITATION_TOKEN_LENGTH } from "./invitation";

/** From so many code points on, what was pasted is a message and no link. */
const ENTRY_MAX = 256;

const LETTER = "[A-Za-z0-9_-]";
const TOKEN = `${LETTER}{${INVITATION_TOKEN_LENGTH}}(?!${LETTER})`;
const TOKEN_OF_LINK = new RegExp(`/invite/(${TOKEN})`, "u");
const TOKEN_ALONE = new RegExp(`(?<!${LETTER})${TOKEN}`, "u");

const CODE_OF_LINK = new RegExp(`/invitation/(${LETTER}+)`, "u");
/** `banana`: small letters and no digit, which each new code has. */
const WORD = /^\P{N}*\p{Ll}\P{N}*$/u;

/**
 * Where somebody wants to go who pastes this: the path of an invitation, by its link, by the message around it or by
 * its bare token, or of a waiting screen by its case code. Null where there is none of these in it.
 */
export function readInviteEntry(entry: string): string | null {
  const token = TOKEN_OF_LINK.exec(entry)?.[1] ?? TOKEN_ALONE.exec(entry)?.[0];
  if (token !== undefined) return `/invite/${token}`;
  const code = readCaseCode(CODE_OF_LINK.exec(entry)?.[1] ?? (WORD.test(entry) ? "" : entry));
  return code === null ? null : kindProfile("courtroom").filedPath(code);
}

/** Whether more was pasted than anybody reads for a link. */
export function isEntryTooLong(entry: string): boolean {
  return countCharacters(entry) >= ENTRY_MAX;
}
