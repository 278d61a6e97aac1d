-- Who reads and writes answers to the personality test, besides the tenant's own policy: whoever writes a row is shown it in the same
-- transaction, and nobody but the service afterwards, which reads by the number of a row alone.

CREATE POLICY disc_read ON community_user_disc AS RESTRICTIVE FOR SELECT USING (created_at = now() OR community_is_office());
--> statement-breakpoint

CREATE POLICY disc_change ON community_user_disc AS RESTRICTIVE FOR UPDATE USING (community_is_office());
--> statement-breakpoint

CREATE POLICY disc_remove ON community_user_disc AS RESTRICTIVE FOR DELETE USING (community_is_office());
