import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { courtroomPort } from "../../workers/courtroom-port";

/** The objects behind courtrooms, as the web Worker's services reach them. */
export const courtroomObjects = courtroomPort(env.COURTROOM);

/** Puts a courtroom's object to sleep; its sockets stay. */
export function putToSleep(courtroomUuid: string): Promise<void> {
  return evictDurableObject(env.COURTROOM.getByName(courtroomUuid));
}

/** When a courtroom's object asks the docket again, in Unix milliseconds, or null. */
export function nextReminder(courtroomUuid: string): Promise<number | null> {
  return runInDurableObject(env.COURTROOM.getByName(courtroomUuid), (_object, { storage }) => storage.getAlarm());
}
