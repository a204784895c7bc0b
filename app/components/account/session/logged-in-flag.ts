import { STORED } from "~/browser/storage/places";
import { readStored, writeStored } from "~/browser/storage/stored";

/** Whether somebody came back to their account, has just made it, has left it, or has had it deleted. */
export type Arrival = "back" | "new" | "out" | "gone";

/** Notes that the next page of this tab is the first after somebody logged in or out, or was erased. */
export function raiseLoggedInFlag(arrival: Arrival): void {
  writeStored(STORED.justLoggedIn, arrival);
}

/** How somebody just came or left, as it was noted. Null where nobody did. */
export function readLoggedInFlag(): string | null {
  return readStored(STORED.justLoggedIn);
}

export function lowerLoggedInFlag(): void {
  writeStored(STORED.justLoggedIn, null);
}
