-- Requests for a proposal, with what was proposed.

CREATE TABLE sites_proposals (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  reference text NOT NULL,
  -- Opens it for whoever has its link: 144 random bits.
  token text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  organization text NOT NULL CHECK (length(organization) <= 150),
  name text NOT NULL CHECK (length(name) <= 100),
  email text NOT NULL CHECK (length(email) <= 254),
  phone text NOT NULL,
  people integer NOT NULL CHECK (people > 0),
  -- The month in which it should begin, `2027-01`.
  start_month text NOT NULL,
  choice text NOT NULL,
  needs text NOT NULL CHECK (length(needs) <= 2000),
  -- The site's words of that day.
  words jsonb NOT NULL,
  reader text NOT NULL,
  -- Made when the form was opened; empty where no script ran.
  form_key text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, reference)
);
--> statement-breakpoint

CREATE UNIQUE INDEX sites_proposals_token ON sites_proposals (tenant_id, token);
--> statement-breakpoint

CREATE UNIQUE INDEX sites_proposals_key ON sites_proposals (tenant_id, form_key) WHERE form_key <> '';
--> statement-breakpoint

CREATE INDEX sites_proposals_email ON sites_proposals (tenant_id, email, asked_at DESC);
--> statement-breakpoint

SELECT serambi_secure('sites_proposals');
