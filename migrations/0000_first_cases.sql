CREATE TABLE `answers` (
	`suit_uuid` text NOT NULL,
	`user_uuid` text NOT NULL,
	`question_uuid` text NOT NULL,
	`answer_boolean` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`suit_uuid`, `user_uuid`, `question_uuid`),
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_uuid`) REFERENCES `questions`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`token` text PRIMARY KEY NOT NULL,
	`suit_uuid` text NOT NULL,
	`created_by_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_suit` ON `invitations` (`suit_uuid`);--> statement-breakpoint
CREATE TABLE `pettysuits` (
	`uuid` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`creator_uuid` text NOT NULL,
	`creator_display_name` text NOT NULL,
	`opponent_uuid` text,
	`opponent_display_name` text,
	`allegation` text NOT NULL,
	`tone` text NOT NULL,
	`judge_personality` text NOT NULL,
	`preview_allowed` integer NOT NULL,
	`status` text NOT NULL,
	`creator_completed_at` integer,
	`opponent_completed_at` integer,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`creator_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pettysuits_filing` ON `pettysuits` (`creator_uuid`,`client_id`);--> statement-breakpoint
CREATE INDEX `pettysuits_opponent` ON `pettysuits` (`opponent_uuid`);--> statement-breakpoint
CREATE TABLE `questions` (
	`uuid` text PRIMARY KEY NOT NULL,
	`suit_uuid` text NOT NULL,
	`position` integer NOT NULL,
	`prompt` text NOT NULL,
	`bearing` text,
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_order` ON `questions` (`suit_uuid`,`position`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_uuid`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `spent_human_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_human_checks_expiry` ON `spent_human_checks` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`uuid` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`avatar` text,
	`username` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `verdicts` (
	`suit_uuid` text PRIMARY KEY NOT NULL,
	`case_name` text NOT NULL,
	`winner` text NOT NULL,
	`rationale` text NOT NULL,
	`punishment` text NOT NULL,
	`judge_personality` text NOT NULL,
	`judge_id` text NOT NULL,
	`finding` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade
);
