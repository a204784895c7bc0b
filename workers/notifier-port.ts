import { limitCalls } from "~/server/in-time.server";
import type { NotifierPort } from "~/server/notice/notifier-port.server";
import type { Notifier } from "./notifier/notifier";

/** The notifiers of people, as services reach them from whichever Worker binds them. */
export function notifierPort(notifiers: DurableObjectNamespace<Notifier>): NotifierPort {
  return limitCalls<NotifierPort>("object", {
    notify: (userUuid, news) => notifiers.getByName(userUuid).notify(userUuid, news),
    tellUnread: (userUuid, unread) => notifiers.getByName(userUuid).tellUnread(userUuid, unread),
    tellCase: (userUuid, path) => notifiers.getByName(userUuid).tellCase(userUuid, path),
    endSessions: (userUuid, ids) => notifiers.getByName(userUuid).endSessions(userUuid, ids),
    forgetPerson: (userUuid) => notifiers.getByName(userUuid).forgetPerson(userUuid),
  });
}
