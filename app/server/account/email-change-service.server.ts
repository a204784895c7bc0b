import type { Viewer } from "~/domain/account/user";
import { badCode, emailTaken, noAccount, noSession } from "~/domain/app-error";
import { addressChangedLetter, addressTakenLetter, codeLetter } from "~/domain/mail/letters";
import { violatesCheck, violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { selectViewer, updateEmail } from "./account-repository.server";
import { requireCsrfToken } from "./csrf-token.server";
import { codeKey, isRightCode } from "./email-code.server";
import { spendEmailCode, tryEmailCode } from "./email-code-repository.server";
import { readViewer } from "./require-viewer.server";
import { sendCode } from "./send-code.server";
import type { Visitor } from "./visitor.server";

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/** Giving an account another address. */
export function createEmailChangeService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  return {
    /**
     * Mails a code to the new address. Where it belongs to another account, that account's owner gets a letter without
     * one, and whoever asked learns no more than otherwise. `network` is whose limits count. Refuses without the
     * session's CSRF token, and whoever has no account with an address.
     */
    async requestEmailChange(
      visitor: Visitor,
      { email, csrfToken }: { email: string; csrfToken: string | undefined },
      network: string,
    ): Promise<void> {
      await requireCsrfToken(secret, visitor, csrfToken);
      await sendCode(deps, visitor, { email, network }, "change", (code, { viewer, owner }) => {
        const { uuid } = requireAccount(viewer);
        const isFree = owner === null || owner.uuid === uuid;
        return { holder: uuid, letter: isFree ? codeLetter(email, code) : addressTakenLetter(email) };
      });
    },

    /**
     * Makes the new address the account's, and tells the old one. Refuses with `bad_code`, and with `email_taken` where
     * somebody was faster.
     */
    async changeEmail(
      visitor: Visitor,
      { email, code, csrfToken }: { email: string; code: string; csrfToken: string | undefined },
    ): Promise<Viewer> {
      const tokenHash = await requireCsrfToken(secret, visitor, csrfToken);
      const now = clock();
      const key = await codeKey(secret, "change", email);
      const [viewers, tried] = await database.batch([
        selectViewer(database, tokenHash, now),
        tryEmailCode(database, key, now),
      ]);
      const account = requireAccount(readViewer(visitor, viewers, now));
      if (!(await isRightCode(secret, key, { code, holder: account.uuid }, tried[0]))) throw badCode();
      try {
        await database.batch([spendEmailCode(database, key), updateEmail(database, account.uuid, email, now)]);
      } catch (error) {
        if (violatesCheck(error, "email_codes_single_use")) throw badCode();
        throw violatesUnique(error, "users.email") ? emailTaken() : error;
      }
      if (account.email !== email) await tellOldAddress(account.email);
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
