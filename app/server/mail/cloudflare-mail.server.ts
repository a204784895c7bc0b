import type { SendEmail } from "@cloudflare/workers-types";
import { PRODUCT_NAME } from "~/domain/product";
import type { Mailer } from "./mail-port.server";

/**
 * Sends by Cloudflare's own binding, which builds the message itself. `from` must be a sender that the binding allows.
 */
export function cloudflareMail(binding: SendEmail, from: string): Mailer {
  return {
    async send(mail) {
      await binding.send({ ...mail, from: { name: PRODUCT_NAME, email: from } });
    },
  };
}
