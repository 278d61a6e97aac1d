-- Enrolments are the platform's entitlements now. The version before reads the table; it finds the same rows in a view.
DO $$
DECLARE tenant record;
BEGIN
  FOR tenant IN SELECT id FROM tenants LOOP
    PERFORM set_config('serambi.tenant_id', tenant.id::text, true);
    INSERT INTO entitlements (tenant_id, user_id, kind, code, source, reference, granted_by, granted_at)
      SELECT tenant_id, user_id, 'courses.class', classroom_id, 'by-hand', 'class ' || classroom_id, user_id, granted_at
      FROM enrolments WHERE tenant_id = tenant.id
      ON CONFLICT DO NOTHING;
  END LOOP;
  PERFORM set_config('serambi.tenant_id', '', true);
END $$;
--> statement-breakpoint

DROP TABLE enrolments;
--> statement-breakpoint

CREATE VIEW enrolments WITH (security_invoker = true) AS
  SELECT tenant_id, user_id, code AS classroom_id, granted_at FROM entitlements
  WHERE kind = 'courses.class' AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now());
--> statement-breakpoint

GRANT SELECT ON enrolments TO serambi_app;
