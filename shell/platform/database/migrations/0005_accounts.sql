-- Accounts: persons are the platform's, one account for all sites; what kind of user a person is belongs to a tenant. And the queue and
-- the outbox that letters go through.

-- The person of the running transaction, where it is the person themselves who asks: on the account site. Null on a tenant's site.
CREATE FUNCTION serambi_person() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('serambi.person_id', true), '')::uuid $$;
--> statement-breakpoint

CREATE TABLE persons (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In small letters; the only name of an account.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  language text NOT NULL CHECK (language IN ('id', 'en')),
  -- Of an account that another provider keeps; null for our own.
  issuer text,
  subject text,
  created_at timestamptz NOT NULL,
  email_confirmed_at timestamptz,
  UNIQUE (issuer, subject)
);
--> statement-breakpoint

CREATE TABLE memberships (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  user_kind smallint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, person_id)
);
--> statement-breakpoint

CREATE INDEX memberships_person ON memberships (person_id);
--> statement-breakpoint

SELECT serambi_secure('memberships');
--> statement-breakpoint

CREATE POLICY own_person ON memberships FOR SELECT USING (person_id = (SELECT serambi_person()));
--> statement-breakpoint

-- A tenant sees of persons its members, and of them what its pages say.
ALTER TABLE persons ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint

CREATE POLICY members ON persons FOR SELECT
  USING (EXISTS (SELECT FROM memberships WHERE memberships.person_id = persons.id));
--> statement-breakpoint

GRANT SELECT (id, email, name, language) ON persons TO serambi_app;
--> statement-breakpoint

-- Which session of the account site a token was given in: ending that session revokes it. A person revokes their own, on every tenant.
ALTER TABLE access_tokens ADD COLUMN session_id uuid;
--> statement-breakpoint

CREATE INDEX access_tokens_user ON access_tokens (user_id);
--> statement-breakpoint

CREATE POLICY own_person ON access_tokens FOR ALL USING (user_id = (SELECT serambi_person())::text);
--> statement-breakpoint

CREATE TABLE credentials (
  person_id uuid PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
  -- argon2id, with its parameters and salt.
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL
);
--> statement-breakpoint

CREATE TABLE second_factors (
  person_id uuid PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
  -- Sealed with a key that the database does not have.
  secret text NOT NULL,
  -- Null until the first right code: before that nobody is asked for one.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint

CREATE TABLE recovery_codes (
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  digest text NOT NULL,
  PRIMARY KEY (person_id, digest)
);
--> statement-breakpoint

CREATE TABLE account_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of what the cookie holds.
  digest text NOT NULL UNIQUE,
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  -- Whether the second factor was given, or is not needed.
  is_complete boolean NOT NULL,
  is_remembered boolean NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint

CREATE INDEX account_sessions_person ON account_sessions (person_id);
--> statement-breakpoint

-- What links in letters hold: good once.
CREATE TABLE mail_tokens (
  digest text PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES persons ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'password')),
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint

-- Wrong passwords and codes in a row, by what is slowed down: an account, a browser it knows, an address. Holds digests, no e-mail.
CREATE TABLE sign_in_failures (
  subject text PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL
);
--> statement-breakpoint

-- What the OpenID provider remembers: grants, codes, sessions, interactions.
CREATE TABLE oidc_payloads (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
--> statement-breakpoint

CREATE INDEX oidc_payloads_expiry ON oidc_payloads (expires_at);
--> statement-breakpoint

CREATE INDEX oidc_payloads_grant ON oidc_payloads ((payload ->> 'grantId'));
--> statement-breakpoint

CREATE INDEX oidc_payloads_account ON oidc_payloads ((payload ->> 'accountId'));
--> statement-breakpoint

-- Made once: the provider's signing keys, the key of forms and cookies. Sealed with a key that the database does not have.
CREATE TABLE account_keys (
  name text PRIMARY KEY,
  value text NOT NULL
);
--> statement-breakpoint

-- Work that must not be lost: written in the transaction that it belongs to. What failed for good stays, with `failed_at`.
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  run_at timestamptz NOT NULL,
  failed_at timestamptz,
  last_error text
);
--> statement-breakpoint

CREATE INDEX jobs_due ON jobs (run_at) WHERE failed_at IS NULL;
--> statement-breakpoint

GRANT INSERT ON jobs TO serambi_app;
--> statement-breakpoint

CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  recipient text NOT NULL,
  language text NOT NULL CHECK (language IN ('id', 'en')),
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  -- The same however often the letter is sent.
  message_id text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
--> statement-breakpoint

SELECT serambi_secure('outbox');
