import { codeFault } from "~/domain/account/email-code";
import type { Viewer } from "~/domain/account/user";
import { badCode, badCurrentCode, emailTaken, invalidInput, noAccount, noSession } from "~/domain/app-error";
import { addressChangedLetter, addressTakenLetter, newAddressLetter } from "~/domain/mail/letters";
import { violatesCheck, violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { selectViewer, updateEmail } from "./account-repository.server";
import { browserOf, markAsKnown } from "./browser-mark.server";
import { requireCsrfToken } from "./csrf-token.server";
import { codeKeys, isRightCode } from "./email-code.server";
import { giveBackTry, selectEmailCode, spendEmailCode, tryEmailCode } from "./email-code-repository.server";
import { readViewer } from "./require-viewer.server";
import { sendCode } from "./send-code.server";
import type { Visitor } from "./visitor.server";

/** A code of the new address and one of the address of today, which is asked for as if to log in. */
interface EmailChange {
  email: string;
  code: string;
  currentEmail: string;
  currentCode: string;
  csrfToken: string | undefined;
}

/** Giving an account another address. */
export function createEmailChangeService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  return {
    /**
     * Mails a code to the new address. Where it belongs to another account, that account's owner gets a letter without
     * one, and whoever asked learns no more than otherwise. `network` is whose limits count. Refuses without the
     * session's CSRF token, whoever has no account with an address, and the account's own address.
     */
    async requestEmailChange(
      visitor: Visitor,
      { email, csrfToken }: { email: string; csrfToken: string | undefined },
      network: string,
    ): Promise<void> {
      await requireCsrfToken(secret, visitor, csrfToken);
      await sendCode(deps, visitor, { email, network }, "change", (code, { viewer, owner }) => {
        const { uuid } = requireAccount(viewer);
        if (owner?.uuid === uuid) throw invalidInput("That is your address already. Please enter another one.");
        return { holder: uuid, letter: owner === null ? newAddressLetter(email, code) : addressTakenLetter(email) };
      });
    },

    /**
     * Makes the new address the account's, and tells the old one. Wants a code of each: a session that was stolen can't
     * take the account with it (docs/rules.md#stolen-sessions). Where one of them is wrong, the other gets its try
     * back. Refuses with `bad_code` and its kin, saying which of the two it was, and with `email_taken` where somebody
     * was faster.
     */
    async changeEmail(
      visitor: Visitor,
      { email, code, currentEmail, currentCode, csrfToken }: EmailChange,
    ): Promise<Viewer> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const browser = browserOf(visitor);
      const [newKeys, oldKeys] = await Promise.all([
        codeKeys(secret, "change", email, browser),
        codeKeys(secret, "login", currentEmail, browser),
      ]);
      const [viewers, triedNew, newStanding, triedOld, oldStanding] = await database.batch([
        selectViewer(database, tokenHash, now),
        tryEmailCode(database, newKeys, now),
        selectEmailCode(database, newKeys),
        tryEmailCode(database, oldKeys, now),
        selectEmailCode(database, oldKeys),
      ]);
      const [newKey, oldKey] = [triedNew[0]?.key ?? newKeys[0], triedOld[0]?.key ?? oldKeys[0]];
      const account = requireAccount(readViewer(visitor, viewers, now));
      const [isNewRight, isOldRight] = await Promise.all([
        isRightCode(secret, { code, holder: account.uuid }, triedNew[0]),
        isRightCode(secret, { code: currentCode, holder: null }, triedOld[0]),
      ]);
      const isOwnOld = isOldRight && account.email === currentEmail;
      if (!isOwnOld || !isNewRight) {
        if (isOldRight) await giveBackTry(database, oldKey);
        if (isNewRight) await giveBackTry(database, newKey);
        throw isOwnOld ? badCode(codeFault(newStanding[0], now)) : badCurrentCode(codeFault(oldStanding[0], now));
      }
      try {
        const [, , changed] = await database.batch([
          spendEmailCode(database, newKey),
          spendEmailCode(database, oldKey),
          updateEmail(database, account.uuid, email, now),
        ]);
        if (changed.length === 0) throw noSession();
      } catch (error) {
        if (violatesCheck(error, "email_codes_single_use")) throw badCode();
        throw violatesUnique(error, "users.email") ? emailTaken() : error;
      }
      await markAsKnown(secret, visitor, email);
      await tellOldAddress(account.email);
      return { ...account, email };
    },
  };

  /** The change stands whether or not the old address can be reached: its owner may have lost it. */
  async function tellOldAddress(oldEmail: string): Promise<void> {
    try {
      await deps.mailer.send(addressChangedLetter(oldEmail));
    } catch (error) {
      logError("mail_failed", error, {});
    }
  }
}

function requireAccount(viewer: Viewer | null): Viewer & { email: string } {
  if (viewer === null) throw noSession();
  const { email } = viewer;
  if (!viewer.isAccountUser || email === null) throw noAccount();
  return { ...viewer, email };
}
