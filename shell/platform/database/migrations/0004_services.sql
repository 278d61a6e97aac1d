-- Services of remotes: which of their migrations and seeds this database has had, and what their tables are secured with.
CREATE TABLE service_migrations (
  service text NOT NULL,
  name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (service, name)
);
--> statement-breakpoint

CREATE TABLE service_seeds (
  service text NOT NULL,
  -- The tenant's key.
  tenant text NOT NULL,
  digest text NOT NULL,
  seeded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (service, tenant)
);
--> statement-breakpoint

-- A database from before services had journals of their own: what the platform does not know is a service's, whichever it was.
INSERT INTO service_migrations (service, name)
  SELECT '', name FROM schema_migrations
  WHERE name NOT IN ('0001_initial', '0002_click_log', '0003_settings_changes');
--> statement-breakpoint

DELETE FROM schema_migrations WHERE name IN (SELECT name FROM service_migrations);
--> statement-breakpoint

-- Without this word no query that asks for the tenant may use two processors: the function decides nothing by itself.
ALTER FUNCTION serambi_tenant() PARALLEL SAFE;
--> statement-breakpoint

-- The user of the running transaction; null where nobody has logged in.
CREATE FUNCTION serambi_user() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('serambi.user_id', true), '') $$;
--> statement-breakpoint

-- Everything that a table with a column tenant_id needs: requests see the rows of their tenant, and so does the table's owner.
CREATE FUNCTION serambi_secure(scoped regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', scoped);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', scoped);
  EXECUTE format('DROP POLICY IF EXISTS own_tenant ON %s', scoped);
  -- As a subquery the tenant is looked up once for a query, not once for a row.
  EXECUTE format(
    'CREATE POLICY own_tenant ON %s USING (tenant_id = (SELECT serambi_tenant())) WITH CHECK (tenant_id = serambi_tenant())',
    scoped
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO serambi_app', scoped);
END
$$;
