-- Page loads and clicks on links, as browsers report them (specification section 7.7).
CREATE TABLE click_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  from_url text NOT NULL,
  to_url text NOT NULL,
  type text NOT NULL CHECK (type IN ('page_load', 'internal_navigation', 'external')),
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);
--> statement-breakpoint

CREATE INDEX click_log_received ON click_log (tenant_id, received_at);
--> statement-breakpoint

ALTER TABLE click_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint

ALTER TABLE click_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint

CREATE POLICY own_tenant ON click_log USING (tenant_id = serambi_tenant()) WITH CHECK (tenant_id = serambi_tenant());
--> statement-breakpoint

GRANT SELECT, INSERT, UPDATE, DELETE ON click_log TO serambi_app;
