ALTER TABLE `vacated_verdicts` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `vacated_verdicts` ADD `recommendation` text;--> statement-breakpoint
ALTER TABLE `verdicts` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `verdicts` ADD `recommendation` text;