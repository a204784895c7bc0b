-- Whoever is given a badge is told of it, by the statement that gives it. `app/domain/notice/notice-event.ts` names the
-- event; what was seen before it came here, by a guest who became an account, is no news.
CREATE TRIGGER `badges_noticed` AFTER INSERT ON `badges` WHEN new.`seen_at` IS NULL BEGIN
  INSERT INTO `notices` (`id`, `user_uuid`, `kind`, `event`, `detail`, `count`, `created_at`)
    VALUES (lower(hex(randomblob(16))), new.`user_uuid`, 'badge', 'badge:' || new.`category` || ':' || new.`threshold`,
      json_object('badge', json_object('category', new.`category`, 'threshold', new.`threshold`)), 1, new.`earned_at`)
    ON CONFLICT DO NOTHING;
END;
