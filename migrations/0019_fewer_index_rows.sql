-- Fewer entries of indexes: D1 charges for each that is written as for a row. An index on what most rows don't have leaves
-- those out, and tables of which a case fills many rows have no rowid: a row is then the entry of its primary key, and
-- no second one. Foreign keys are enforced while this runs: answers come first, so that nothing hangs on questions.
CREATE TABLE `__new_answers` (
	`case_uuid` text NOT NULL,
	`user_uuid` text NOT NULL,
	`question_uuid` text NOT NULL,
	`answer_boolean` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`case_uuid`, `user_uuid`, `question_uuid`),
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_answers`(`case_uuid`, `user_uuid`, `question_uuid`, `answer_boolean`, `created_at`)
  SELECT `case_uuid`, `user_uuid`, `question_uuid`, `answer_boolean`, `created_at` FROM `answers`;
--> statement-breakpoint
DROP TABLE `answers`;
--> statement-breakpoint
ALTER TABLE `__new_answers` RENAME TO `answers`;
--> statement-breakpoint
CREATE TABLE `__new_questions` (
	`uuid` text NOT NULL,
	`case_uuid` text NOT NULL,
	`position` integer NOT NULL,
	`prompt` text NOT NULL,
	`weight` text,
	`hunch_about` integer,
	PRIMARY KEY(`case_uuid`, `position`),
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_questions`(`uuid`, `case_uuid`, `position`, `prompt`, `weight`, `hunch_about`)
  SELECT `uuid`, `case_uuid`, `position`, `prompt`, `weight`, `hunch_about` FROM `questions`;
