/**
 * How long each part of the court is waited for, in milliseconds. Somebody sits at the other end of most of these: what
 * takes longer counts as failed, costs its own feature alone, and they are told (docs/operations.md#a-part-fails).
 */
export const TIME_LIMITS_MS = {
  /** One round trip to D1. */
  database: 10_000,
  /** One call to an object: a courtroom, a docket, a notifier, an erasure. */
  object: 10_000,
  /** One question to the judge that somebody waits for; the first one loads what the judge knows. */
  judge: 15_000,
  /** A ruling, a deck or a decision: twice what a model may take, the house judge's turn after it included. */
  ruling: 90_000,
  /** Which words of a page are foreign: without the marks it is a page still. */
  languages: 1_000,
  /** A part that is asked how it is: longer than any takes on a bad day, and below the patience of who watches. */
  health: 3_000,
  /** One look at the shelf of drawn pictures, or one picture put there. */
  shelf: 5_000,
  /** A picture that is drawn; the press waits less than whoever asked it, so that its own failure comes first. */
  drawing: 20_000,
  press: 30_000,
  /** What was testified in a decided case: without it the verdict's page is a page still. */
  archive: 3_000,
  mail: 10_000,
} as const;
export type LimitedPart = keyof typeof TIME_LIMITS_MS;

/** What a call gives. Rejects with a `TimeoutError` when it takes too long; what is left behind may be done. */
export function inTime<Answer>(part: LimitedPart, call: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException(`No answer in time: ${part}.`, "TimeoutError"));
    const timer = setTimeout(giveUp, TIME_LIMITS_MS[part]);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The same port, none of whose calls is waited for longer than its part may take. */
export function limitCalls<Port extends object>(part: LimitedPart, port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => inTime(part, Promise.resolve(Reflect.apply(member, target, given)));
    },
  });
}
