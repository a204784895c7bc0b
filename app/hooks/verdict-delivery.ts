import { PRODUCT_SLUG } from "~/domain/product";

const deliveryKey = (suitUuid: string, userUuid: string) => `${PRODUCT_SLUG}:verdict:${suitUuid}:${userUuid}`;

/** Whether this browser has shown this person the verdict of this case before. */
export function wasDelivered(suitUuid: string, userUuid: string): boolean {
  try {
    return localStorage.getItem(deliveryKey(suitUuid, userUuid)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the verdict was shown, so that it is revealed once and simply read afterwards. */
export function rememberDelivery(suitUuid: string, userUuid: string): void {
  try {
    localStorage.setItem(deliveryKey(suitUuid, userUuid), "delivered");
  } catch {
    // Without storage the reveal plays again next time, which harms nobody.
  }
}
