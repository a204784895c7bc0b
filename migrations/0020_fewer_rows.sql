-- Fewer rows a case again (docs/scale.md#what-a-case-costs): more tables without a rowid, and keys that begin with what is
-- looked for, so that no second entry of an index is needed. Triggers of other tables name some of these, and so none
-- is renamed; their own triggers go with them and come back once everything is there.
CREATE TABLE `__old_push_devices` AS SELECT * FROM `push_devices`;
--> statement-breakpoint
DROP TABLE `push_devices`;
--> statement-breakpoint
CREATE TABLE `push_devices` (
	`session_id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`p256dh` text,
	`auth` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `push_devices`(`session_id`, `channel`, `address`, `p256dh`, `auth`, `created_at`)
  SELECT `session_id`, `channel`, `address`, `p256dh`, `auth`, `created_at` FROM `__old_push_devices`;
--> statement-breakpoint
DROP TABLE `__old_push_devices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_address` ON `push_devices` (`address`);
--> statement-breakpoint
CREATE TABLE `__old_sessions` AS SELECT * FROM `sessions`;
--> statement-breakpoint
DROP TABLE `sessions`;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_uuid` text NOT NULL,
	`id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `sessions`(`token_hash`, `user_uuid`, `id`, `device`, `created_at`, `expires_at`)
  SELECT `token_hash`, `user_uuid`, `id`, `device`, `created_at`, `expires_at` FROM `__old_sessions`;
--> statement-breakpoint
DROP TABLE `__old_sessions`;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_uuid`);
--> statement-breakpoint
CREATE TRIGGER `sessions_ended` AFTER DELETE ON `sessions` BEGIN
  DELETE FROM `push_devices` WHERE `session_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TABLE `__old_spent_human_checks` AS SELECT * FROM `spent_human_checks`;
--> statement-breakpoint
DROP TABLE `spent_human_checks`;
--> statement-breakpoint
CREATE TABLE `spent_human_checks` (
	`id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`expires_at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `spent_human_checks`(`id`, `expires_at`)
  SELECT `id`, `expires_at` FROM `__old_spent_human_checks`;
--> statement-breakpoint
DROP TABLE `__old_spent_human_checks`;
--> statement-breakpoint
CREATE TABLE `__old_invitations` AS SELECT * FROM `invitations`;
--> statement-breakpoint
DROP TABLE `invitations`;
--> statement-breakpoint
CREATE TABLE `invitations` (
	`token` text PRIMARY KEY NOT NULL,
	`case_uuid` text NOT NULL,
	`created_by_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `invitations`(`token`, `case_uuid`, `created_by_uuid`, `created_at`, `expires_at`, `sent_at`)
  SELECT `token`, `case_uuid`, `created_by_uuid`, `created_at`, `expires_at`, `sent_at` FROM `__old_invitations`;
--> statement-breakpoint
DROP TABLE `__old_invitations`;
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_case` ON `invitations` (`case_uuid`);
--> statement-breakpoint
CREATE INDEX `invitations_unsent` ON `invitations` (`created_by_uuid`) WHERE `sent_at` is null;
--> statement-breakpoint
CREATE TRIGGER `invitations_sent` AFTER UPDATE OF `sent_at` ON `invitations` WHEN old.`sent_at` IS NULL AND new.`sent_at` IS NOT NULL BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `uuid`, 'invitesSent', 1, new.`sent_at` FROM `counted_people` WHERE `uuid` = new.`created_by_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `invitations_passed` AFTER UPDATE OF `created_by_uuid` ON `invitations` WHEN new.`sent_at` IS NOT NULL BEGIN
  UPDATE `counts` SET `count` = `count` - 1 WHERE `user_uuid` = old.`created_by_uuid` AND `category` = 'invitesSent';
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `uuid`, 'invitesSent', 1, new.`sent_at` FROM `counted_people` WHERE `uuid` = new.`created_by_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TABLE `__old_notices` AS SELECT * FROM `notices`;
--> statement-breakpoint
DROP TABLE `notices`;
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text NOT NULL,
	`user_uuid` text NOT NULL,
	`kind` text NOT NULL,
	`event` text NOT NULL,
	`case_uuid` text,
	`topic_uuid` text,
	`detail` text,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`user_uuid`, `created_at`, `event`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_uuid`) REFERENCES `topics`(`uuid`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `notices`(`id`, `user_uuid`, `kind`, `event`, `case_uuid`, `topic_uuid`, `detail`, `count`, `created_at`, `read_at`)
  SELECT `id`, `user_uuid`, `kind`, `event`, `case_uuid`, `topic_uuid`, `detail`, `count`, `created_at`, `read_at` FROM `__old_notices`;
--> statement-breakpoint
DROP TABLE `__old_notices`;
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_case` ON `notices` (`case_uuid`,`event`,`user_uuid`) WHERE `case_uuid` is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_topic` ON `notices` (`topic_uuid`,`event`,`user_uuid`) WHERE `topic_uuid` is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_filed_back` ON `notices` (`event`,`user_uuid`) WHERE `kind` = 'filed_back';