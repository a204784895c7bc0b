import { Hono } from "hono";
import { notFound } from "~/domain/app-error";
import type { CaseRef } from "~/domain/case/case-ref";
import { createInvitationSchema, joinInvitationSchema } from "~/domain/invitation/invitation";
import type { WebContext } from "../request-context";
import { invitationMetaAnswer, invitationTokenAnswer, joinAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const describeToken = describe({
  noun: "invitation",
  summary: "The token of a suit's invitation, for its parties.",
  answer: invitationTokenAnswer,
  refusals: [401, 403, 404],
});

const describeJoin = describe({
  noun: "invitation",
  summary: "Takes the opponent's seat, of whichever kind of case the invitation is, and says of which.",
  answer: joinAnswer,
  refusals: [400, 401, 403, 404, 409, 410],
});

/** The link that brings the opponent in. */
export const invitationApi = new Hono<WebContext>()
  .post(
    "/pettysuits/:uuid/invitations",
    describe({
      noun: "invitation",
      summary: "Makes a suit's invitation, or gives the one it has.",
      answer: invitationTokenAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("json", createInvitationSchema),
    async (c) => {
      const uuid = uuidParam(c, notFound("Suit"));
      const token = await c.var.services.invitation.createInvitation(
        c.var.visitor,
        { kind: "pettysuit", uuid },
        c.req.valid("json"),
      );
      return c.json({ token });
    },
  )
  .get("/pettysuits/:uuid/invitation", describeToken, async (c) => {
    const uuid = uuidParam(c, notFound("Suit"));
    return c.json({
      token: await c.var.services.invitation.getInvitationToken(c.var.visitor, { kind: "pettysuit", uuid }),
    });
  })
  .get("/pettysuits/:uuid/invite", describeToken, async (c) => {
    const uuid = uuidParam(c, notFound("Suit"));
    return c.json({
      token: await c.var.services.invitation.getInvitationToken(c.var.visitor, { kind: "pettysuit", uuid }),
    });
  })
  .get(
    "/invitations/:token/meta",
    describe({
      noun: "invitation",
      summary: "What an invitation is about, for whoever holds its token; nothing once the seat is someone else's.",
      answer: invitationMetaAnswer,
      refusals: [404, 409, 410],
    }),
    async (c) => c.json(await c.var.services.invitation.getMeta(c.var.visitor, c.req.param("token"))),
  )
  .post("/pettysuits/invitations/:token/join", describeJoin, parsed("json", joinInvitationSchema), async (c) => {
    const { visitor, services } = c.var;
    const joined = await services.invitation.joinInvitation(visitor, c.req.param("token"), c.req.valid("json"));
    return c.json(toJoinAnswer(joined));
  })
  .post("/invitations/:token/join", describeJoin, parsed("json", joinInvitationSchema), async (c) => {
    const { visitor, services } = c.var;
    const joined = await services.invitation.joinInvitation(visitor, c.req.param("token"), c.req.valid("json"));
    return c.json(toJoinAnswer(joined));
  });

function toJoinAnswer({ kind, uuid }: CaseRef) {
  return kind === "pettysuit" ? { suitUuid: uuid } : { courtroomUuid: uuid };
}
