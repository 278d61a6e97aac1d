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

CREATE TABLE programs (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint

CREATE TABLE classes (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  classroom_id text NOT NULL,
  slug text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  logo text NOT NULL,
  state text NOT NULL CHECK (state IN ('coming-soon', 'registration-open', 'started', 'ended', 'upcoming')),
  level text NOT NULL,
  program_ids text[] NOT NULL,
  type text NOT NULL,
  starts_on date,
  ends_on date,
  length_minutes integer NOT NULL CHECK (length_minutes >= 0),
  price_idr integer NOT NULL CHECK (price_idr >= 0),
  overview text[] NOT NULL,
  outcomes text[] NOT NULL,
  audience text NOT NULL,
  language text NOT NULL,
  seats_left integer CHECK (seats_left >= 0),
  mentors jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint

-- A code is found in any letter case, so it is unique in any letter case.
CREATE UNIQUE INDEX classes_code ON classes (tenant_id, upper(code));
--> statement-breakpoint

CREATE TABLE syllabus_modules (
  tenant_id uuid NOT NULL,
  classroom_id text NOT NULL,
  position integer NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  chapters jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id, position),
  UNIQUE (tenant_id, classroom_id, slug),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

-- FORCE binds the owner of the tables too: nobody reads them without saying for which tenant.
DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['settings', 'programs', 'classes', 'syllabus_modules'] LOOP
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
