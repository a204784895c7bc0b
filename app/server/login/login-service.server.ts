import { isShowableAvatar } from "~/domain/account/avatar";
import { decideLogin } from "~/domain/account/decide-login";
import { firstName } from "~/domain/account/display-name";
import { codeFault } from "~/domain/account/email-code";
import type { CreateAccount, VerifyCode } from "~/domain/account/login";
import { ownName } from "~/domain/account/own-name";
import type { Viewer } from "~/domain/account/user";
import {
  badCode,
  emailTaken,
  emailUnverified,
  hasAccount,
  invalidInput,
  noSession,
  usernameTaken,
} from "~/domain/app-error";
import { codeLetter } from "~/domain/mail/letters";
import {
  selectUserByEmail,
  selectUserByUsername,
  selectViewer,
  toViewer,
  updateAccount,
} from "../account/account-repository.server";
import { browserOf } from "../account/browser-mark.server";
import { codeKeys, isRightCode } from "../account/email-code.server";
import { giveBackTry, selectEmailCode, tryEmailCode } from "../account/email-code-repository.server";
import { readViewer, requireOwn } from "../account/require-viewer.server";
import { sendCode } from "../account/send-code.server";
import type { Visitor } from "../account/visitor.server";
import { violatesUnique } from "../database/constraint.server";
import type { Dependencies } from "../dependencies.server";
import { refuseSerious } from "../screening/require-petty.server";
import { type AccountNames, type Entrance, enterCourt } from "./enter-court.server";

/** Logging in by a mailed code, and making a guest an account (docs/rules.md#login-codes). */
export function createLoginService(deps: Dependencies) {
  const { database, clock, secret } = deps;

  /**
   * One round trip: who asks, whose the address is, who has the username, and whether the code is right. It costs a
   * try.
   */
  async function readLogin(visitor: Visitor, { email, code }: { email: string; code: string }, username: string) {
    const now = clock();
    const keys = await codeKeys(secret, "login", email, browserOf(visitor));
    const [viewers, owners, namesakes, tried, standing] = await database.batch([
      selectViewer(database, visitor.tokenHash, now),
      selectUserByEmail(database, email),
      selectUserByUsername(database, username),
      tryEmailCode(database, keys, now),
      selectEmailCode(database, keys),
    ]);
    const owner = owners[0] === undefined ? null : toViewer(owners[0]);
    const isRight = await isRightCode(secret, { code, holder: null }, tried[0]);
    return {
      key: tried[0]?.key ?? keys[0],
      owner,
      /** Null for a right code. */
      fault: isRight ? null : codeFault(standing[0], now),
      viewer: readViewer(visitor, viewers, now),
      namesake: namesakes[0]?.uuid ?? null,
    };
  }

  /** Does what a right code pays for. Whatever refuses it gives the code's try back. */
  async function withRightCode<Done>(key: string, action: () => Promise<Done>): Promise<Done> {
    try {
      return await action();
    } catch (error) {
      await giveBackTry(database, key);
      throw error;
    }
  }

  /**
   * What an account is to be called. Refuses names that are no petty matter, and pictures that the pages would not
   * load.
   */
  async function namesOf(input: CreateAccount, person: Viewer, siteOrigin: string): Promise<AccountNames> {
    const { username, avatarUrl: avatar } = input;
    if (avatar !== null && !isShowableAvatar(avatar, siteOrigin)) {
      throw invalidInput(
        "An avatar has to be a picture of this site: one from elsewhere would be told who looks at it.",
      );
    }
    await refuseSerious(deps.screening, username, input.displayName);
    return { username, displayName: firstName(input.displayName, ownName(person)) ?? username, avatar };
  }

  /** Makes a person with a verified address an account. Saying it again changes nothing. */
  async function complete(person: Viewer, namesake: string | null, input: CreateAccount, siteOrigin: string) {
    if (person.username !== null) {
      if (namesake === person.uuid) return person;
      throw hasAccount();
    }
    if (namesake !== null) throw usernameTaken();
    const names = await namesOf(input, person, siteOrigin);
    try {
      const changed = await updateAccount(database, person.uuid, names);
      if (changed.length === 0) throw noSession();
    } catch (error) {
      throw violatesUnique(error, "index 'users_username'") ? usernameTaken() : error;
    }
    return toViewer({ ...person, ...names });
  }

  return {
    /**
     * Mails a code to an address and says whether an account has it, which the next step depends on. Needs no session.
     * `network` is whose limits count. Refuses with `rate_limited` and `mail_failed`.
     */
    async requestCode(visitor: Visitor, email: string, network: string): Promise<{ isAccountUser: boolean }> {
      const { owner } = await sendCode(deps, visitor, { email, network }, "login", (code) => ({
        holder: null,
        letter: codeLetter(email, code),
      }));
      return { isAccountUser: owner?.isAccountUser ?? false };
    },

    /**
     * Logs in with a code. A known address makes the browser that person's, with all that its guest had; a new one
     * becomes the guest's own. Gives the session's new token: the old one is void. Refuses with `bad_code` and its kin;
     * with `no_session` where a new address comes without a guest, and the code is still good then.
     */
    async verifyCode(visitor: Visitor, input: VerifyCode, device: string): Promise<Entrance> {
      const { key, owner, viewer, fault } = await readLogin(visitor, input, "");
      if (viewer !== null) requireOwn(viewer, input.sessionUuid);
      if (fault !== null) throw badCode(fault);
      return withRightCode(key, async () => {
        const outcome = decideLogin(viewer, owner);
        return enterCourt(deps, visitor, { outcome, viewer, owner, key, email: input.email, device, names: null });
      });
    },

    /**
     * Makes a person an account. With an address and its code both are verified in the same step; without them the
     * person must have verified one before. Refuses with `username_taken`, and nothing is lost: the same code is still
     * good.
     */
    async createAccount(
      visitor: Visitor,
      input: CreateAccount,
      { device, siteOrigin }: { device: string; siteOrigin: string },
    ): Promise<{ viewer: Viewer; sessionToken: string | null }> {
      const { email, code } = input;
      if (email === undefined || code === undefined) {
        const now = clock();
        const [viewers, namesakes] = await database.batch([
          selectViewer(database, visitor.tokenHash, now),
          selectUserByUsername(database, input.username),
        ]);
        const person = readViewer(visitor, viewers, now);
        if (person === null) throw noSession();
        requireOwn(person, input.uuid);
        if (person.email === null) throw emailUnverified();
        return { viewer: await complete(person, namesakes[0]?.uuid ?? null, input, siteOrigin), sessionToken: null };
      }

      const { key, owner, viewer, namesake, fault } = await readLogin(visitor, { email, code }, input.username);
      if (viewer !== null) requireOwn(viewer, input.uuid);
      // The answer to the same call got lost, or the address was verified before: it needs no code twice.
      if (viewer !== null && viewer.email === email) {
        return { viewer: await complete(viewer, namesake, input, siteOrigin), sessionToken: null };
      }
      if (fault !== null) throw badCode(fault);
      return withRightCode(key, async () => {
        if (owner !== null && owner.username !== null) throw emailTaken();
        const person = owner ?? viewer;
        if (person === null) throw noSession();
        if (namesake !== null) throw usernameTaken();
        const names = await namesOf(input, person, siteOrigin);
        const outcome = decideLogin(viewer, owner);
        return enterCourt(deps, visitor, { outcome, viewer, owner, key, email, device, names });
      });
    },
  };
}
