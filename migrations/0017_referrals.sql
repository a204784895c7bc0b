ALTER TABLE `users` ADD `referred_by_uuid` text REFERENCES users(uuid);--> statement-breakpoint
CREATE INDEX `users_referred_by` ON `users` (`referred_by_uuid`);