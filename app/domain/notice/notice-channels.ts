import type { NoticeKind } from "./notice-kind";

/** What decides how somebody is told of a notice beyond the pages. */
export interface NoticeReach {
  kind: NoticeKind;
  pushEnabled: boolean;
  mutedKinds: readonly NoticeKind[];
  /** Browsers that take their pushes. */
  devices: number;
  mailEnabled: boolean;
  hasAddress: boolean;
  /** Whether they have asked to be told of this case's verdict. */
  hasAsked: boolean;
}

/**
 * By which ways a notice goes out (docs/rules.md#push). Who has asked for a verdict is told of it whatever is muted.
 */
export function noticeChannels(reach: NoticeReach): { push: boolean; mail: boolean } {
  const isAskedFor = reach.hasAsked && (reach.kind === "verdict" || reach.kind === "default_judgment");
  // It is celebrated where it is earned.
  if (reach.kind === "badge") return { push: false, mail: false };
  return {
    push: reach.devices > 0 && reach.pushEnabled && (isAskedFor || !reach.mutedKinds.includes(reach.kind)),
    mail: reach.hasAddress && (isAskedFor || (reach.mailEnabled && reach.kind === "reminder")),
  };
}
