import * as v from "valibot";

/** A person who opens a live connection, as the web Worker has found them. */
export interface Arrival {
  userUuid: string;
  /** The person's session as of its last login: its name, not its token. */
  loginId: string;
  /** The newest notice that the page knows of, in Unix milliseconds; null for a page that asks for none. */
  since: number | null;
}

const HEADER = "x-live-arrival";

/** The upgrade request that brings a person to their notifier. It is made anew, so nobody outside can forge one. */
export function arrivalRequest(arrival: Arrival): Request {
  return new Request("https://notifier/", { headers: { Upgrade: "websocket", [HEADER]: JSON.stringify(arrival) } });
}

const arrivalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userUuid: v.string(), loginId: v.string(), since: v.nullable(v.number()) }),
);

/** Who is brought by a request, or null for one that nobody of this court has made. */
export function readArrival({ headers }: Request): Arrival | null {
  const parsed = v.safeParse(arrivalSchema, headers.get(HEADER));
  return parsed.success ? parsed.output : null;
}
