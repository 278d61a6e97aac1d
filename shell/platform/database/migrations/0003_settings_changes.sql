-- Who may act on a tenant's behalf, and what they changed.

-- Access tokens of users. SHA-256 of the token: a copy of this table opens nothing.
CREATE TABLE access_tokens (
  digest text PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id text NOT NULL,
  user_kind smallint NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
--> statement-breakpoint

-- Every change of a setting, newest last; never changed itself.
CREATE TABLE settings_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  version text NOT NULL,
  key text NOT NULL,
  -- Null where the setting was new.
  old_value jsonb,
  new_value jsonb NOT NULL,
  changed_by text NOT NULL,
  role text NOT NULL,
  changed_at timestamptz NOT NULL
);
--> statement-breakpoint

CREATE INDEX settings_changes_key ON settings_changes (tenant_id, version, key);
--> statement-breakpoint

DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['access_tokens', 'settings_changes'] LOOP
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
