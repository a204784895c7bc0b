-- One table of cases in place of one for each kind, and all that hangs on a case hangs on it by `case_uuid`. Foreign keys are
-- enforced while this runs: whatever is copied comes after what it refers to, and children are dropped before their parents.
CREATE TABLE `cases` (
	`uuid` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
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
	`round` integer DEFAULT 1 NOT NULL,
	`creator_vacated_at` integer,
	`opponent_vacated_at` integer,
	`creator_completed_at` integer,
	`opponent_completed_at` integer,
	`code` text,
	FOREIGN KEY (`creator_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opponent_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `cases` (`uuid`, `client_id`, `creator_uuid`, `creator_display_name`, `opponent_uuid`, `opponent_display_name`, `allegation`, `tone`, `judge_personality`, `preview_allowed`, `status`, `created_at`, `joined_at`, `settled_at`, `creator_vacated_at`, `opponent_vacated_at`, `kind`, `round`, `creator_completed_at`, `opponent_completed_at`)
  SELECT `uuid`, `client_id`, `creator_uuid`, `creator_display_name`, `opponent_uuid`, `opponent_display_name`, `allegation`, `tone`, `judge_personality`, `preview_allowed`, `status`, `created_at`, `joined_at`, `settled_at`, `creator_vacated_at`, `opponent_vacated_at`, 'pettysuit', `opening`, `creator_completed_at`, `opponent_completed_at` FROM `pettysuits`;
--> statement-breakpoint
INSERT INTO `cases` (`uuid`, `client_id`, `creator_uuid`, `creator_display_name`, `opponent_uuid`, `opponent_display_name`, `allegation`, `tone`, `judge_personality`, `preview_allowed`, `status`, `created_at`, `joined_at`, `settled_at`, `creator_vacated_at`, `opponent_vacated_at`, `kind`, `round`, `code`)
  SELECT `uuid`, `client_id`, `creator_uuid`, `creator_display_name`, `opponent_uuid`, `opponent_display_name`, `allegation`, `tone`, `judge_personality`, `preview_allowed`, `status`, `created_at`, `joined_at`, `settled_at`, `creator_vacated_at`, `opponent_vacated_at`, 'courtroom', `opening`, `code` FROM `courtrooms`;
--> statement-breakpoint
CREATE TABLE `__new_questions` (
	`uuid` text PRIMARY KEY NOT NULL,
	`case_uuid` text NOT NULL,
	`position` integer NOT NULL,
	`prompt` text NOT NULL,
	`weight` text,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_questions` (`uuid`, `case_uuid`, `position`, `prompt`, `weight`)
  SELECT `uuid`, `suit_uuid`, `position`, `prompt`, `bearing` FROM `questions`;
--> statement-breakpoint
CREATE TABLE `__new_answers` (
	`case_uuid` text NOT NULL,
	`user_uuid` text NOT NULL,
	`question_uuid` text NOT NULL,
	`answer_boolean` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`case_uuid`, `user_uuid`, `question_uuid`),
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_uuid`) REFERENCES `__new_questions`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_answers` (`case_uuid`, `user_uuid`, `question_uuid`, `answer_boolean`, `created_at`)
  SELECT `suit_uuid`, `user_uuid`, `question_uuid`, `answer_boolean`, `created_at` FROM `answers`;
--> statement-breakpoint
CREATE TABLE `__new_invitations` (
	`token` text PRIMARY KEY NOT NULL,
	`case_uuid` text NOT NULL,
	`created_by_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_invitations` (`token`, `created_by_uuid`, `created_at`, `expires_at`, `case_uuid`)
  SELECT `token`, `created_by_uuid`, `created_at`, `expires_at`, coalesce(`suit_uuid`, `courtroom_uuid`) FROM `invitations`;
--> statement-breakpoint
CREATE TABLE `__new_verdicts` (
	`case_uuid` text PRIMARY KEY NOT NULL,
	`case_name` text NOT NULL,
	`winner` text,
	`rationale` text NOT NULL,
	`punishment` text,
	`judge_personality` text NOT NULL,
	`judge_id` text NOT NULL,
	`finding` text NOT NULL,
	`receipt` text,
	`replies` text,
	`created_at` integer NOT NULL,
	`by_default` integer DEFAULT false NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_verdicts` (`case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, `case_uuid`, `round`)
  SELECT `case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, `suit_uuid`, `opening` FROM `verdicts`;
--> statement-breakpoint
INSERT INTO `__new_verdicts` (`case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, `case_uuid`, `round`)
  SELECT `case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, `courtroom_uuid`, `opening` FROM `courtroom_verdicts`;
--> statement-breakpoint
CREATE TABLE `__new_vacated_verdicts` (
	`case_uuid` text NOT NULL,
	`case_name` text NOT NULL,
	`winner` text,
	`rationale` text NOT NULL,
	`punishment` text,
	`judge_personality` text NOT NULL,
	`judge_id` text NOT NULL,
	`finding` text NOT NULL,
	`receipt` text,
	`replies` text,
	`created_at` integer NOT NULL,
	`by_default` integer DEFAULT false NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`case_uuid`, `round`),
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_vacated_verdicts` (`case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, `case_uuid`, `round`)
  SELECT `case_name`, `winner`, `rationale`, `punishment`, `judge_personality`, `judge_id`, `finding`, `receipt`, `replies`, `created_at`, `by_default`, coalesce(`suit_uuid`, `courtroom_uuid`), `opening` FROM `vacated_verdicts`;
--> statement-breakpoint
CREATE TABLE `__new_shared_verdicts` (
	`share_id` text PRIMARY KEY NOT NULL,
	`case_uuid` text,
	`ruled_at` integer NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sealed_by` text,
	`sealed_at` integer,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
-- In the order in which they were made, which tells them apart where their times don't. A case may be gone by now.
INSERT INTO `__new_shared_verdicts` (`share_id`, `ruled_at`, `made_by`, `created_at`, `sealed_by`, `sealed_at`, `case_uuid`)
  SELECT `share_id`, `ruled_at`, `made_by`, `created_at`, `sealed_by`, `sealed_at`, (SELECT `uuid` FROM `cases` WHERE `uuid` = `case_uuid`) FROM `shared_verdicts` ORDER BY `rowid`;
--> statement-breakpoint
DROP TABLE `answers`;
--> statement-breakpoint
DROP TABLE `questions`;
--> statement-breakpoint
DROP TABLE `invitations`;
--> statement-breakpoint
DROP TABLE `verdicts`;
--> statement-breakpoint
DROP TABLE `courtroom_verdicts`;
--> statement-breakpoint
DROP TABLE `vacated_verdicts`;
--> statement-breakpoint
DROP TABLE `shared_verdicts`;
--> statement-breakpoint
DROP TABLE `pettysuits`;
--> statement-breakpoint
DROP TABLE `courtrooms`;
--> statement-breakpoint
ALTER TABLE `__new_questions` RENAME TO `questions`;
--> statement-breakpoint
ALTER TABLE `__new_answers` RENAME TO `answers`;
--> statement-breakpoint
ALTER TABLE `__new_invitations` RENAME TO `invitations`;
--> statement-breakpoint
ALTER TABLE `__new_verdicts` RENAME TO `verdicts`;
--> statement-breakpoint
ALTER TABLE `__new_vacated_verdicts` RENAME TO `vacated_verdicts`;
--> statement-breakpoint
ALTER TABLE `__new_shared_verdicts` RENAME TO `shared_verdicts`;
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_filing` ON `cases` (`creator_uuid`,`client_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `cases_opponent` ON `cases` (`opponent_uuid`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cases_code` ON `cases` (`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_case` ON `invitations` (`case_uuid`);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_order` ON `questions` (`case_uuid`,`position`);
--> statement-breakpoint
CREATE INDEX `shared_verdicts_case` ON `shared_verdicts` (`case_uuid`,`ruled_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_verdicts_open` ON `shared_verdicts` (`case_uuid`,`ruled_at`) WHERE `sealed_at` is null;
