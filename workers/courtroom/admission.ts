import * as v from "valibot";
import { type Courtroom, courtroomSchema } from "~/domain/courtroom/courtroom";

/**
 * A person whom the web Worker has found to be a party, and the courtroom as the database holds it, or the round for
 * which their ticket is where they came back by one and nobody has asked the database.
 */
export interface Admission {
  userUuid: string;
  /** The person's session as of its last login: its name, not its token. */
  loginId: string;
  /** Where their browser says to be. */
  timeZone?: string | undefined;
  courtroom: Courtroom | number;
}

const USER_HEADER = "x-court-user";
const LOGIN_HEADER = "x-court-login";
const TIME_ZONE_HEADER = "x-court-time-zone";
const COURTROOM_HEADER = "x-court-courtroom";

/**
 * The upgrade request that brings an admitted person to the courtroom's object. It is made anew: nothing that came from
 * outside is in it, so these headers can't be forged.
 */
export function admissionRequest({ userUuid, loginId, timeZone, courtroom }: Admission): Request {
  return new Request("https://courtroom/", {
    headers: {
      Upgrade: "websocket",
      [USER_HEADER]: userUuid,
      [LOGIN_HEADER]: loginId,
      ...(timeZone === undefined ? {} : { [TIME_ZONE_HEADER]: encodeURIComponent(timeZone) }),
      [COURTROOM_HEADER]: encodeURIComponent(JSON.stringify(courtroom)),
    },
  });
}

const admissionSchema = v.object({
  userUuid: v.string(),
  loginId: v.string(),
  timeZone: v.optional(v.string()),
  courtroom: v.pipe(v.string(), v.parseJson(), v.union([courtroomSchema, v.number()])),
});

/** Who is brought by a request, or null for one that nobody of this court has made. */
export function readAdmission({ headers }: Request): Admission | null {
  const parsed = v.safeParse(admissionSchema, {
    userUuid: headers.get(USER_HEADER),
    loginId: headers.get(LOGIN_HEADER),
    timeZone: decoded(headers.get(TIME_ZONE_HEADER) ?? "") ?? undefined,
    courtroom: decoded(headers.get(COURTROOM_HEADER) ?? ""),
  });
  return parsed.success ? parsed.output : null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
