import type { Courtroom } from "~/domain/courtroom/courtroom";

/** One person's place in one courtroom, with what they need to be let in. */
export interface Place {
  courtroom: Courtroom;
  userUuid: string;
  sessionToken: string;
}

/** A server under measurement. */
export interface Court {
  name: string;
  /** `http://host:port` without a slash at its end. */
  origin: string;
  /** The process whose family's memory counts. */
  pid: number | undefined;
  /** Whether it has the product's protocol: it wants to be joined, and makes up for what was missed. */
  isProduct: boolean;
  stop: () => Promise<unknown>;
}

/** Where a person's connection goes, with what their browser keeps beside its session. */
export function addressOf(
  { origin }: Court,
  { courtroom, userUuid, sessionToken }: Place,
  client: number,
  cookies: readonly string[] = [],
) {
  const query = new URLSearchParams({ uuid: userUuid, courtroom: courtroom.uuid });
  return {
    url: `${origin.replace("http", "ws")}/ws?${query}`,
    headers: {
      Origin: origin,
      Cookie: [`pettifog=${sessionToken}`, ...cookies].join("; "),
      // Each from an address of its own, as people come: the limits by address are not what is measured here.
      "CF-Connecting-IP": `198.51.${Math.floor(client / 256) % 256}.${client % 256}`,
    },
  };
}
