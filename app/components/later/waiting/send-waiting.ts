import { STORED } from "~/browser/storage/places";
import { listStored, type StoredPlace } from "~/browser/storage/stored";
import { showToast } from "~/browser/toast";
import { type Outcome, sendSwipes } from "./send-swipes";

/**
 * Sends all that waits in this browser of a person, and says once what became of it, as soon as that is known. Whatever
 * a page of its own case holds, here or in another tab, is left to that page while it is open. Goes on until `signal`
 * says that its page is left. Never rejects.
 */
export async function sendWaiting(userUuid: string, signal: AbortSignal): Promise<void> {
  const sent: Promise<Outcome>[] = [
    ...casesBelow(STORED.deckOutbox, userUuid).map((uuid) =>
      sendSwipes(STORED.deckOutbox, `/api/pettysuits/${uuid}/answers`, { uuid, userUuid }, signal),
    ),
    ...casesBelow(STORED.dilemmaOutbox, userUuid).map((uuid) =>
      sendSwipes(STORED.dilemmaOutbox, `/api/procrastination/sessions/${uuid}/answers`, { uuid, userUuid }, signal),
    ),
    ...casesBelow(STORED.courtOutbox, userUuid).map(async (courtroomUuid): Promise<Outcome> => {
      // It brings a connection along.
      const { sendWords } = await import("./send-words");
      return sendWords({ courtroomUuid, userUuid }, signal);
    }),
  ];
  let said: Outcome = null;
  const tell = (outcome: Outcome) => {
    if (outcome === null || outcome === said || said === "refused") return;
    said = outcome;
    showToast(
      outcome === "sent"
        ? { title: "Sent", description: "What you said without a connection has reached the court." }
        : {
            title: "Not all of it was heard",
            description: "The court takes no more of what waited here. Your case says why.",
            tone: "error",
          },
    );
  };
  await Promise.allSettled(sent.map((outcome) => outcome.then(tell)));
}

/** The cases of which something of this person waits at a place: `{place}{case}:{person}`. */
function casesBelow(place: StoredPlace, userUuid: string): string[] {
  const entries = listStored(place).map(({ key }) => key.slice(place.key.length).split(":"));
  return [...new Set(entries.flatMap(([uuid, person]) => (uuid && person === userUuid ? [uuid] : [])))];
}
