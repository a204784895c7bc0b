import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { windowWithStorage } from "../../../../tests/support/browser-storage";
import { inheritOutbox } from "./inherit-outbox";
import { forgetPending, keepPending } from "./kept-words";

const robin = { courtroomUuid: "court", userUuid: "robin" };
const written = (clientId: string, writtenAt: number) => ({ clientId, content: `Message ${clientId}`, writtenAt });

let tellOfStorage: () => void;
beforeEach(() => {
  const listeners = new Set<() => void>();
  vi.stubGlobal("window", {
    ...windowWithStorage(),
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  });
  tellOfStorage = () => {
    for (const listener of listeners) listener();
  };
});
afterEach(() => vi.unstubAllGlobals());

/** A window in court. Gives the ids of what it inherits, as it comes, and how it goes. */
function open(windowId: string) {
  const inherited: string[] = [];
  const leave = inheritOutbox(robin, windowId, (outbox) => inherited.push(...outbox.map(({ clientId }) => clientId)));
  return { inherited, leave };
}

it("hands what a closed window left to one of the others, at once and in the order in which it was written", async () => {
  const first = open("first-1");
  const [second, third] = [open("second-1"), open("third-1")];
  keepPending(robin, written("b", 2), "first-1");
  keepPending(robin, written("a", 1), "first-1");
  tellOfStorage();
  await navigator.locks.query();
  expect([...second.inherited, ...third.inherited]).toEqual([]);

  first.leave();
  await vi.waitFor(() => expect([second.inherited, third.inherited]).toContainEqual(["a", "b"]));
  const [heir, other] = second.inherited.length > 0 ? [second, third] : [third, second];
  expect(other.inherited).toEqual([]);

  // What the heir leaves goes on to whoever is left.
  tellOfStorage();
  heir.leave();
  await vi.waitFor(() => expect(other.inherited).toEqual(["a", "b"]));
  other.leave();
});

it("hands it to the next visit where no other window was open, and nothing that the court had by then", async () => {
  const gone = open("gone-2");
  keepPending(robin, written("a", 1), "gone-2");
  keepPending(robin, written("b", 2), "gone-2");
  forgetPending(robin, "a");
  gone.leave();
  const next = open("next-2");
  await vi.waitFor(() => expect(next.inherited).toEqual(["b"]));
  next.leave();
});
