ALTER TABLE `code_requests` ADD `browser_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `email_codes` ADD `address_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `email_codes_address` ON `email_codes` (`address_key`);