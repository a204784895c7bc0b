ALTER TABLE `users` ADD `leaving_since` integer;--> statement-breakpoint
INSERT INTO `users` (`uuid`, `display_name`, `created_at`) VALUES ('f0000000-0000-4000-8000-000000000024', 'A former litigant', 0);
