/** A person as far as logging in goes. */
interface Person {
  uuid: string;
  username: string | null;
  email: string | null;
}

/** What becomes of a browser whose person has shown that an address is theirs. */
export type LoginOutcome =
  /** The address is new: it becomes the present person's. */
  | { kind: "attach"; uuid: string }
  /** The address is the present person's own. */
  | { kind: "stay"; uuid: string }
  /** The present guest turns out to be somebody whom the court knows. */
  | { kind: "merge"; guestUuid: string; uuid: string }
  /** The browser goes over to somebody else; whoever it was before stays who they are. */
  | { kind: "switch"; uuid: string }
  | { kind: "refuse"; because: "no_session" | "has_account" | "has_address" };

/**
 * Who a browser is after a code was right. `viewer` is the person of its session, `owner` whose address it is; null for
 * nobody. Only a guest without an address is merged: whoever has one can be reached and may come back by it.
 */
export function decideLogin(viewer: Person | null, owner: Person | null): LoginOutcome {
  if (owner === null) {
    if (viewer === null) return { kind: "refuse", because: "no_session" };
    // Another address takes a code of the old one (docs/rules.md#stolen-sessions), which is asked for in the settings.
    if (viewer.username !== null) return { kind: "refuse", because: "has_account" };
    return viewer.email === null ? { kind: "attach", uuid: viewer.uuid } : { kind: "refuse", because: "has_address" };
  }
  if (viewer === null) return { kind: "switch", uuid: owner.uuid };
  if (viewer.uuid === owner.uuid) return { kind: "stay", uuid: owner.uuid };
  return viewer.email === null && viewer.username === null
    ? { kind: "merge", guestUuid: viewer.uuid, uuid: owner.uuid }
    : { kind: "switch", uuid: owner.uuid };
}
