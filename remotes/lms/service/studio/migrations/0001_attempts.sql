-- Attempts at exercises, and what teachers say of them.

CREATE TABLE lms_attempts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id text NOT NULL,
  -- Slug of the exercise: a file of the remote, so no row of another table.
  exercise text NOT NULL,
  -- What was sent in: path and text of each file.
  files jsonb NOT NULL,
  -- Ids of the tests that passed in the learner's browser, and how many tests there were.
  passed jsonb NOT NULL,
  total integer NOT NULL CHECK (total > 0),
  is_passed boolean NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint

CREATE INDEX lms_attempts_own ON lms_attempts (tenant_id, user_id, exercise, made_at DESC);
--> statement-breakpoint

CREATE INDEX lms_attempts_exercise ON lms_attempts (tenant_id, exercise, made_at DESC);
--> statement-breakpoint

CREATE TABLE lms_comments (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  path text NOT NULL,
  -- From 1; 0 for the whole file.
  line integer NOT NULL CHECK (line >= 0),
  text text NOT NULL CHECK (length(text) <= 2000),
  author_id text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES lms_attempts ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX lms_comments_attempt ON lms_comments (tenant_id, attempt_id);
--> statement-breakpoint

-- The last one counts; those before it are its history.
CREATE TABLE lms_verdicts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('accepted', 'rejected')),
  note text NOT NULL CHECK (length(note) <= 2000),
  author_id text NOT NULL,
  judged_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, attempt_id) REFERENCES lms_attempts ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX lms_verdicts_attempt ON lms_verdicts (tenant_id, attempt_id);
--> statement-breakpoint

SELECT serambi_secure('lms_attempts');
--> statement-breakpoint

SELECT serambi_secure('lms_comments');
--> statement-breakpoint

SELECT serambi_secure('lms_verdicts');
