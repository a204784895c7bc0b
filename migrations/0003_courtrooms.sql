CREATE TABLE `courtroom_verdicts` (
	`courtroom_uuid` text PRIMARY KEY NOT NULL,
	`case_name` text NOT NULL,
	`winner` text NOT NULL,
	`rationale` text NOT NULL,
	`punishment` text NOT NULL,
	`judge_personality` text NOT NULL,
	`judge_id` text NOT NULL,
	`finding` text NOT NULL,
	`receipt` text,
	`replies` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`courtroom_uuid`) REFERENCES `courtrooms`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `courtrooms` (
	`uuid` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
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
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`creator_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courtrooms_code` ON `courtrooms` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `courtrooms_filing` ON `courtrooms` (`creator_uuid`,`client_id`);--> statement-breakpoint
CREATE INDEX `courtrooms_opponent` ON `courtrooms` (`opponent_uuid`);--> statement-breakpoint
CREATE TABLE `__new_invitations` (
	`token` text PRIMARY KEY NOT NULL,
	`suit_uuid` text,
	`courtroom_uuid` text,
	`created_by_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`courtroom_uuid`) REFERENCES `courtrooms`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invitations_one_case" CHECK((`suit_uuid` is null) <> (`courtroom_uuid` is null))
);
--> statement-breakpoint
INSERT INTO `__new_invitations`("token", "suit_uuid", "courtroom_uuid", "created_by_uuid", "created_at", "expires_at") SELECT "token", "suit_uuid", NULL, "created_by_uuid", "created_at", "expires_at" FROM `invitations`;--> statement-breakpoint
DROP TABLE `invitations`;--> statement-breakpoint
ALTER TABLE `__new_invitations` RENAME TO `invitations`;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_suit` ON `invitations` (`suit_uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_courtroom` ON `invitations` (`courtroom_uuid`);