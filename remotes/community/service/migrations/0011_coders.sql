-- Coders: what a site knows of somebody who asked for an account, besides the account itself.

CREATE TABLE community_coders (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  email text NOT NULL CHECK (length(email) <= 254),
  username text NOT NULL CHECK (username ~ '^[a-z0-9_]{4,20}$'),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 3 AND 100),
  phone text NOT NULL CHECK (length(phone) <= 16),
  birth_date date NOT NULL,
  -- Empty where the person is of age.
  guardian_email text NOT NULL CHECK (length(guardian_email) <= 254),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, email)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_coders_username ON community_coders (tenant_id, username);
--> statement-breakpoint

SELECT serambi_secure('community_coders');
