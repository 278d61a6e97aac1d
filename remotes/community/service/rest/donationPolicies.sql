-- Who reads and writes donations, besides the tenant's own policy: the anonymous key makes one that waits, and reads what is paid and published.

CREATE POLICY donations_read ON community_donations AS RESTRICTIVE FOR SELECT
  USING (is_published OR created_at = now() OR community_is_office());
--> statement-breakpoint

CREATE POLICY donations_write ON community_donations AS RESTRICTIVE FOR INSERT
  WITH CHECK ((state = 'waiting' AND NOT is_published) OR community_is_office());
--> statement-breakpoint

CREATE POLICY donations_change ON community_donations AS RESTRICTIVE FOR UPDATE USING (community_is_office());
--> statement-breakpoint

CREATE POLICY donations_remove ON community_donations AS RESTRICTIVE FOR DELETE USING (community_is_office());
