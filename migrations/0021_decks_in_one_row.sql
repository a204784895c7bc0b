-- The testimony of a case as one row, which D1 charges for as one: the questions in their order, and by seats what was
-- answered to each and when. What was two tables are two views of it.
CREATE TABLE `decks` (
	`case_uuid` text PRIMARY KEY NOT NULL,
	`questions` text NOT NULL,
	`creator_answers` text,
	`opponent_answers` text,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `decks`(`case_uuid`, `questions`)
  SELECT `case_uuid`, json_group_array(json_object('uuid', `uuid`, 'prompt', `prompt`, 'weight', json(`weight`), 'hunchAbout', `hunch_about`))
  FROM (SELECT * FROM `questions` ORDER BY `case_uuid`, `position`) GROUP BY `case_uuid`;
--> statement-breakpoint
CREATE TABLE `__given` AS
  SELECT `answers`.`case_uuid`, `user_uuid` = `creator_uuid` AS `is_creator`,
    json_group_object(`question_uuid`, json_array(json(CASE `answer_boolean` WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END), `answers`.`created_at`)) AS `given`
  FROM (SELECT `answers`.* FROM `answers` JOIN `questions` ON `questions`.`case_uuid` = `answers`.`case_uuid` AND `questions`.`uuid` = `question_uuid`
    ORDER BY `answers`.`case_uuid`, `user_uuid`, `created_at`, `position`) AS `answers`
  JOIN `cases` ON `cases`.`uuid` = `answers`.`case_uuid` AND `user_uuid` IN (`creator_uuid`, `opponent_uuid`)
  GROUP BY `answers`.`case_uuid`, `user_uuid`;
--> statement-breakpoint
CREATE UNIQUE INDEX `__given_once` ON `__given` (`case_uuid`, `is_creator`);
--> statement-breakpoint
UPDATE `decks` SET
  `creator_answers` = (SELECT `given` FROM `__given` WHERE `__given`.`case_uuid` = `decks`.`case_uuid` AND `is_creator` = 1),
  `opponent_answers` = (SELECT `given` FROM `__given` WHERE `__given`.`case_uuid` = `decks`.`case_uuid` AND `is_creator` = 0);
--> statement-breakpoint
DROP TABLE `__given`;
--> statement-breakpoint
DROP TABLE `answers`;
--> statement-breakpoint
DROP TABLE `questions`;
--> statement-breakpoint
CREATE VIEW `questions` AS
SELECT json_extract(`value`, '$.uuid') AS `uuid`, `case_uuid`, `key` AS `position`, json_extract(`value`, '$.prompt') AS `prompt`,
  json_extract(`value`, '$.weight') AS `weight`, json_extract(`value`, '$.hunchAbout') AS `hunch_about`
FROM `decks` JOIN json_each(`decks`.`questions`);
--> statement-breakpoint
CREATE VIEW `answers` AS
SELECT `case_uuid`, json_extract(`seat`.`value`, '$[0]') AS `user_uuid`, `given`.`key` AS `question_uuid`,
  json_extract(`given`.`value`, '$[0]') AS `answer_boolean`, json_extract(`given`.`value`, '$[1]') AS `created_at`
FROM `decks` JOIN `cases` ON `cases`.`uuid` = `case_uuid`
  JOIN json_each(json_array(json_array(`creator_uuid`, json(coalesce(`creator_answers`, '{}'))),
    json_array(`opponent_uuid`, json(coalesce(`opponent_answers`, '{}'))))) AS `seat`
  JOIN json_each(`seat`.`value`, '$[1]') AS `given`;
