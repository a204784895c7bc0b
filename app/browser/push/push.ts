import * as v from "valibot";
import { callApi } from "~/browser/api";
import { registerServiceWorker } from "~/browser/service-worker";
import { type NoticeStatus, noticeStatusSchema } from "~/domain/notice/notice-input";
import { type PushBrowser, type PushState, pushObstacle, pushStateOf } from "~/domain/notice/push-state";

const doneSchema = v.object({ success: v.literal(true) });

/** How the person is told at present, and how pushes stand in this browser. Throws as `callApi`. */
export async function readPush(uuid: string): Promise<{ status: NoticeStatus; state: PushState }> {
  const status = await callApi(`/api/notifications/status/${uuid}`, noticeStatusSchema);
  return { status, state: pushStateOf({ ...browserNow(), isSubscribed: await isSubscribed() }, courtOf(status)) };
}

/**
 * Makes this browser take pushes, and asks for the leave to show them: from a tap alone. Gives how they stand then.
 * Throws as `callApi`, and whatever the browser throws that can't subscribe.
 */
export async function turnPushOn(uuid: string): Promise<PushState> {
  const obstacle = pushObstacle(browserNow());
  if (obstacle !== null) return obstacle;
  // First of all: a browser asks only while the tap is fresh.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const status = await callApi(`/api/notifications/status/${uuid}`, noticeStatusSchema);
  const { pushKey } = courtOf(status);
  if (pushKey === null) return "not_ready";
  const subscription = await subscribe(pushKey);
  await callApi("/api/notifications/player-id", doneSchema, { method: "POST", body: { uuid, subscription } });
  await optIn(uuid, true);
  return "on";
}

/** Turns a person's pushes off, on all of their devices. */
export async function turnPushOff(uuid: string): Promise<void> {
  await optIn(uuid, false);
}

async function optIn(uuid: string, enabled: boolean): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { uuid, enabled, timeZone };
  await callApi("/api/notifications/opt-in", doneSchema, { method: "POST", body });
}

async function subscribe(pushKey: string): Promise<PushSubscriptionJSON> {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return (await pushManager.subscribe(wanted)).toJSON();
  } catch (error) {
    // The court has new keys: what was subscribed with the old ones is worth nothing any more.
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return (await pushManager.subscribe(wanted)).toJSON();
  }
}

async function isSubscribed(): Promise<boolean> {
  if (!browserNow().isAble) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

function browserNow(): Omit<PushBrowser, "isSubscribed"> {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // An iPad says that it is a Mac, and has fingers on it.
  const isApplePhone =
    /iPhone|iPad/u.test(navigator.userAgent) || (/Mac/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return { isAble, isApplePhone, permission: isAble ? Notification.permission : "default" };
}

/** A provider's channel needs the provider's own script, which no page of ours loads. */
function courtOf({ pushChannel, pushKey, ...status }: NoticeStatus) {
  return { ...status, pushKey: pushChannel === "web" ? pushKey : null };
}
