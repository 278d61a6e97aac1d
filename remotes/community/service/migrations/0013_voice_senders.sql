-- The person who sent a voice, where they were signed in: then it goes into their copy, and goes with their account.
ALTER TABLE community_book_reviews ADD COLUMN person_id text;
--> statement-breakpoint

ALTER TABLE community_aspirations ADD COLUMN person_id text;
--> statement-breakpoint

ALTER TABLE community_testimonies
  ADD COLUMN person_id text,
  -- Address of a photograph on this site.
  ADD COLUMN photo text CHECK (photo ~ '^/media/[a-z0-9-]+/[0-9a-f]{32}\.jpg$');
