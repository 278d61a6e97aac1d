-- Invoices, what providers said of them, vouchers, and the ledger of all money.

-- The last number given in a series (`INV-2026`).
CREATE TABLE payments_numbers (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  series text NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (tenant_id, series)
);
--> statement-breakpoint

-- What a site keeps to itself: the token that its sandbox provider signs with.
CREATE TABLE payments_secrets (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  name text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (tenant_id, name)
);
--> statement-breakpoint

CREATE TABLE payments_vouchers (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- In capital letters.
  code text NOT NULL CHECK (code = upper(code)),
  kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
  value integer NOT NULL CHECK (value > 0 AND (kind = 'amount' OR value <= 100)),
  -- The one class that it is for; null for everything.
  slug text,
  max_uses integer NOT NULL CHECK (max_uses > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0 AND used <= max_uses),
  starts_at timestamptz,
  ends_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, code)
);
--> statement-breakpoint

CREATE TABLE payments_invoices (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  number text NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  person_email text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('course', 'pass')),
  -- The class; where a pass is bought, the class that it was bought at.
  slug text NOT NULL,
  -- The right that it gives, as the remote whose thing it is names it.
  right_kind text NOT NULL,
  right_code text NOT NULL,
  title text NOT NULL,
  -- How long a pass is good for; 0 for a class.
  months integer NOT NULL CHECK (months >= 0),
  price_idr bigint NOT NULL CHECK (price_idr >= 0),
  discount_idr bigint NOT NULL CHECK (discount_idr >= 0 AND discount_idr <= price_idr),
  tax_idr bigint NOT NULL CHECK (tax_idr >= 0),
  total_idr bigint NOT NULL CHECK (total_idr = price_idr - discount_idr + tax_idr),
  voucher text,
  state text NOT NULL CHECK (state IN ('PENDING', 'PAID', 'SETTLED', 'REFUNDED', 'EXPIRED', 'FAILED', 'CANCELLED')),
  access text NOT NULL CHECK (access IN ('none', 'granting', 'granted', 'revoked')),
  method text CHECK (method IN ('va', 'qris', 'ewallet')),
  channel text,
  provider text NOT NULL,
  -- Its name at the provider: cannot be guessed.
  reference text NOT NULL,
  -- The provider's own name of the payment that paid it.
  payment_id text,
  pay_url text,
  reason text,
  -- Why an administrator should look at it.
  attention text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  ended_at timestamptz,
  refunded_at timestamptz,
  refunded_by text,
  PRIMARY KEY (tenant_id, number),
  UNIQUE (tenant_id, reference)
);
--> statement-breakpoint
-- Two tabs that buy one thing get one invoice.
CREATE UNIQUE INDEX payments_invoices_pending ON payments_invoices (tenant_id, person_id, kind, slug) WHERE state = 'PENDING';
--> statement-breakpoint
CREATE INDEX payments_invoices_person ON payments_invoices (tenant_id, person_id, created_at DESC);
--> statement-breakpoint
CREATE INDEX payments_invoices_newest ON payments_invoices (tenant_id, created_at DESC);
--> statement-breakpoint

-- Each word of a provider, once: a repeat does nothing.
CREATE TABLE payments_events (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  provider text NOT NULL,
  event_id text NOT NULL,
  number text NOT NULL,
  state text NOT NULL,
  -- What came of it: `applied`, `known`, `late`, `double`.
  outcome text NOT NULL,
  payment_id text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, provider, event_id)
);
--> statement-breakpoint
CREATE INDEX payments_events_number ON payments_events (tenant_id, number);
--> statement-breakpoint

-- The ledger, in double entry: the entries of one booking sum to zero. A positive amount is owed to the account, a negative one by it.
CREATE TABLE payments_entries (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  booking uuid NOT NULL,
  -- `provider`, `bank`, `sales`, `tax`.
  account text NOT NULL,
  amount_idr bigint NOT NULL CHECK (amount_idr <> 0),
  kind text NOT NULL,
  -- The invoice that it is about.
  number text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint
-- A balance is read from this index alone.
CREATE INDEX payments_entries_account ON payments_entries (tenant_id, account, at) INCLUDE (amount_idr);
--> statement-breakpoint
-- Nothing is booked twice.
CREATE UNIQUE INDEX payments_entries_once ON payments_entries (tenant_id, number, kind, account);
--> statement-breakpoint

CREATE FUNCTION payments_check_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM new_rows GROUP BY tenant_id, booking HAVING sum(amount_idr) <> 0) THEN
    RAISE EXCEPTION 'The entries of a booking do not sum to zero';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A booking is one statement.
CREATE TRIGGER payments_entries_balanced AFTER INSERT ON payments_entries
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payments_check_bookings();
--> statement-breakpoint

SELECT serambi_secure('payments_numbers'), serambi_secure('payments_secrets'), serambi_secure('payments_vouchers'),
  serambi_secure('payments_invoices'), serambi_secure('payments_events'), serambi_secure('payments_entries');
--> statement-breakpoint
-- What is written stays as it is written; a mistake is booked back.
REVOKE UPDATE, DELETE ON payments_entries, payments_events FROM serambi_app;
