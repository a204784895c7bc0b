CREATE TABLE `code_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`address_key` text NOT NULL,
	`network_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `code_requests_address` ON `code_requests` (`address_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_requests_network` ON `code_requests` (`network_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `code_requests_time` ON `code_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `email_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer NOT NULL,
	`uses` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "email_codes_single_use" CHECK(`uses` <= 1)
);
--> statement-breakpoint
CREATE INDEX `email_codes_expiry` ON `email_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_uuid` text NOT NULL,
	`id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sessions`("token_hash", "user_uuid", "id", "device", "created_at", "expires_at") SELECT "token_hash", "user_uuid", lower(hex(randomblob(16))), 'An unknown device', "created_at", "expires_at" FROM `sessions`;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_uuid`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `merged_into_uuid` text REFERENCES users(uuid);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_merged_into` ON `users` (`merged_into_uuid`);