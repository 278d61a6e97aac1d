-- Messages to a site's office, by what they are about.

CREATE TABLE community_messages (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  reference text NOT NULL,
  topic text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 100),
  email text NOT NULL CHECK (length(email) <= 254),
  words text NOT NULL CHECK (length(words) <= 1000),
  -- Made when the form was opened; empty where no script ran.
  form_key text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, reference)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_messages_key ON community_messages (tenant_id, form_key) WHERE form_key <> '';
--> statement-breakpoint

CREATE INDEX community_messages_email ON community_messages (tenant_id, email, topic, sent_at DESC);
--> statement-breakpoint

SELECT serambi_secure('community_messages');
