ALTER TABLE `verdicts` ADD `receipt` text;--> statement-breakpoint
ALTER TABLE `verdicts` ADD `replies` text;