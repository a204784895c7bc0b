import { PRODUCT_SLUG } from "../product";

/** Holds the IANA name of the time zone that a browser is in, for whose days streaks are counted by. */
export const TIME_ZONE_COOKIE = `${PRODUCT_SLUG}-time-zone`;
