-- Tables, roles and row-level security of the embedded platform.

-- Requests act as this role. It owns nothing and cannot log in, so row-level security binds it even where the
-- connecting user is a superuser (the embedded database has no other). Roles belong to the whole server: a second
-- database on it finds the role there already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'serambi_app') THEN
    CREATE ROLE serambi_app NOLOGIN;
    GRANT serambi_app TO CURRENT_USER;
  ELSIF NOT pg_has_role(current_user, 'serambi_app', 'MEMBER') THEN
    GRANT serambi_app TO CURRENT_USER;
  END IF;
END
$$;
--> statement-breakpoint

-- The tenant of the running transaction. A setting that was local to an earlier transaction reads as an empty
-- text and not as null: without nullif the cast would fail where it must simply match nothing.
CREATE FUNCTION serambi_tenant() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('serambi.tenant_id', true), '')::uuid $$;
--> statement-breakpoint

-- The directory: read before a tenant is known. serambi_app gets no right on it.
CREATE TABLE tenants (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  language text NOT NULL CHECK (language IN ('id', 'en'))
);
--> statement-breakpoint

CREATE TABLE tenant_hosts (
  host text PRIMARY KEY CHECK (host = lower(host)),
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE
);
--> statement-breakpoint

CREATE TABLE app_tokens (
  -- SHA-256 of token and code: a copy of this table opens nothing.
  digest text PRIMARY KEY,
  client_id text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
--> statement-breakpoint

CREATE INDEX app_tokens_expires_at ON app_tokens (expires_at);
--> statement-breakpoint

-- One row each: a boolean key that can only be true.
CREATE TABLE app_version (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version text NOT NULL
);
--> statement-breakpoint

CREATE TABLE seed_state (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  version text NOT NULL,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint

-- What belongs to a tenant.
CREATE TABLE settings (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  version text NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  PRIMARY KEY (tenant_id, version, key)
);
--> statement-breakpoint

-- FORCE binds the owner of the tables too: nobody reads them without saying for which tenant.
DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', scoped);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', scoped);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I USING (tenant_id = serambi_tenant()) WITH CHECK (tenant_id = serambi_tenant())',
      scoped
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO serambi_app', scoped);
  END LOOP;
END
$$;
