const LOGGED_IN_FLAG = "justLoggedIn";

/** Whether somebody came back to their account, has just made it, or has had it deleted. */
export type Arrival = "back" | "new" | "gone";

/** Notes that the next page of this tab is the first after somebody logged in, or was erased. */
export function raiseLoggedInFlag(arrival: Arrival): void {
  try {
    sessionStorage.setItem(LOGGED_IN_FLAG, arrival);
  } catch {
    // Storage can be forbidden: nobody is welcomed then, and nothing else is lost.
  }
}

/** Whether somebody just logged in or was erased. Null where nothing was. */
export function readLoggedInFlag(): Arrival | null {
  try {
    const flag = sessionStorage.getItem(LOGGED_IN_FLAG);
    return flag === null || flag === "new" || flag === "gone" ? flag : "back";
  } catch {
    return null;
  }
}

export function lowerLoggedInFlag(): void {
  try {
    sessionStorage.removeItem(LOGGED_IN_FLAG);
  } catch {
    // As above.
  }
}
