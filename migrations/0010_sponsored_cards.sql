CREATE TABLE `ad_events` (
	`uuid` text PRIMARY KEY NOT NULL,
	`ad_uuid` text NOT NULL,
	`user_uuid` text NOT NULL,
	`case_uuid` text NOT NULL,
	`source` text NOT NULL,
	`placement` text NOT NULL,
	`action` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_uuid`) REFERENCES `users`(`uuid`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_uuid`) REFERENCES `cases`(`uuid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ad_events_seen` ON `ad_events` (`user_uuid`,`case_uuid`,`ad_uuid`,`placement`,`action`) WHERE `action` in ('impression', 'clicked');--> statement-breakpoint
CREATE UNIQUE INDEX `ad_events_choice` ON `ad_events` (`user_uuid`,`case_uuid`,`ad_uuid`) WHERE `action` in ('saved', 'skipped');--> statement-breakpoint
CREATE INDEX `ad_events_person` ON `ad_events` (`user_uuid`,`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `ad_events_case` ON `ad_events` (`case_uuid`);--> statement-breakpoint
CREATE TABLE `ads` (
	`uuid` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`cta_text` text,
	`cta_link` text,
	`picture` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ads_slug` ON `ads` (`slug`);--> statement-breakpoint
CREATE INDEX `ads_status` ON `ads` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `ads_wanted` integer DEFAULT true NOT NULL;
--> statement-breakpoint
-- The court's own ads, as `app/domain/ad/house-ads.ts` has them.
INSERT INTO `ads` (`uuid`, `slug`, `title`, `body`, `cta_text`, `cta_link`, `picture`, `status`, `created_at`) VALUES
  ('8844ea8e-45b2-4159-8bf6-b9a3cec00789', 'left-socks', 'The Left Sock Company', 'We sell left socks. For right socks, please see our rival, whom we have been suing since the first wash.', NULL, NULL, '/ads/left-socks.svg', 'live', 1795305600000),
  ('0c54c31e-30a2-491b-88eb-b6c5541ad626', 'second-hand-silence', 'Second-Hand Silence', 'One careful owner. First given over an unwashed pan, with about four days still in it. Collection only.', NULL, NULL, '/ads/second-hand-silence.svg', 'live', 1795305600001),
  ('0f0cb01a-54f0-4ad1-969e-71ea9e9d6a54', 'decoy-thermostat', 'The Decoy Thermostat', 'Connected to nothing. Everybody turns it, everybody feels heard, and the room stays as it was.', NULL, NULL, '/ads/decoy-thermostat.svg', 'live', 1795305600002),
  ('f79ce5f7-040a-478d-a7a5-ac11652c254e', 'emergency-last-word', 'The Emergency Last Word', 'Break the glass when an argument is nearly over. Good for one use, or for eleven among family.', NULL, NULL, '/ads/emergency-last-word.svg', 'live', 1795305600003),
  ('3681e3dd-3fc4-4219-afaa-1f4c9a333bf9', 'apology-potato', 'The Apology Potato', 'Hand it over, say nothing and leave. Accepted in most kitchens. Bow included; please bring your own regret.', NULL, NULL, '/ads/apology-potato.svg', 'live', 1795305600004),
  ('42c25ea7-a311-435e-bf21-c4b69b3e8f58', 'grudge-polish', 'Grudge Polish', 'Brings an old grudge up like new. Apply in small circles while thinking of what was said at the picnic.', NULL, NULL, '/ads/grudge-polish.svg', 'live', 1795305600005),
  ('04f12e93-1a85-4230-88ad-d9c5302f923a', 'the-chair', 'Public notice: the chair', 'The chair in your bedroom has been found to be a wardrobe. You have thirty days to sit on it.', NULL, NULL, '/ads/the-chair.svg', 'live', 1795305600006),
  ('206e52ca-226e-4055-9d4c-c5604d31ea31', 'lost-teaspoon', 'Lost: one teaspoon', 'Last seen in an office, in a yoghurt. There used to be twelve. The court accuses nobody. It only counts.', NULL, NULL, '/ads/lost-teaspoon.svg', 'live', 1795305600007),
  ('fd3964d8-af7a-4ecf-b70c-cd298e875031', 'last-biscuit', 'Public notice: the last biscuit', 'It has lain on the plate since Tuesday, out of politeness. The court declares it abandoned. Please queue.', NULL, NULL, '/ads/last-biscuit.svg', 'live', 1795305600008),
  ('b2d266b4-4ca0-4dd5-9287-1bf011ecf64e', 'file-a-pettysuit', 'Somebody did something', 'And they know what they did. Say it in a sentence or two, pick a judge and send them the link.', 'File a PettySuit', '/', '/ads/file-a-pettysuit.svg', 'live', 1795305600009),
  ('bbc0bda9-deae-45a9-b07b-c6cb5ddee7cf', 'procrastination', 'Too many options?', 'Bring your dilemma to a judge. You answer a few questions, the court decides, and you get to blame it.', 'Let the court decide', '/procrastination', '/ads/procrastination.svg', 'live', 1795305600010),
  ('c7f4990b-612b-4217-a04e-3d4090e9269f', 'my-cases', 'Who am I suing again?', 'Everything that you filed, answered and sulked about has a page of its own. It does not judge. It lists.', 'Open My Cases', '/my-courts', '/ads/my-cases.svg', 'live', 1795305600011);
