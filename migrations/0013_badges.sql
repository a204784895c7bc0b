CREATE TABLE `active_days` (
	`user_uuid` text NOT NULL,
	`day` integer NOT NULL,
	`daily` integer,
	`weekly` integer,
	`frozen_week` integer,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`user_uuid`, `day`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `badge_thresholds` (
	`category` text NOT NULL,
	`threshold` integer NOT NULL,
	PRIMARY KEY(`category`, `threshold`)
);
--> statement-breakpoint
CREATE TABLE `badges` (
	`user_uuid` text NOT NULL,
	`category` text NOT NULL,
	`threshold` integer NOT NULL,
	`earned_at` integer NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`user_uuid`, `category`, `threshold`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `counts` (
	`user_uuid` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`user_uuid`, `category`),
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `invitations` ADD `sent_at` integer;--> statement-breakpoint
CREATE INDEX `invitations_unsent` ON `invitations` (`created_by_uuid`,`sent_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `hides_streaks` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- As `app/domain/badge/badge-category.ts` has them.
INSERT INTO `badge_thresholds` (`category`, `threshold`) VALUES
  ('invitesSent', 1), ('invitesSent', 3), ('invitesSent', 5), ('invitesSent', 10), ('invitesSent', 25), ('invitesSent', 50), ('invitesSent', 100), ('invitesSent', 250), ('invitesSent', 500),
  ('casesCompleted', 1), ('casesCompleted', 3), ('casesCompleted', 5), ('casesCompleted', 10), ('casesCompleted', 25), ('casesCompleted', 50), ('casesCompleted', 100), ('casesCompleted', 250), ('casesCompleted', 500),
  ('casesWon', 1), ('casesWon', 3), ('casesWon', 5), ('casesWon', 10), ('casesWon', 25), ('casesWon', 50), ('casesWon', 100), ('casesWon', 250), ('casesWon', 500),
  ('hotTopicVotes', 1), ('hotTopicVotes', 10), ('hotTopicVotes', 25), ('hotTopicVotes', 100), ('hotTopicVotes', 500), ('hotTopicVotes', 1000), ('hotTopicVotes', 5000),
  ('hotTopicsSubmitted', 1), ('hotTopicsSubmitted', 3), ('hotTopicsSubmitted', 5), ('hotTopicsSubmitted', 10), ('hotTopicsSubmitted', 25), ('hotTopicsSubmitted', 50), ('hotTopicsSubmitted', 250), ('hotTopicsSubmitted', 500), ('hotTopicsSubmitted', 1000),
  ('dailyStreaks', 3), ('dailyStreaks', 5), ('dailyStreaks', 10), ('dailyStreaks', 25), ('dailyStreaks', 50), ('dailyStreaks', 100), ('dailyStreaks', 300), ('dailyStreaks', 500), ('dailyStreaks', 1000),
  ('weeklyStreaks', 2), ('weeklyStreaks', 4), ('weeklyStreaks', 8), ('weeklyStreaks', 10), ('weeklyStreaks', 15), ('weeklyStreaks', 20), ('weeklyStreaks', 25), ('weeklyStreaks', 50), ('weeklyStreaks', 100);
--> statement-breakpoint
-- Whose deeds count: nobody's who has left, nor those of the one who sits in their seats.
CREATE VIEW `counted_people` AS
SELECT `uuid` FROM `users` WHERE `leaving_since` IS NULL AND `uuid` <> 'f0000000-0000-4000-8000-000000000024';
--> statement-breakpoint
-- What a decided case counts as, for each of its people. A verdict of an earlier round is about to be taken away, and a
-- case that the clerk has dismissed was not decided.
CREATE VIEW `counted_cases` AS
SELECT `case_uuid`, `counted_people`.`uuid` AS `user_uuid`, `category`, `verdicts`.`created_at` AS `at`
FROM `verdicts`
JOIN `cases` ON `cases`.`uuid` = `case_uuid` AND `cases`.`round` = `verdicts`.`round`
JOIN `counted_people` ON `counted_people`.`uuid` IN (`creator_uuid`, `opponent_uuid`)
JOIN (SELECT 'casesCompleted' AS `category` UNION ALL SELECT 'casesWon') ON `category` = 'casesCompleted'
  OR (NOT `by_default` AND `winner` = iif(`counted_people`.`uuid` = `creator_uuid`, 'creator', 'opponent'))
WHERE `judge_id` NOT LIKE 'clerk@%';
--> statement-breakpoint
-- Everything that counts, a row each: what a recount counts.
CREATE VIEW `counted_deeds` AS
SELECT `user_uuid`, `category`, `at` FROM `counted_cases`
UNION ALL SELECT `uuid`, 'hotTopicVotes', `created_at` FROM `topic_votes` JOIN `counted_people` ON `uuid` = `user_uuid`
UNION ALL SELECT `counted_people`.`uuid`, 'hotTopicsSubmitted', `created_at` FROM `topics` JOIN `counted_people` ON `counted_people`.`uuid` = `author_uuid`
UNION ALL SELECT `uuid`, 'invitesSent', `sent_at` FROM `invitations` JOIN `counted_people` ON `uuid` = `created_by_uuid` WHERE `sent_at` IS NOT NULL;
--> statement-breakpoint
-- Counts are changed by the statement that changes what is counted, and give their badges in the same.
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
CREATE TRIGGER `verdicts_counted` AFTER INSERT ON `verdicts` BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `user_uuid`, `category`, 1, `at` FROM `counted_cases` WHERE `case_uuid` = new.`case_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `verdicts_uncounted` BEFORE DELETE ON `verdicts` BEGIN
  UPDATE `counts` SET `count` = `count` - 1
    WHERE (`user_uuid`, `category`) IN (SELECT `user_uuid`, `category` FROM `counted_cases` WHERE `case_uuid` = old.`case_uuid`);
END;
--> statement-breakpoint
-- Before a change everything is as it was, and after it as it is: nothing else has to be known of the change.
CREATE TRIGGER `verdicts_overruling` BEFORE UPDATE OF `winner`, `by_default`, `judge_id`, `round` ON `verdicts` BEGIN
  UPDATE `counts` SET `count` = `count` - 1
    WHERE (`user_uuid`, `category`) IN (SELECT `user_uuid`, `category` FROM `counted_cases` WHERE `case_uuid` = old.`case_uuid`);
END;
--> statement-breakpoint
CREATE TRIGGER `verdicts_overruled` AFTER UPDATE OF `winner`, `by_default`, `judge_id`, `round` ON `verdicts` BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `user_uuid`, `category`, 1, `at` FROM `counted_cases` WHERE `case_uuid` = new.`case_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `cases_passing` BEFORE UPDATE OF `creator_uuid`, `opponent_uuid`, `round` ON `cases` BEGIN
  UPDATE `counts` SET `count` = `count` - 1
    WHERE (`user_uuid`, `category`) IN (SELECT `user_uuid`, `category` FROM `counted_cases` WHERE `case_uuid` = old.`uuid`);
END;
--> statement-breakpoint
CREATE TRIGGER `cases_passed` AFTER UPDATE OF `creator_uuid`, `opponent_uuid`, `round` ON `cases` BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `user_uuid`, `category`, 1, `at` FROM `counted_cases` WHERE `case_uuid` = new.`uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `topic_votes_counted` AFTER INSERT ON `topic_votes` BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `uuid`, 'hotTopicVotes', 1, new.`created_at` FROM `counted_people` WHERE `uuid` = new.`user_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
--> statement-breakpoint
CREATE TRIGGER `topic_votes_uncounted` AFTER DELETE ON `topic_votes` BEGIN
  UPDATE `counts` SET `count` = `count` - 1 WHERE `user_uuid` = old.`user_uuid` AND `category` = 'hotTopicVotes';
END;
--> statement-breakpoint
CREATE TRIGGER `topics_counted` AFTER INSERT ON `topics` WHEN new.`author_uuid` IS NOT NULL BEGIN
  INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
    SELECT `uuid`, 'hotTopicsSubmitted', 1, new.`created_at` FROM `counted_people` WHERE `uuid` = new.`author_uuid`
    ON CONFLICT (`user_uuid`, `category`) DO UPDATE SET `count` = `count` + 1, `counted_at` = excluded.`counted_at`;
END;
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
-- What was done before anything was counted. Whoever did it learns of their badges at their next visit.
INSERT INTO `counts` (`user_uuid`, `category`, `count`, `counted_at`)
SELECT `user_uuid`, `category`, count(*), max(`at`) FROM `counted_deeds` GROUP BY `user_uuid`, `category`;
