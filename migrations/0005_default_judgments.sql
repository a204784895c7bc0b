CREATE TABLE `vacated_verdicts` (
	`suit_uuid` text,
	`courtroom_uuid` text,
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
	`by_default` integer DEFAULT false NOT NULL,
	`opening` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`suit_uuid`) REFERENCES `pettysuits`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`courtroom_uuid`) REFERENCES `courtrooms`(`uuid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vacated_verdicts_one_case" CHECK((`suit_uuid` is null) <> (`courtroom_uuid` is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vacated_verdicts_suit` ON `vacated_verdicts` (`suit_uuid`,`opening`);--> statement-breakpoint
CREATE UNIQUE INDEX `vacated_verdicts_courtroom` ON `vacated_verdicts` (`courtroom_uuid`,`opening`);--> statement-breakpoint
ALTER TABLE `courtroom_verdicts` ADD `by_default` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `courtroom_verdicts` ADD `opening` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `courtrooms` ADD `opening` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `courtrooms` ADD `creator_vacated_at` integer;--> statement-breakpoint
ALTER TABLE `courtrooms` ADD `opponent_vacated_at` integer;--> statement-breakpoint
ALTER TABLE `pettysuits` ADD `opening` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `pettysuits` ADD `creator_vacated_at` integer;--> statement-breakpoint
ALTER TABLE `pettysuits` ADD `opponent_vacated_at` integer;--> statement-breakpoint
ALTER TABLE `verdicts` ADD `by_default` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `verdicts` ADD `opening` integer DEFAULT 1 NOT NULL;