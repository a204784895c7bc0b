/** The element that the server puts into the pages of a browser with a session, whose cookie no script can read. */
const SESSION_MARK = "has-session";

export const sessionMark = `<template id="${SESSION_MARK}"></template>`;

/** Whether there was a session when this page was made: of whom, and whether it has ended, the court knows. */
export function hadSession(): boolean {
  return document.getElementById(SESSION_MARK) !== null;
}
