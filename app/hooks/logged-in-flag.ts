const LOGGED_IN_FLAG = "justLoggedIn";

/** Whether somebody came back to their account or has just made it. */
export type Arrival = "back" | "new";

/** Notes that the next page of this tab is the first of a person who just logged in. */
export function raiseLoggedInFlag(arrival: Arrival): void {
  try {
    sessionStorage.setItem(LOGGED_IN_FLAG, arrival);
  } catch {
    // Storage can be forbidden: nobody is welcomed then, and nothing else is lost.
  }
}

/** Whether somebody just logged in, and how. Null where nobody did. */
export function readLoggedInFlag(): Arrival | null {
  try {
    const flag = sessionStorage.getItem(LOGGED_IN_FLAG);
    return flag === null || flag === "new" ? flag : "back";
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
