-- Requests for a trial room.

CREATE TABLE community_demo_requests (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  reference text NOT NULL,
  email text NOT NULL CHECK (length(email) <= 254),
  asked_at timestamptz NOT NULL,
  -- When the link has arrived at the latest.
  ready_by timestamptz NOT NULL,
  ends_on date NOT NULL,
  last_sent_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, reference)
);
--> statement-breakpoint

CREATE INDEX community_demo_requests_email ON community_demo_requests (tenant_id, email, ends_on DESC);
--> statement-breakpoint

SELECT serambi_secure('community_demo_requests');
