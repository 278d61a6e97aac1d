-- Payouts, and each of their transitions. The money itself is in the ledger: `person:<id>`, `held:<id>`, `fees`, `honoraria` are further accounts.

CREATE TABLE payments_payouts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  number text NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  role text NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  holder_name text NOT NULL,
  amount_idr bigint NOT NULL CHECK (amount_idr > 0),
  fee_idr bigint NOT NULL CHECK (fee_idr >= 0),
  state text NOT NULL CHECK (state IN ('REQUESTED', 'APPROVED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'REJECTED', 'CANCELLED', 'REVERSED')),
  note text,
  -- Made when the form opens: a repeat makes no second request.
  request_key text NOT NULL,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, number),
  UNIQUE (tenant_id, person_id, request_key)
);
--> statement-breakpoint
CREATE INDEX payments_payouts_newest ON payments_payouts (tenant_id, requested_at DESC);
--> statement-breakpoint
CREATE INDEX payments_payouts_person ON payments_payouts (tenant_id, person_id, requested_at DESC);
--> statement-breakpoint

-- Each transition of a payout: who, when and why.
CREATE TABLE payments_payout_steps (
  tenant_id uuid NOT NULL,
  number text NOT NULL,
  position integer NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by_id text,
  by_name text,
  why text,
  PRIMARY KEY (tenant_id, number, position),
  FOREIGN KEY (tenant_id, number) REFERENCES payments_payouts ON DELETE CASCADE
);
--> statement-breakpoint

SELECT serambi_secure('payments_payouts'), serambi_secure('payments_payout_steps');
--> statement-breakpoint
-- What is written stays as it is written.
REVOKE UPDATE, DELETE ON payments_payout_steps FROM serambi_app;
