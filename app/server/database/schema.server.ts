/* Every table, for whoever asks the database; what belongs together stands in one file. */
export * from "./schema/ads.server";
export * from "./schema/badges.server";
export * from "./schema/cases.server";
export * from "./schema/desk.server";
export * from "./schema/invitations.server";
export * from "./schema/notices.server";
export * from "./schema/people.server";
export * from "./schema/testimony.server";
export * from "./schema/topics.server";
export * from "./schema/verdicts.server";
