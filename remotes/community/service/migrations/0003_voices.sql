-- Voices of visitors: the tables of the hosted database (specification section 7.6). rest/policies.sql says who reads and writes them.

CREATE TABLE community_book_reviews (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 100),
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  review text NOT NULL CHECK (length(review) BETWEEN 20 AND 2000),
  is_published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Made when the form was opened; null where there was none.
  form_key text,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_book_reviews_key ON community_book_reviews (tenant_id, form_key);
--> statement-breakpoint

CREATE INDEX community_book_reviews_new ON community_book_reviews (tenant_id, created_at DESC);
--> statement-breakpoint

SELECT serambi_secure('community_book_reviews');
--> statement-breakpoint

CREATE TABLE community_aspirations (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text CHECK (name IS NULL OR length(name) BETWEEN 3 AND 100),
  is_anonymous boolean NOT NULL DEFAULT false,
  category text NOT NULL CHECK (length(category) BETWEEN 2 AND 60),
  message text NOT NULL CHECK (length(message) BETWEEN 20 AND 1000),
  consent_publish boolean NOT NULL DEFAULT false,
  is_published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  form_key text,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT community_aspirations_named CHECK (is_anonymous = (name IS NULL)),
  CONSTRAINT community_aspirations_consent CHECK (consent_publish OR NOT is_published)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_aspirations_key ON community_aspirations (tenant_id, form_key);
--> statement-breakpoint

CREATE INDEX community_aspirations_new ON community_aspirations (tenant_id, created_at DESC);
--> statement-breakpoint

SELECT serambi_secure('community_aspirations');
--> statement-breakpoint

CREATE TABLE community_testimonies (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 100),
  role text NOT NULL CHECK (length(role) BETWEEN 2 AND 100),
  institution text NOT NULL CHECK (length(institution) BETWEEN 2 AND 150),
  message text NOT NULL CHECK (length(message) BETWEEN 30 AND 600),
  consent_publish boolean NOT NULL DEFAULT false,
  is_published boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  form_key text,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT community_testimonies_consent CHECK (consent_publish OR NOT is_published)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_testimonies_key ON community_testimonies (tenant_id, form_key);
--> statement-breakpoint

CREATE INDEX community_testimonies_new ON community_testimonies (tenant_id, created_at DESC);
--> statement-breakpoint

SELECT serambi_secure('community_testimonies');
--> statement-breakpoint

-- What became of a voice, by whom and why: its history.
CREATE TABLE community_decisions (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('book_reviews', 'aspirations', 'testimonies')),
  voice_id uuid NOT NULL,
  decision text NOT NULL CHECK (decision IN ('published', 'rejected')),
  reason text NOT NULL CHECK (length(reason) <= 255),
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint

CREATE INDEX community_decisions_voice ON community_decisions (tenant_id, kind, voice_id, decided_at DESC);
--> statement-breakpoint

SELECT serambi_secure('community_decisions');
