import { nanoid } from "nanoid";
import { INVITATION_LIFETIME_MS, INVITATION_TOKEN_LENGTH } from "~/domain/invitation/invitation";

/** An invitation with a token of its own. `createdAt` in Unix milliseconds. */
export function newInvitation(createdByUuid: string, createdAt: number) {
  return {
    token: nanoid(INVITATION_TOKEN_LENGTH),
    createdByUuid,
    createdAt,
    expiresAt: createdAt + INVITATION_LIFETIME_MS,
  };
}
