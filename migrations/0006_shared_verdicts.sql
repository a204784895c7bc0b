CREATE TABLE `shared_verdicts` (
	`share_id` text PRIMARY KEY NOT NULL,
	`case_uuid` text NOT NULL,
	`ruled_at` integer NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sealed_by` text,
	`sealed_at` integer
);
--> statement-breakpoint
CREATE INDEX `shared_verdicts_case` ON `shared_verdicts` (`case_uuid`,`ruled_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `shared_verdicts_open` ON `shared_verdicts` (`case_uuid`,`ruled_at`) WHERE `sealed_at` is null;