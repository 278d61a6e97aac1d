-- Who reads and writes voices, besides the tenant's own policy. The same file is applied to a PostgREST database (postgrest.sql).
-- The anonymous key inserts what is not published, and reads what is; the office reads and changes everything.

CREATE FUNCTION community_is_office() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('community.part', true), '') = 'office'
$$;
--> statement-breakpoint

CREATE FUNCTION community_police(voices regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever has just written a row is shown it: `Prefer: return=representation`.
  EXECUTE format('CREATE POLICY voices_read ON %s AS RESTRICTIVE FOR SELECT USING (is_published OR created_at = now() OR community_is_office())', voices);
  EXECUTE format('CREATE POLICY voices_write ON %s AS RESTRICTIVE FOR INSERT WITH CHECK (NOT is_published OR community_is_office())', voices);
  EXECUTE format('CREATE POLICY voices_change ON %s AS RESTRICTIVE FOR UPDATE USING (community_is_office())', voices);
  EXECUTE format('CREATE POLICY voices_remove ON %s AS RESTRICTIVE FOR DELETE USING (community_is_office())', voices);
END
$$;
--> statement-breakpoint

SELECT community_police('community_book_reviews');
--> statement-breakpoint

SELECT community_police('community_aspirations');
--> statement-breakpoint

SELECT community_police('community_testimonies');
