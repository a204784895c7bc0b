CREATE TABLE `notice_settings` (
	`user_uuid` text PRIMARY KEY NOT NULL,
	`push_enabled` integer NOT NULL,
	`mail_enabled` integer NOT NULL,
	`muted_kinds` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`time_zone` text,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_uuid` text NOT NULL,
	`kind` text NOT NULL,
	`event` text NOT NULL,
	`case_uuid` text,
	`topic_uuid` text,
	`detail` text,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topic_uuid`) REFERENCES `topics`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`event`,`user_uuid`);--> statement-breakpoint
CREATE INDEX `notices_person` ON `notices` (`user_uuid`,`created_at`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_uuid`) WHERE `read_at` is null;--> statement-breakpoint
CREATE INDEX `notices_case` ON `notices` (`case_uuid`);--> statement-breakpoint
CREATE INDEX `notices_topic` ON `notices` (`topic_uuid`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`session_id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`p256dh` text,
	`auth` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_address` ON `push_devices` (`address`);--> statement-breakpoint
ALTER TABLE `cases` ADD `extended_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `nudged_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `creator_asked_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `opponent_asked_at` integer;