import { PRODUCT_SLUG } from "~/domain/product";

const deliveryKey = (suitUuid: string, userUuid: string) => `${PRODUCT_SLUG}:verdict:${suitUuid}:${userUuid}`;

/**
 * Whether this browser has shown this person this verdict before. It is known by when it was given (ISO 8601): a case whose
 * default judgment was set aside gets another, which is as new to everybody as the first was.
 */
export function wasDelivered(suitUuid: string, userUuid: string, settledAt: string): boolean {
  try {
    return localStorage.getItem(deliveryKey(suitUuid, userUuid)) === settledAt;
  } catch {
    return false;
  }
}

/** Remembers that the verdict was shown, so that it is revealed once and simply read afterwards. */
export function rememberDelivery(suitUuid: string, userUuid: string, settledAt: string): void {
  try {
    localStorage.setItem(deliveryKey(suitUuid, userUuid), settledAt);
  } catch {
    // Without storage the reveal plays again next time, which harms nobody.
  }
}
