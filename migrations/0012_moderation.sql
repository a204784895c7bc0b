CREATE TABLE `moderation_log` (
	`uuid` text PRIMARY KEY NOT NULL,
	`moderator_uuid` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text,
	`person_uuid` text,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`moderator_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `moderation_log_time` ON `moderation_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_log_moderator` ON `moderation_log` (`moderator_uuid`);--> statement-breakpoint
CREATE INDEX `moderation_log_person` ON `moderation_log` (`person_uuid`);--> statement-breakpoint
CREATE TABLE `reports` (
	`uuid` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reporter_uuid` text,
	`case_uuid` text,
	`quote` text,
	`reason` text NOT NULL,
	`note` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`reporter_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_uuid`,`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_kind`,`subject_id`,`status`);--> statement-breakpoint
CREATE INDEX `reports_case` ON `reports` (`case_uuid`);--> statement-breakpoint
ALTER TABLE `ads` ADD `impressions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ads` ADD `saves` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ads` ADD `clicks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shared_verdicts` ADD `taken_down_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `is_moderator` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `banned_from_topics_at` integer;--> statement-breakpoint
UPDATE `ads` SET
  `impressions` = (SELECT count(*) FROM `ad_events` WHERE `ad_uuid` = `ads`.`uuid` AND `action` = 'impression'),
  `saves` = (SELECT count(*) FROM `ad_events` WHERE `ad_uuid` = `ads`.`uuid` AND `action` = 'saved'),
  `clicks` = (SELECT count(*) FROM `ad_events` WHERE `ad_uuid` = `ads`.`uuid` AND `action` = 'clicked');
--> statement-breakpoint
-- An ad's counts are changed by the statement that notes what happened to it, like a topic's.
CREATE TRIGGER `ad_events_noted` AFTER INSERT ON `ad_events` BEGIN
  UPDATE `ads` SET `impressions` = `impressions` + (new.`action` = 'impression'), `saves` = `saves` + (new.`action` = 'saved'), `clicks` = `clicks` + (new.`action` = 'clicked') WHERE `uuid` = new.`ad_uuid`;
END;
--> statement-breakpoint
CREATE TRIGGER `ad_events_changed` AFTER UPDATE OF `action` ON `ad_events` BEGIN
  UPDATE `ads` SET `saves` = `saves` + (new.`action` = 'saved') - (old.`action` = 'saved') WHERE `uuid` = new.`ad_uuid`;
END;
--> statement-breakpoint
CREATE TRIGGER `ad_events_forgotten` AFTER DELETE ON `ad_events` BEGIN
  UPDATE `ads` SET `impressions` = `impressions` - (old.`action` = 'impression'), `saves` = `saves` - (old.`action` = 'saved'), `clicks` = `clicks` - (old.`action` = 'clicked') WHERE `uuid` = old.`ad_uuid`;
END;
