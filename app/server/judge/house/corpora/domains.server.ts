import { GENERIC_DOMAIN } from "./domain-generic.server";
import { FRIEND_DOMAINS } from "./domains-friends.server";
import { HOME_DOMAINS } from "./domains-home.server";
import { KITCHEN_DOMAINS } from "./domains-kitchen.server";
import { OUTDOOR_DOMAINS } from "./domains-out.server";
import { SCREEN_DOMAINS } from "./domains-screen.server";
import type { PettyDomain } from "./petty-domain.server";

/** Every field of pettiness that the house judge has studied. The earlier one wins when two fit equally well. */
export const DOMAINS: readonly PettyDomain[] = [
  ...KITCHEN_DOMAINS,
  ...HOME_DOMAINS,
  ...FRIEND_DOMAINS,
  ...OUTDOOR_DOMAINS,
  ...SCREEN_DOMAINS,
];

export { GENERIC_DOMAIN };
