import { Hono } from "hono";
import { MY_DATA_FILE, myDataSchema } from "~/domain/my-data/my-data";
import { forgetMarkCookie } from "~/server/account/browser-mark.server";
import { forgetSessionCookie } from "~/server/account/session-token.server";
import type { WebContext } from "../request-context";
import { forgetAtEdge } from "../share/keep-at-edge";
import { doneAnswer } from "./answers";
import { describe } from "./describe";

/** A person's own data: taking it along, and having it deleted. */
export const accountDataApi = new Hono<WebContext>()
  .get(
    "/account/data",
    describe({
      noun: "account",
      summary:
        "Everything of one's own that the court keeps, as a file; wants a CSRF token in `x-csrf-token`, and of whoever has an address a login of today.",
      answer: myDataSchema,
      refusals: [401, 403],
    }),
    async (c) => {
      const data = await c.var.services.myData.exportMyData(c.var.visitor, c.req.header("x-csrf-token"));
      return c.body(JSON.stringify(data, null, 2), 200, {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${MY_DATA_FILE}"`,
        "Cache-Control": "no-store",
      });
    },
  )
  .delete(
    "/auth/delete-account",
    describe({
      noun: "account",
      summary:
        "Deletes this person, guest or account, and ends all their sessions; wants a CSRF token in `x-csrf-token`, and of whoever has an address a login of today.",
      answer: doneAnswer,
      refusals: [401, 403],
    }),
    async (c) => {
      const { visitor, services } = c.var;
      const { sealed } = await services.erasure.deleteAccount(visitor, c.req.header("x-csrf-token"));
      await Promise.all(sealed.map((shareId) => forgetAtEdge(c.var.siteOrigin, shareId)));
      visitor.rollDue = false;
      c.header("Set-Cookie", forgetSessionCookie(c.req.raw));
      c.header("Set-Cookie", forgetMarkCookie(c.req.raw), { append: true });
      return c.json({ success: true });
    },
  );
