-- Appointments with a site's office, and the key that signs links to them.

CREATE TABLE community_appointments (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  reference text NOT NULL,
  state text NOT NULL CHECK (state IN ('booked', 'cancelled')),
  starts_at timestamptz NOT NULL,
  length_minutes integer NOT NULL CHECK (length_minutes > 0),
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  organization text NOT NULL,
  topic text NOT NULL,
  location text NOT NULL CHECK (location IN ('online', 'onsite')),
  address text NOT NULL,
  notes text NOT NULL,
  guests jsonb NOT NULL,
  -- Of whoever made it, for letters.
  language text NOT NULL,
  origin text,
  -- Made when the form was opened; empty where no script ran.
  form_key text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Why the office has cancelled it.
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (tenant_id, reference)
);
--> statement-breakpoint

-- Of two who want the same time the database takes one.
CREATE UNIQUE INDEX community_appointments_taken ON community_appointments (tenant_id, starts_at) WHERE state = 'booked';
--> statement-breakpoint

CREATE UNIQUE INDEX community_appointments_key ON community_appointments (tenant_id, form_key) WHERE form_key <> '';
--> statement-breakpoint

CREATE INDEX community_appointments_email ON community_appointments (tenant_id, email);
--> statement-breakpoint

SELECT serambi_secure('community_appointments');
--> statement-breakpoint

CREATE TABLE community_secrets (
  tenant_id uuid PRIMARY KEY REFERENCES tenants ON DELETE CASCADE,
  secret text NOT NULL
);
--> statement-breakpoint

SELECT serambi_secure('community_secrets');
