import { text } from "drizzle-orm/sqlite-core";
import { cases } from "./cases.server";

/** A case that a row belongs to, and goes with. */
export const caseUuid = () =>
  text("case_uuid")
    .notNull()
    .references(() => cases.uuid, { onDelete: "cascade" });
