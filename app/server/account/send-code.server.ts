import { nanoid } from "nanoid";
import { CODE_REQUEST_LIMITS, CODE_REQUESTS_KEPT_MS, pauseBeforeNextCode } from "~/domain/account/code-request-limits";
import { EMAIL_CODE_KEPT_MS, EMAIL_CODE_LIFETIME_MS, newEmailCode } from "~/domain/account/email-code";
import type { Viewer } from "~/domain/account/user";
import { tooManyCodes } from "~/domain/app-error";
import type { Mail } from "~/domain/mail/mail";
import { signatures } from "../crypto.server";
import type { Dependencies } from "../dependencies.server";
import { postMail } from "../mail/post-mail.server";
import { selectUserByEmail, selectViewer, toViewer } from "./account-repository.server";
import { browserOf, isKnownTo, markBrowser } from "./browser-mark.server";
import { addressKeysOf, type CodePurpose, codeKeys, hashCode } from "./email-code.server";
import {
  deleteCodeRequest,
  deleteCodesOfBefore,
  deleteExpiredEmailCodes,
  deleteOldCodeRequests,
  insertCodeRequest,
  selectCodeRequests,
  upsertEmailCode,
} from "./email-code-repository.server";
import { readViewer } from "./require-viewer.server";
import type { Visitor } from "./visitor.server";

/** Who asked for a code, and whose the address is that it goes to. Null for nobody. */
export interface Asked {
  viewer: Viewer | null;
  owner: Viewer | null;
}

/** What goes out with a code, and who alone may use it: null for whoever reads the mail. */
interface Letter {
  letter: Mail;
  holder: string | null;
}

/**
 * Mails a code to an address for this browser, which is marked by it, and gives whose the address is. `letterOf` writes
 * the mail, and may refuse. Whoever owns the address, or nobody, the same is done in the same order, so that how long
 * it takes tells nothing. Refuses with `rate_limited`, and with `mail_failed`. Where no mail goes out the request
 * counts for nothing, and can be made again at once.
 */
export async function sendCode(
  deps: Dependencies,
  visitor: Visitor,
  { email, network }: { email: string; network: string },
  purpose: CodePurpose,
  letterOf: (code: string, asked: Asked) => Letter,
): Promise<Asked> {
  const { database, clock, secret } = deps;
  const now = clock();
  const id = nanoid();
  markBrowser(visitor);
  const addressKeys = await addressKeysOf(secret, email);
  const isKnown = await isKnownTo(secret, visitor, email);
  const requester = {
    addressKeys,
    networkKeys: await signatures(secret, "network", network),
    browserKeys: isKnown ? await signatures(secret, "browser", browserOf(visitor)) : ([""] as const),
  };
  const [, , noted, viewers, owners, ...requests] = await database.batch([
    deleteOldCodeRequests(database, now - CODE_REQUESTS_KEPT_MS),
    deleteExpiredEmailCodes(database, now - EMAIL_CODE_KEPT_MS),
    insertCodeRequest(database, id, requester, now),
    selectViewer(database, visitor.tokenHash, now),
    selectUserByEmail(database, email),
    ...CODE_REQUEST_LIMITS.map((limit) => selectCodeRequests(database, limit, requester, now)),
  ]);
  if (noted.length === 0) throw tooManyCodes(pauseBeforeNextCode(requests.flat(), now));
  const owner = owners[0] === undefined ? null : toViewer(owners[0]);
  const asked = { viewer: readViewer(visitor, viewers, now), owner };
  const code = newEmailCode(deps.randomBytes);
  let written: Letter;
  try {
    written = letterOf(code, asked);
    await postMail(deps.mailer, written.letter);
  } catch (error) {
    await deleteCodeRequest(database, id);
    throw error;
  }
  const keys = await codeKeys(secret, purpose, email, browserOf(visitor));
  const [[key, ...previous], [addressKey]] = [keys, addressKeys];
  const codeHash = await hashCode(secret, key, { code, holder: written.holder });
  await database.batch([
    upsertEmailCode(database, { key, addressKey, codeHash, expiresAt: clock() + EMAIL_CODE_LIFETIME_MS }),
    ...(previous.length === 0 ? [] : [deleteCodesOfBefore(database, previous)]),
  ]);
  return asked;
}
