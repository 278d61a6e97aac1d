-- What services tell persons, for pages of theirs that are open. Kept for minutes: a page that comes back has missed nothing.
CREATE TABLE person_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  person_id text NOT NULL,
  name text NOT NULL,
  data jsonb NOT NULL,
  told_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint

CREATE INDEX person_events_told ON person_events (told_at);
--> statement-breakpoint

GRANT INSERT ON person_events TO serambi_app;
