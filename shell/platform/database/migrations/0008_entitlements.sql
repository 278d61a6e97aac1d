-- Rights of persons to things: a course, a pass for all of them. Granted by whichever service has the reason, read by whichever has the thing,
-- in one transaction with what it belongs to. A right is never changed but taken back.
CREATE TABLE entitlements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id text NOT NULL,
  -- Whose thing and which: `courses.class`; what it is called there: its id.
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z0-9-]*\.[a-z][a-z-]*$'),
  code text NOT NULL,
  source text NOT NULL CHECK (source IN ('free', 'bought', 'voucher', 'pass', 'by-hand', 'seed')),
  -- What it was granted for, as an invoice's number: granting for the same thing again changes nothing.
  reference text NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_why text,
  UNIQUE (tenant_id, user_id, kind, code, source, reference)
);
--> statement-breakpoint

SELECT serambi_secure('entitlements');
