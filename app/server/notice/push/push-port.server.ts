import type { PushPayload } from "~/domain/notice/notice";
import type { PushChannel } from "~/domain/notice/push-device";
import type { DeviceRow } from "../notice-settings-repository.server";

/** What came of a push: taken, or the browser is not there any more. */
export type PushOutcome = "sent" | "gone";

/** What carries pushes to browsers of one channel. */
export interface PushSender {
  /** Rejects where another attempt makes sense. */
  send(device: DeviceRow, payload: PushPayload): Promise<PushOutcome>;
}

/** The channels that are set up. */
export type PushSenders = Partial<Record<PushChannel, PushSender>>;
