import { Hono } from "hono";
import * as v from "valibot";
import { notFound } from "~/domain/app-error";
import { courtroomSchema } from "~/domain/courtroom/courtroom";
import { courtroomMessageSchema } from "~/domain/courtroom/message";
import { fileCaseSchema } from "~/domain/filing/file-case";
import { createInvitationSchema } from "~/domain/invitation/invitation";
import type { WebContext } from "../request-context";
import { invitationTokenAnswer, listedCourtroomAnswer } from "./answers";
import { describe } from "./describe";
import { parsed } from "./parsed";
import { uuidParam } from "./uuid-param";

const unknownCourtroom = () => notFound("Courtroom");

/** Opening courtrooms and reading them. Talking in one goes over the socket. */
export const courtroomApi = new Hono<WebContext>()
  .post(
    "/courtrooms",
    describe({
      noun: "courtroom",
      summary: "Opens a courtroom. The same `clientId` twice opens one.",
      answer: v.object({ courtroomUuid: v.string(), code: v.string() }),
      status: 201,
      refusals: [400, 401, 403],
    }),
    parsed("json", fileCaseSchema),
    async (c) => {
      const { uuid, code } = await c.var.services.filing.fileCase(c.var.visitor, "courtroom", c.req.valid("json"));
      return c.json({ courtroomUuid: uuid, code }, 201);
    },
  )
  .get(
    "/users/:uuid/courtrooms",
    describe({
      noun: "courtroom",
      summary: "A person's own courtrooms, the 25 newest.",
      answer: v.array(listedCourtroomAnswer),
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, notFound("User"));
      return c.json(await c.var.services.courtroom.listCourtrooms(c.var.visitor, uuid));
    },
  )
  .post(
    "/courtrooms/:uuid/invitations",
    describe({
      noun: "courtroom",
      summary: "Makes a courtroom's invitation, or gives the one it has.",
      answer: invitationTokenAnswer,
      refusals: [400, 401, 403, 404],
    }),
    parsed("json", createInvitationSchema),
    async (c) => {
      const uuid = uuidParam(c, unknownCourtroom());
      const { visitor, services } = c.var;
      const ref = { kind: "courtroom", uuid } as const;
      return c.json({ token: await services.invitation.createInvitation(visitor, ref, c.req.valid("json")) });
    },
  )
  .get(
    "/courtrooms/:uuid/invitation",
    describe({
      noun: "courtroom",
      summary: "The token of a courtroom's invitation, for its parties.",
      answer: invitationTokenAnswer,
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, unknownCourtroom());
      const token = await c.var.services.invitation.getInvitationToken(c.var.visitor, { kind: "courtroom", uuid });
      return c.json({ token });
    },
  )
  .get(
    "/courtrooms/:uuid",
    describe({
      noun: "courtroom",
      summary: "A courtroom for its parties, with its verdict once it is settled.",
      answer: courtroomSchema,
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, unknownCourtroom());
      return c.json(await c.var.services.courtroom.getCourtroom(c.var.visitor, uuid));
    },
  )
  .get(
    "/courtrooms/:uuid/messages",
    describe({
      noun: "courtroom",
      summary: "Everything said in a courtroom, in order, for its parties.",
      answer: v.array(courtroomMessageSchema),
      refusals: [401, 403, 404],
    }),
    async (c) => {
      const uuid = uuidParam(c, unknownCourtroom());
      return c.json(await c.var.services.courtroom.listMessages(c.var.visitor, uuid));
    },
  );
