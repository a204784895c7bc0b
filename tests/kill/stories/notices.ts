import type { NoticeKind } from "~/domain/notice/notice-kind";
import type { Person } from "../browser";
import type { World } from "../world";
import { waitFor } from "./wait-for";

interface Told {
  id: string;
  kind: NoticeKind;
}

/** What somebody has been told, by a call that looks at no case: what the court owes them it has to do by itself. */
export async function noticesOf({ uuid, browser }: Person): Promise<Told[]> {
  return (await browser.must<Told[]>(`/api/notifications/user/${uuid}`)).body;
}

/** Waits until somebody has been told something so many times. */
export async function waitToBeTold(person: Person, kind: NoticeKind, times = 1): Promise<void> {
  await waitFor(`a notice of the kind ${kind}`, async () => {
    const told = (await noticesOf(person)).filter((notice) => notice.kind === kind);
    return told.length >= times ? told : null;
  });
}

/**
 * Promises how often somebody is told something about a case. `raise` says that it may come once more, `note` that all
 * of it has come.
 */
export function promiseTelling(world: World, kind: NoticeKind, caseUuid: string, { uuid }: Person) {
  let [least, most] = [0, 0];
  world.stored.push((database) => {
    const told = database
      .prepare("select count(*) as count from notices where case_uuid = ? and user_uuid = ? and kind = ?")
      .get(caseUuid, uuid, kind);
    const count = Number(told?.count);
    return count >= least && count <= most ? null : `${kind} ${count} times in place of ${least} to ${most}`;
  });
  return {
    raise() {
      most += 1;
    },
    note() {
      least = most;
    },
  };
}
