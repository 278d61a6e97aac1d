-- Donations (`donations` of specification section 7.6). Their state is the office's: no client can write it.

CREATE TABLE community_donations (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL DEFAULT 'DN-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)),
  -- Opens the donation's own page; told to whoever makes it alone.
  secret uuid NOT NULL DEFAULT gen_random_uuid(),
  amount integer NOT NULL CHECK (amount BETWEEN 10000 AND 10000000),
  donor_name text CHECK (donor_name IS NULL OR length(donor_name) BETWEEN 3 AND 100),
  is_anonymous boolean NOT NULL DEFAULT false,
  email text NOT NULL CHECK (length(email) <= 254),
  message text NOT NULL DEFAULT '' CHECK (length(message) <= 280),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'paid', 'cancelled')),
  is_published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '2 days',
  decided_at timestamptz,
  decided_by text,
  form_key text,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, reference),
  CONSTRAINT community_donations_named CHECK (is_anonymous = (donor_name IS NULL)),
  CONSTRAINT community_donations_paid CHECK (state = 'paid' OR NOT is_published)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_donations_key ON community_donations (tenant_id, form_key);
--> statement-breakpoint

CREATE UNIQUE INDEX community_donations_secret ON community_donations (tenant_id, secret);
--> statement-breakpoint

CREATE INDEX community_donations_new ON community_donations (tenant_id, created_at DESC);
--> statement-breakpoint

CREATE INDEX community_donations_email ON community_donations (tenant_id, lower(email));
--> statement-breakpoint

SELECT serambi_secure('community_donations');
--> statement-breakpoint

-- Messages of donations are decided about like other voices.
ALTER TABLE community_decisions DROP CONSTRAINT community_decisions_kind_check;
--> statement-breakpoint

ALTER TABLE community_decisions ADD CONSTRAINT community_decisions_kind_check
  CHECK (kind IN ('book_reviews', 'aspirations', 'testimonies', 'donations'));
--> statement-breakpoint

-- The office's answer to an aspiration; without one it is received.
CREATE TABLE community_answers (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  aspiration_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('discussed', 'answered')),
  answer text NOT NULL CHECK (length(answer) BETWEEN 10 AND 600),
  -- In whose name it is given: "Tim kurikulum".
  signature text NOT NULL CHECK (length(signature) BETWEEN 3 AND 100),
  answered_by text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, aspiration_id),
  FOREIGN KEY (tenant_id, aspiration_id) REFERENCES community_aspirations ON DELETE CASCADE
);
--> statement-breakpoint

SELECT serambi_secure('community_answers');
