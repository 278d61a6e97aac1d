-- Quizzes with their versions, attempts with their answers, and what answers come to.

CREATE TABLE quiz_quizzes (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  slug text NOT NULL,
  -- Null: never published.
  live_version integer,
  -- Without a draft an author begins with the live version.
  draft jsonb,
  draft_revision integer NOT NULL DEFAULT 0,
  draft_at timestamptz,
  -- Of the seed's content; null once an author has published.
  seed_digest text,
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, slug)
);
--> statement-breakpoint
CREATE TABLE quiz_versions (
  tenant_id uuid NOT NULL,
  slug text NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  -- A draft that its author tried.
  is_preview boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL,
  made_by text,
  PRIMARY KEY (tenant_id, slug, version),
  FOREIGN KEY (tenant_id, slug) REFERENCES quiz_quizzes ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE quiz_attempts (
  tenant_id uuid NOT NULL,
  -- Cannot be guessed: a visitor without an account goes on by it alone.
  id text NOT NULL,
  slug text NOT NULL,
  version integer NOT NULL,
  -- Null: without an account.
  person_id text,
  number integer NOT NULL DEFAULT 1,
  is_practice boolean NOT NULL DEFAULT false,
  is_preview boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  -- What orders are drawn from. It never leaves the server: with it the order of the author would be known.
  seed bigint NOT NULL,
  -- Ids of the questions, in the order of this attempt.
  questions jsonb NOT NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- The last change: the time since then belongs to the next question that is answered.
  changed_at timestamptz NOT NULL,
  finished_at timestamptz,
  is_time_over boolean NOT NULL DEFAULT false,
  points double precision,
  max_points integer,
  percent integer,
  right_count integer,
  is_passed boolean,
  counted_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, slug, version) REFERENCES quiz_versions ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX quiz_attempts_open ON quiz_attempts (tenant_id, slug, person_id) WHERE finished_at IS NULL AND NOT is_preview AND NOT is_practice AND person_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX quiz_attempts_person ON quiz_attempts (tenant_id, slug, person_id, started_at DESC);
--> statement-breakpoint
CREATE INDEX quiz_attempts_uncounted ON quiz_attempts (tenant_id, slug) WHERE finished_at IS NOT NULL AND counted_at IS NULL;
--> statement-breakpoint
CREATE INDEX quiz_attempts_finished ON quiz_attempts (tenant_id, slug, finished_at DESC) WHERE finished_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE quiz_answers (
  tenant_id uuid NOT NULL,
  attempt_id text NOT NULL,
  question_id text NOT NULL,
  -- With the quiz's own ids, not with the letters of the attempt.
  answer jsonb NOT NULL,
  seq integer NOT NULL,
  is_flagged boolean NOT NULL DEFAULT false,
  seconds integer NOT NULL DEFAULT 0,
  -- Once the attempt is handed in: 0 to 1 of the question's weight, and what was chosen for the analysis.
  mark double precision,
  weight integer,
  picks jsonb,
  PRIMARY KEY (tenant_id, attempt_id, question_id),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES quiz_attempts ON DELETE CASCADE
);
--> statement-breakpoint
-- How often answers came, by the score of the whole attempt: with it any number of attempts is analysed at once.
CREATE TABLE quiz_counts (
  tenant_id uuid NOT NULL,
  slug text NOT NULL,
  question_id text NOT NULL,
  -- Percent of the attempt without this question: 0 to 100.
  band integer NOT NULL,
  -- An answer's id; empty: one line for the question itself.
  pick text NOT NULL,
  answers integer NOT NULL,
  marks double precision NOT NULL,
  PRIMARY KEY (tenant_id, slug, question_id, band, pick),
  FOREIGN KEY (tenant_id, slug) REFERENCES quiz_quizzes ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('quiz_quizzes'), serambi_secure('quiz_versions'), serambi_secure('quiz_attempts'), serambi_secure('quiz_answers'), serambi_secure('quiz_counts');