--> statement-breakpoint
DROP TABLE `questions`;
--> statement-breakpoint
ALTER TABLE `__new_questions` RENAME TO `questions`;
--> statement-breakpoint
CREATE TABLE `__new_spent_human_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_spent_human_checks`(`id`, `expires_at`) SELECT `id`, `expires_at` FROM `spent_human_checks`;
--> statement-breakpoint
DROP TABLE `spent_human_checks`;
--> statement-breakpoint
ALTER TABLE `__new_spent_human_checks` RENAME TO `spent_human_checks`;
--> statement-breakpoint
CREATE INDEX `spent_human_checks_expiry` ON `spent_human_checks` (`expires_at`);
--> statement-breakpoint
-- Triggers of other tables name these, and so they can't be renamed; their own go with them and come back last.
CREATE TABLE `__old_counts` AS SELECT * FROM `counts`;
--> statement-breakpoint
DROP TABLE `counts`;
--> statement-breakpoint
CREATE TABLE `counts` (
	`user_uuid` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`user_uuid`, `category`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `counts`(`user_uuid`, `category`, `count`, `counted_at`) SELECT `user_uuid`, `category`, `count`, `counted_at` FROM `__old_counts`;
--> statement-breakpoint
DROP TABLE `__old_counts`;
--> statement-breakpoint
CREATE TABLE `__old_badges` AS SELECT * FROM `badges`;
--> statement-breakpoint
DROP TABLE `badges`;
--> statement-breakpoint
CREATE TABLE `badges` (
	`user_uuid` text NOT NULL,
	`category` text NOT NULL,
	`threshold` integer NOT NULL,
	`earned_at` integer NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`user_uuid`, `category`, `threshold`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `badges`(`user_uuid`, `category`, `threshold`, `earned_at`, `seen_at`) SELECT `user_uuid`, `category`, `threshold`, `earned_at`, `seen_at` FROM `__old_badges`;
--> statement-breakpoint
DROP TABLE `__old_badges`;
--> statement-breakpoint
CREATE TABLE `__old_active_days` AS SELECT * FROM `active_days`;
--> statement-breakpoint
DROP TABLE `active_days`;
--> statement-breakpoint
CREATE TABLE `active_days` (
	`user_uuid` text NOT NULL,
	`day` integer NOT NULL,
	`daily` integer,
	`weekly` integer,
	`frozen_week` integer,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`user_uuid`, `day`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `active_days`(`user_uuid`, `day`, `daily`, `weekly`, `frozen_week`, `noted_at`) SELECT `user_uuid`, `day`, `daily`, `weekly`, `frozen_week`, `noted_at` FROM `__old_active_days`;
--> statement-breakpoint
DROP TABLE `__old_active_days`;
--> statement-breakpoint
CREATE TRIGGER `counts_begun` AFTER INSERT ON `counts` BEGIN
  INSERT INTO `badges` (`user_uuid`, `category`, `threshold`, `earned_at`)
    SELECT new.`user_uuid`, `category`, `threshold`, new.`counted_at` FROM `badge_thresholds`
    WHERE `category` = new.`category` AND `threshold` <= new.`count` ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `counts_raised` AFTER UPDATE OF `count` ON `counts` WHEN new.`count` > old.`count` BEGIN
  INSERT INTO `badges` (`user_uuid`, `category`, `threshold`, `earned_at`)
    SELECT new.`user_uuid`, `category`, `threshold`, new.`counted_at` FROM `badge_thresholds`
    WHERE `category` = new.`category` AND `threshold` <= new.`count` ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `active_days_noted` AFTER INSERT ON `active_days` BEGIN
  INSERT INTO `badges` (`user_uuid`, `category`, `threshold`, `earned_at`)
    SELECT new.`user_uuid`, `category`, `threshold`, new.`noted_at` FROM `badge_thresholds`
    WHERE (`category` = 'dailyStreaks' AND `threshold` <= new.`daily`)
      OR (`category` = 'weeklyStreaks' AND `threshold` <= new.`weekly`) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `badges_noticed` AFTER INSERT ON `badges` WHEN new.`seen_at` IS NULL BEGIN
  INSERT INTO `notices` (`id`, `user_uuid`, `kind`, `event`, `detail`, `count`, `created_at`)
    VALUES (lower(hex(randomblob(16))), new.`user_uuid`, 'badge', 'badge:' || new.`category` || ':' || new.`threshold`,
      json_object('badge', json_object('category', new.`category`, 'threshold', new.`threshold`)), 1, new.`earned_at`)
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP INDEX `cases_opponent`;--> statement-breakpoint
DROP INDEX `cases_code`;--> statement-breakpoint
CREATE INDEX `cases_opponent` ON `cases` (`opponent_uuid`) WHERE `opponent_uuid` is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `cases_code` ON `cases` (`code`) WHERE `code` is not null;--> statement-breakpoint
DROP INDEX `notices_case`;--> statement-breakpoint
DROP INDEX `notices_topic`;--> statement-breakpoint
CREATE INDEX `notices_case` ON `notices` (`case_uuid`) WHERE `case_uuid` is not null;--> statement-breakpoint
CREATE INDEX `notices_topic` ON `notices` (`topic_uuid`) WHERE `topic_uuid` is not null;--> statement-breakpoint
DROP INDEX `users_username`;--> statement-breakpoint
DROP INDEX `users_email`;--> statement-breakpoint
DROP INDEX `users_merged_into`;--> statement-breakpoint
DROP INDEX `users_referred_by`;--> statement-breakpoint
CREATE INDEX `users_moderators` ON `users` (`is_moderator`) WHERE `is_moderator` = 1;--> statement-breakpoint
CREATE INDEX `users_banned` ON `users` (`banned_from_topics_at`) WHERE `banned_from_topics_at` is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username")) WHERE lower(`username`) is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`) WHERE `email` is not null;--> statement-breakpoint
CREATE INDEX `users_merged_into` ON `users` (`merged_into_uuid`) WHERE `merged_into_uuid` is not null;--> statement-breakpoint
CREATE INDEX `users_referred_by` ON `users` (`referred_by_uuid`) WHERE `referred_by_uuid` is not null;